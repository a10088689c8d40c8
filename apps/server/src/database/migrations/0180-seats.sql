-- oldest program: 0150
-- People who wait for a seat of a full club, and the seats that are offered to them.
alter table club_members
  -- Null for an ordinary application; otherwise since when the member waits for a seat.
  add column queued_at       timestamptz,
  add column is_preapproved  boolean not null default false,
  -- When an application, or the offer to somebody in the queue, ends without an answer.
  add column expires_at      timestamptz,
  add column due_notified_at timestamptz;

update club_members s
set expires_at = least(now() + interval '48 hours',
  (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul')
from clubs c
where c.club_id = s.club_id and s.status = 'CLUB_WAITING' and c.cancelled_at is null
  and (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' > now();

create index club_members_queued on club_members (club_id, queued_at) where queued_at is not null;
create index club_members_expiring on club_members (expires_at) where expires_at is not null;
create index club_members_undecided on club_members (applied_at)
  where status = 'CLUB_WAITING' and queued_at is null and due_notified_at is null;

create table seat_offers (
  offer_id   bigint generated always as identity primary key,
  club_id    integer not null references clubs,
  member_id  integer not null references members,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  state      text not null default 'OPEN'
    check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'RETRACTED'))
);
create unique index seat_offers_one_open on seat_offers (club_id, member_id) where state = 'OPEN';
create index seat_offers_by_member on seat_offers (member_id, club_id);

alter table clubs
  add column offered_count   smallint not null default 0 check (offered_count >= 0),
  -- Free seats of which everybody in the queue knows, shortly before the start.
  add column announced_seats smallint not null default 0 check (announced_seats >= 0),
  drop constraint club_not_overbooked,
  add constraint club_not_overbooked check (joined_count + offered_count <= member_limit);

create function count_seat_offers() returns trigger language plpgsql as $$
declare
  change integer := (case when tg_op <> 'DELETE' and new.state = 'OPEN' then 1 else 0 end)
    - (case when tg_op <> 'INSERT' and old.state = 'OPEN' then 1 else 0 end);
begin
  if change <> 0 then
    update clubs set offered_count = offered_count + change
    where club_id = coalesce(new.club_id, old.club_id);
  end if;
  return null;
end
$$;
create trigger seat_offers_counted after insert or delete or update of state on seat_offers
  for each row execute function count_seat_offers();

-- Somebody who takes a seat takes one that was announced.
create or replace function count_joined_seats() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'CLUB_JOINED' then
    update clubs set joined_count = joined_count - 1 where club_id = old.club_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'CLUB_JOINED' then
    update clubs set joined_count = joined_count + 1,
      announced_seats = greatest(announced_seats - 1, 0) where club_id = new.club_id;
  end if;
  return null;
end
$$;

-- An offer belongs to a place in the queue of a club that takes place. Triggers run in the order of
-- their names: the offer of a member who takes a seat must end before the seat is counted.
create function retract_offer_of_member() returns trigger language plpgsql as $$
begin
  update seat_offers set state = 'RETRACTED'
  where club_id = old.club_id and member_id = old.member_id and state = 'OPEN';
  return null;
end
$$;
create trigger club_members_offer_of_deleted after delete on club_members
  for each row when (old.queued_at is not null) execute function retract_offer_of_member();
create trigger club_members_offer_of_decided after update of status on club_members
  for each row when (old.queued_at is not null and new.status <> 'CLUB_WAITING')
  execute function retract_offer_of_member();

create function retract_offers_of_club() returns trigger language plpgsql as $$
begin
  update seat_offers set state = 'RETRACTED' where club_id = new.club_id and state = 'OPEN';
  return null;
end
$$;
create trigger clubs_offers_of_cancelled after update of cancelled_at on clubs
  for each row when (new.cancelled_at is not null and new.offered_count > 0)
  execute function retract_offers_of_club();
