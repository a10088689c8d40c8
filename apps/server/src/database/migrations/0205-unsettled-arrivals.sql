-- oldest program: 0150
-- True once the arrival has counted for the reputation. The job that counts arrivals examined those
-- of a whole week; this index leads only to those that it has not counted.
alter table club_members add column is_arrival_settled boolean not null default false;
create index club_members_unsettled on club_members (arrived_at)
  where arrived_at is not null and not is_arrival_settled;
drop index club_members_arrived;
