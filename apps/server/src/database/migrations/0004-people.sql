create table follows (
  follow_id   integer generated always as identity primary key,
  follower_id integer not null references members,
  followee_id integer not null references members,
  created_at  timestamptz not null default now(),
  constraint follows_once unique (follower_id, followee_id),
  constraint follow_not_self check (follower_id <> followee_id)
) with (autovacuum_vacuum_scale_factor = 0.02);

create index follows_following on follows (follower_id, follow_id desc) include (followee_id);
create index follows_followers on follows (followee_id, follow_id desc) include (follower_id);

-- Both members are locked in the order of their ids, so that two who follow each other at once cannot deadlock.
create function count_follows() returns trigger language plpgsql as $$
declare
  edge follows := case when tg_op = 'INSERT' then new else old end;
  step integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform 1 from members where member_id in (edge.follower_id, edge.followee_id)
    order by member_id for no key update;
  update members set following_count = following_count + step where member_id = edge.follower_id;
  update members set follower_count = follower_count + step where member_id = edge.followee_id;
  return null;
end
$$;

create trigger follows_counted after insert or delete on follows
  for each row execute function count_follows();

create table reviews (
  review_id        integer generated always as identity primary key,
  club_id          integer not null references clubs,
  reviewer_id      integer not null references members,
  reviewee_id      integer not null references members,
  comment_category text    not null check (comment_category in (
    'CONSIDERATE', 'ACTIVELY_PARTICIPATE', 'KEEP_ON_TIME', 'HAVE_FUN_NEXT_TIME', 'FEEL_COMFORTABLE', 'MOOD_MAKER')),
  comment_body     text    check (char_length(comment_body) between 1 and 128),
  created_at       timestamptz not null default now(),
  constraint reviews_once unique (club_id, reviewer_id, reviewee_id),
  constraint review_not_self check (reviewer_id <> reviewee_id)
);
create index reviews_received on reviews (reviewee_id, review_id desc);
create index reviews_written on reviews (reviewer_id, club_id);

create table club_reports (
  club_report_id integer generated always as identity primary key,
  club_id        integer not null references clubs,
  reporter_id    integer not null references members,
  category       text    not null check (category in (
    'ADVERTISEMENT_AND_SPAM', 'INAPPROPRIATE_PARTICIPATION_FEE', 'REQUEST_PERSONAL_CONTACT',
    'INVITING_OTHERS', 'PARTICULAR_RELIGION_PROPAGATION', 'ANTISOCIAL_CONTENT', 'ETC')),
  reason         text    check (char_length(reason) between 1 and 128),
  created_at     timestamptz not null default now(),
  closed_at      timestamptz,
  verdict        text,
  constraint club_reports_once unique (club_id, reporter_id),
  constraint club_report_closed_with_verdict check ((closed_at is null) = (verdict is null))
);
create index club_reports_open on club_reports (club_report_id) where closed_at is null;

create table member_reports (
  member_report_id integer generated always as identity primary key,
  member_id        integer not null references members,
  reporter_id      integer not null references members,
  category         text    not null check (category in (
    'BAD_LANGUAGE', 'ADVERTISE', 'PERSONAL_INFORMATION', 'DISCRIMINATION', 'ETC')),
  reason           text    check (char_length(reason) between 1 and 128),
  created_at       timestamptz not null default now(),
  closed_at        timestamptz,
  verdict          text,
  constraint member_report_not_self check (member_id <> reporter_id),
  constraint member_report_closed_with_verdict check ((closed_at is null) = (verdict is null))
);
create unique index member_reports_once_open on member_reports (member_id, reporter_id) where closed_at is null;
create index member_reports_open on member_reports (member_report_id) where closed_at is null;

-- Everything an operator does, for good.
create table operator_actions (
  operator_action_id integer generated always as identity primary key,
  operator           text not null,
  action             text not null,
  target             text not null,
  note               text,
  acted_at           timestamptz not null default now()
);
