-- oldest program: 0150
-- A change, the day before and a date of a crew ask the same question, and club_answers has the
-- answer. Nothing reads club_members.confirmation any more; the previous release still does.
insert into club_answers as own (club_id, member_id, is_going, answered_at)
select s.club_id, s.member_id, true, last.changed_at
from club_members s join clubs c using (club_id)
cross join lateral (
  select max(changed_at) as changed_at from club_changes where club_id = c.club_id) last
where s.status = 'CLUB_JOINED' and s.confirmation is distinct from 'PENDING'
  and s.member_id <> c.host_id and c.cancelled_at is null and last.changed_at is not null
  and (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' > now()
on conflict (club_id, member_id) do update
set answered_at = greatest(own.answered_at, excluded.answered_at);

-- The host lets unanswered seats go to people who wait, six hours before the start.
alter table clubs add column releases_seats boolean not null default false;
alter table crews add column releases_seats boolean not null default false;

-- Answer links of mails that were used. The links themselves are signed and not stored.
create table spent_answer_links (
  link_hash bytea primary key,
  member_id integer not null references members,
  ends_at   timestamptz not null
);
create index spent_answer_links_by_member on spent_answer_links (member_id);
create index spent_answer_links_by_end on spent_answer_links (ends_at);
create index clubs_releasing_seats on clubs (club_id) where releases_seats and cancelled_at is null;
