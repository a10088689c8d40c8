-- oldest program: 0150
-- The displayed temperature is 36.5 plus the sum of these events. The table is append-only: a
-- retraction adds an event with the opposite delta.
create table reputation_events (
  event_id     bigint generated always as identity primary key,
  member_id    integer not null references members,
  at           timestamptz not null,
  kind         text not null check (kind in ('REVIEW', 'ATTENDED', 'ABSENT', 'LATE_NO', 'RETRACTED')),
  delta        numeric not null,
  note         text check (note in ('FREE', 'CAPPED', 'FLOOR')),
  club_id      integer references clubs,
  -- From this Seoul date on, half of the delta counts. A retraction has the date of its slip.
  halves_on    date,
  retracts     bigint unique references reputation_events,
  review_count smallint check (review_count > 0),
  hours_before smallint check (hours_before between 1 and 6),
  check ((kind = 'RETRACTED') = (retracts is not null)),
  check ((kind = 'REVIEW') = (review_count is not null)),
  check ((kind = 'LATE_NO') = (hours_before is not null)),
  check (case when kind in ('ABSENT', 'LATE_NO') then delta <= 0 when kind <> 'RETRACTED' then delta >= 0 end),
  check (halves_on is not null or kind not in ('ABSENT', 'LATE_NO') or delta = 0)
);
create index reputation_events_by_member on reputation_events (member_id, at, event_id);
create index reputation_events_by_club on reputation_events (club_id) where club_id is not null;
create unique index reputation_events_late_no on reputation_events (member_id, club_id) where kind = 'LATE_NO';

create function refuse_reputation_change() returns trigger language plpgsql as $$
begin
  raise exception 'reputation events are append-only';
end $$;
create trigger reputation_events_append_only before update or delete on reputation_events
  for each row execute function refuse_reputation_change();

-- `reputation` is the sum with all slips halved, which no passing of time changes. Before this date
-- some slips still count in full, and the displayed temperature is lower.
alter table members add column halves_until date;

-- One event for all counted reviews. The text of a double has all its digits, its numeric has not.
insert into reputation_events (member_id, at, kind, delta, review_count)
select m.member_id, coalesce(received.at, m.created_at), 'REVIEW', m.reputation::text::numeric - 36.5,
  greatest(received.number, 1)
from members m
left join lateral (
  select count(*) as number, max(greatest(r.publish_at, r.created_at)) as at
  from reviews r where r.reviewee_id = m.member_id and r.is_counted) as received on true
where m.reputation > 36.5;
