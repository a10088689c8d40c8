-- Checks rules that must always hold. Returns one row per violation, so a correct database returns
-- no rows.
select 'more joined and offered than the limit' as rule, 'club ' || club_id as culprit
from clubs where joined_count + offered_count > member_limit
union all
select 'the number of offers is not the number of open rows', 'club ' || c.club_id
from clubs c where c.offered_count <> (
  select count(*) from seat_offers o where o.club_id = c.club_id and o.state = 'OPEN')
union all
select 'the open offers are not those of the queue', 'club ' || c.club_id
from clubs c where c.cancelled_at is null and (c.offered_count, c.offered_count) <> (
  select count(*), count(*) filter (where q.expires_at = o.expires_at) from club_members q
  left join seat_offers o on (o.club_id, o.member_id, o.state) = (q.club_id, q.member_id, 'OPEN')
  where q.club_id = c.club_id and q.queued_at is not null and q.expires_at is not null)
union all
select 'an application that does not wait is queued or expires', 'signup ' || club_member_id
from club_members
where status <> 'CLUB_WAITING'
  and (queued_at is not null or expires_at is not null or is_preapproved)
union all
select 'a free seat is not offered to the next in the queue', 'club ' || c.club_id
from clubs c where c.joined_count + c.offered_count < c.member_limit and c.cancelled_at is null
  and c.meeting_date + c.meeting_time
    >= ($1::timestamptz + interval '3 hours') at time zone 'Asia/Seoul'
  and exists (
    select from club_members q join members m using (member_id)
    where q.club_id = c.club_id and q.queued_at is not null
      and q.expires_at is null and m.status = 'ACTIVE'
      and (q.is_preapproved or exists (
        select from crew_members own
        where own.crew_id = c.crew_id and own.member_id = q.member_id and own.state = 'JOINED')))
union all
select 'the seat count is not the number of joined rows', 'club ' || c.club_id
from clubs c
left join (
  select club_id, count(*) as number from club_members where status = 'CLUB_JOINED' group by club_id)
  as joined using (club_id)
where c.joined_count <> coalesce(joined.number, 0)
union all
select 'the host is not joined', 'club ' || c.club_id
from clubs c
where not exists (
  select from club_members s
  where s.club_id = c.club_id and s.member_id = c.host_id and s.status = 'CLUB_JOINED')
union all
select 'two rows of one member in a club', 'club ' || club_id || ' member ' || member_id
from club_members group by club_id, member_id having count(*) > 1
union all
select 'a withdrawn member holds a seat or waits for one ahead', 'signup ' || s.club_member_id
from club_members s join members m using (member_id) join clubs c using (club_id)
where m.status = 'WITHDRAWN' and s.status in ('CLUB_WAITING', 'CLUB_JOINED')
  and s.member_id <> c.host_id and c.cancelled_at is null
  and c.meeting_date + c.meeting_time > $1::timestamptz at time zone 'Asia/Seoul'
union all
select 'a withdrawn host has a club ahead', 'club ' || c.club_id
from clubs c join members m on m.member_id = c.host_id
where m.status = 'WITHDRAWN' and c.cancelled_at is null
  and c.meeting_date + c.meeting_time > $1::timestamptz at time zone 'Asia/Seoul'
union all
select 'a withdrawn member has a join answer', 'signup ' || s.club_member_id
from club_members s join members m using (member_id)
where m.status = 'WITHDRAWN' and s.join_answer is not null
union all
select 'a club does not show whether its host is suspended', 'club ' || c.club_id
from clubs c join members m on m.member_id = c.host_id
where c.is_host_suspended <> (m.status = 'SUSPENDED')
union all
select 'somebody without a seat, or the host, is absent, or nobody has said who came',
  'club ' || a.club_id || ' member ' || a.member_id
from absences a join clubs c using (club_id) join club_members s using (club_id, member_id)
where s.status <> 'CLUB_JOINED' or s.member_id = c.host_id or c.attendance_confirmed_at is null
union all
select 'somebody without a seat has arrived', 'signup ' || club_member_id
from club_members where arrived_at is not null and status <> 'CLUB_JOINED'
union all
select 'the follow counters are not the number of rows', 'member ' || m.member_id
from members m
left join (select follower_id, count(*) as number from follows group by follower_id) as following
  on following.follower_id = m.member_id
left join (select followee_id, count(*) as number from follows group by followee_id) as followed
  on followed.followee_id = m.member_id
where m.following_count <> coalesce(following.number, 0)
  or m.follower_count <> coalesce(followed.number, 0)
union all
select 'somebody follows or reviews themselves', 'member ' || member_id
from (
  select follower_id from follows where follower_id = followee_id
  union
  select reviewer_id from reviews where reviewer_id = reviewee_id) as selfish (member_id)
union all
select 'a blocked pair follows', 'member ' || f.follower_id || ' after ' || f.followee_id
from follows f join blocks b
  on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.followee_id), (f.followee_id, f.follower_id))
union all
select 'an application waits between a blocked pair', 'signup ' || s.club_member_id
from club_members s join clubs c using (club_id) join blocks b
  on (b.blocker_id, b.blocked_id) in ((c.host_id, s.member_id), (s.member_id, c.host_id))
where s.status = 'CLUB_WAITING'
union all
select 'the block counter is not the number of rows', 'member ' || m.member_id
from members m
left join (
  select member_id, count(*) as number
  from (select blocker_id from blocks union all select blocked_id from blocks) as side (member_id)
  group by member_id) as kept using (member_id)
where m.block_count <> coalesce(kept.number, 0)
union all
select 'the kept blocks are not the rows', 'member ' || m.member_id
from members m
left join (
  select member_id, array_agg(other_id order by other_id) as hidden,
    array_agg(other_id order by other_id) filter (where is_blocker) as blocked
  from (
    select blocker_id, blocked_id, true from blocks
    union all
    select blocked_id, blocker_id, false from blocks) as side (member_id, other_id, is_blocker)
  group by member_id) as kept using (member_id)
where (kept.member_id is not null or m.hidden_ids <> '{}' or m.blocked_ids <> '{}') and (
  array(select unnest(m.hidden_ids) order by 1) <> coalesce(kept.hidden, '{}')
  or array(select unnest(m.blocked_ids) order by 1) <> coalesce(kept.blocked, '{}'))
union all
select 'two members block each other', 'member ' || b.blocker_id || ' and ' || b.blocked_id
from blocks b join blocks back on (back.blocker_id, back.blocked_id) = (b.blocked_id, b.blocker_id)
union all
select 'one follow twice', 'member ' || follower_id || ' after ' || followee_id
from follows group by follower_id, followee_id having count(*) > 1
union all
select 'one review twice', 'club ' || club_id || ' by ' || reviewer_id || ' of ' || reviewee_id
from reviews group by club_id, reviewer_id, reviewee_id having count(*) > 1
union all
select 'a folded notice is not part of a later line of the same kind', 'notice ' || n.notice_id
from notices n join notices line on line.notice_id = n.folded_into
where (line.member_id, line.kind) <> (n.member_id, n.kind)
  or n.crew_id is null and line.club_id is distinct from n.club_id
  or line.crew_id is distinct from n.crew_id or line.notice_id <= n.notice_id
union all
select 'somebody without a seat has an announcement', 'notice ' || n.notice_id
from notices n
where n.kind = 'ANNOUNCEMENT' and not exists (
  select from club_members s
  where s.club_id = n.club_id and s.member_id = n.member_id and s.status = 'CLUB_JOINED')
  and (n.crew_id is null or n.club_id is not null)
union all
select 'a delivery is sent without a lease, or has one for nothing', 'delivery ' || delivery_id
from deliveries where (state = 'sending') <> (lease_until is not null)
union all
select 'a delivery has ended without its time, or has one too early', 'delivery ' || delivery_id
from deliveries where (state in ('pending', 'sending')) <> (finished_at is null)
union all
select 'somebody is in the room of a club without a seat', 'room ' || r.room_id || ' member ' || own.member_id
from chat_rooms r join chat_members own using (room_id)
where r.club_id is not null and own.left_at is null and not exists (
  select from club_members s
  where s.club_id = r.club_id and s.member_id = own.member_id and s.status = 'CLUB_JOINED')
union all
select 'somebody with a seat is not in the room', 'room ' || r.room_id || ' member ' || s.member_id
from chat_rooms r join club_members s using (club_id) join members m using (member_id)
where s.status = 'CLUB_JOINED' and m.status <> 'WITHDRAWN' and not exists (
  select from chat_members own
  where own.room_id = r.room_id and own.member_id = s.member_id and own.left_at is null)
union all
select 'a withdrawn member is in a room', 'room ' || own.room_id || ' member ' || own.member_id
from chat_members own join members m using (member_id)
where own.left_at is null and m.status = 'WITHDRAWN'
union all
-- A cleanup job deletes old rooms, but a room must exist while its members may still write in it.
select 'a club that met has no room', 'club ' || c.club_id
from clubs c
where coalesce(c.cancelled_at, (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul')
    > $1::timestamptz - interval '720 hours'
  and c.crew_id is null and exists (select from club_members s
    where s.club_id = c.club_id and s.status = 'CLUB_JOINED' and s.member_id <> c.host_id)
  and not exists (select from chat_rooms r where r.club_id = c.club_id)
union all
select 'a room in which there was never anybody beside the host', 'room ' || r.room_id
from chat_rooms r join clubs c using (club_id)
where not exists (
  select from chat_members own where own.room_id = r.room_id and own.member_id <> c.host_id)
union all
select 'a room of two is not that of its two members', 'room ' || r.room_id
from chat_rooms r
where r.pair_key is not null and r.pair_key is distinct from (
  select string_agg(own.member_id::text, ':' order by own.member_id)
  from chat_members own where own.room_id = r.room_id)
union all
select 'the messages of a room are not numbered without gaps up to its last', 'room ' || r.room_id
from chat_rooms r
left join (select room_id, max(seq) as last, count(*) as number from chat_messages group by room_id)
  as written using (room_id)
where r.last_seq <> coalesce(written.last, 0) or r.last_seq <> coalesce(written.number, 0)
union all
select 'somebody has read what is not written', 'room ' || r.room_id || ' member ' || own.member_id
from chat_rooms r join chat_members own using (room_id)
where own.read_seq > r.last_seq
union all
select 'a date of a crew has a room of its own', 'club ' || c.club_id
from clubs c join chat_rooms r using (club_id) where c.crew_id is not null
union all
select 'a member of a crew is not in its room', 'crew ' || own.crew_id || ' member ' || own.member_id
from crew_members own join crews k using (crew_id) join members m using (member_id)
where own.state = 'JOINED' and k.ended_at is null and m.status <> 'WITHDRAWN' and not exists (
  select from chat_rooms r join chat_members here using (room_id)
  where r.crew_id = own.crew_id and here.member_id = own.member_id
    and here.left_at is null and here.until is null)
union all
-- An outsider (a member with a seat in a meeting of a crew who is not in the crew) may be in the
-- room of the crew while that meeting is ahead or ended less than three days ago.
select 'somebody is in the room of a crew without a right', 'crew ' || r.crew_id || ' member ' || here.member_id
from chat_rooms r join chat_members here using (room_id) join crews k using (crew_id)
where here.left_at is null and (here.until is null or here.until > $1) and k.ended_at is null
  and not exists (
    select from crew_members own
    where own.crew_id = r.crew_id and own.member_id = here.member_id and own.state = 'JOINED')
  and not exists (
    select from clubs c join club_members s using (club_id)
    where c.crew_id = r.crew_id and s.member_id = here.member_id and s.status = 'CLUB_JOINED'
      and coalesce(c.cancelled_at, (c.meeting_date + c.meeting_time
        + c.duration_minutes * interval '1 minute') at time zone 'Asia/Seoul')
        + interval '72 hours' >= here.until)
union all
select 'an answer to a date ahead is of nobody in the crew or on a seat',
  'club ' || a.club_id || ' member ' || a.member_id
from club_answers a join clubs c using (club_id)
where c.cancelled_at is null
  and c.meeting_date + c.meeting_time > $1::timestamptz at time zone 'Asia/Seoul'
  and not exists (
    select from crew_members own
    where own.crew_id = c.crew_id and own.member_id = a.member_id and own.state = 'JOINED')
  and not exists (
    select from club_members s
    where s.club_id = a.club_id and s.member_id = a.member_id and s.status = 'CLUB_JOINED')
union all
select 'an answer differs from the seat', 'club ' || a.club_id || ' member ' || a.member_id
from club_answers a join clubs c using (club_id)
where c.cancelled_at is null and a.is_going <> exists (
  select from club_members s
  where s.club_id = a.club_id and s.member_id = a.member_id and s.status = 'CLUB_JOINED')
union all
select 'the host of a crew is not its one member with that role', 'crew ' || c.crew_id
from crews c
where c.host_id is distinct from (
  select own.member_id from crew_members own
  where own.crew_id = c.crew_id and own.role = 'HOST' and own.state = 'JOINED')
union all
select 'the member count of a crew is not the number of joined rows', 'crew ' || c.crew_id
from crews c
left join (
  select crew_id, count(*) as number from crew_members where state = 'JOINED' group by crew_id)
  as joined using (crew_id)
where c.joined_count <> coalesce(joined.number, 0)
union all
select 'a withdrawn member is in a crew', 'crew ' || own.crew_id || ' member ' || own.member_id
from crew_members own join members m using (member_id)
where own.state in ('INVITED', 'JOINED') and m.status = 'WITHDRAWN'
union all
select 'a suspended member hosts a crew', 'crew ' || c.crew_id
from crews c join members m on m.member_id = c.host_id
where m.status = 'SUSPENDED' and c.ended_at is null
union all
select 'a crew has more than two co-hosts', 'crew ' || crew_id
from crew_members where role = 'COHOST' group by crew_id having count(*) > 2
union all
select 'a member is in more than ten crews', 'member ' || member_id
from crew_members join crews using (crew_id)
where state = 'JOINED' and ended_at is null group by member_id having count(*) > 10
union all
select 'somebody outside a crew co-hosts a date ahead', 'club ' || c.club_id || ' member ' || co.member_id
from club_cohosts co join clubs c using (club_id)
where c.cancelled_at is null
  and c.meeting_date + c.meeting_time > $1::timestamptz at time zone 'Asia/Seoul'
  and not exists (
    select from crew_members own
    where own.crew_id = c.crew_id and own.member_id = co.member_id and own.role <> 'MEMBER')
union all
-- `members.reputation` is 36.5 plus the sum of the events. Events with a date in `halves_on`
-- (absences and late 못 가요) count half in this column; the displayed value counts them fully until
-- that date.
select 'the temperature is not the sum of its events', 'member ' || m.member_id
from members m
left join (
  select member_id, sum(case when halves_on is null then delta else delta / 2 end) as delta,
    max(halves_on) as halves_until
  from reputation_events group by member_id) as ledger using (member_id)
where m.reputation <> (36.5 + coalesce(ledger.delta, 0))::float8
  or m.halves_until is distinct from ledger.halves_until
union all
select 'a retraction is not the opposite of its event', 'event ' || back.event_id
from reputation_events back join reputation_events e on e.event_id = back.retracts
where (back.member_id, back.delta) <> (e.member_id, -e.delta)
  or back.halves_on is distinct from e.halves_on or back.club_id is distinct from e.club_id
union all
-- A meeting has at most one unretracted event per member, and it must match the attendance.
select 'an event differs from the attendance', 'club ' || e.club_id || ' member ' || e.member_id
from reputation_events e left join absences a using (club_id, member_id)
where e.kind in ('ATTENDED', 'ABSENT') and e.club_id is not null
  and not exists (select from reputation_events back where back.retracts = e.event_id)
group by e.club_id, e.member_id
having count(*) > 1 or bool_or(e.kind <> case
  when a.member_id is null or a.decision = 'CAME' then 'ATTENDED'
  when a.decision = 'ABSENT' or a.contested_at is null then 'ABSENT' else 'nothing' end)
