-- oldest program: 0150
-- A seat that is offered to the queue is not free for others. Lists read this column index-only.
alter table clubs
  alter column is_full set expression as (joined_count + offered_count >= member_limit);

create index seat_offers_expiring on seat_offers (expires_at) include (club_id)
  where state = 'OPEN';
