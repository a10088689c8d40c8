create table follows (
  follow_id   bigint generated always as identity primary key,
  follower_id integer not null references members,
  followee_id integer not null references members,
  created_at  timestamptz not null default now(),
  constraint follows_once unique (follower_id, followee_id),
  constraint follow_not_self check (follower_id <> followee_id)
) with (autovacuum_vacuum_scale_factor = 0.02);

create index follows_following on follows (follower_id, follow_id desc) include (followee_id);
create index follows_followers on follows (followee_id, follow_id desc) include (follower_id);

create trigger follows_members_are_here before insert on follows
  for each row execute function refuse_withdrawn_member('follower_id', 'followee_id');

-- Lock both members in the order of their ids: two mutual follows must not deadlock.
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

-- A block hides two members from each other.
create table blocks (
  blocker_id integer     not null references members,
  blocked_id integer     not null references members,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint block_not_self check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id, blocker_id);

-- Updates the counts and arrays in members once per statement: a withdrawal may end hundreds of blocks.
create function count_blocks() returns trigger language plpgsql as $$
declare
  made boolean := tg_op = 'INSERT';
begin
  perform 1 from members
    where member_id in (select blocker_id from changed union all select blocked_id from changed)
    order by member_id for no key update;
  update members m set
    block_count = m.block_count + case when made then others else -others end,
    hidden_ids = case when made then m.hidden_ids || hidden
      else array(select unnest(m.hidden_ids) except all select unnest(hidden)) end,
    blocked_ids = case when made then m.blocked_ids || blocked
      else array(select unnest(m.blocked_ids) except all select unnest(blocked)) end
  from (
    select member_id, count(*)::integer as others, array_agg(other_id) as hidden,
      coalesce(array_agg(other_id) filter (where is_blocker), '{}') as blocked
    from (
      select blocker_id, blocked_id, true from changed
      union all
      select blocked_id, blocker_id, false from changed) as side (member_id, other_id, is_blocker)
    group by member_id) as counted
  where counted.member_id = m.member_id;
  return null;
end
$$;

create trigger blocks_counted_when_made after insert on blocks
  referencing new table as changed for each statement execute function count_blocks();
create trigger blocks_counted_when_ended after delete on blocks
  referencing old table as changed for each statement execute function count_blocks();

create table reviews (
  review_id        bigint generated always as identity primary key,
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
