-- oldest program: 0150
-- Finds recent arrivals whose meetings nobody has confirmed.
create index club_members_arrived on club_members (arrived_at) where arrived_at is not null;
