-- oldest program: 0150
-- When the member entered the door code of the meeting.
alter table club_members add column arrived_at timestamptz;
