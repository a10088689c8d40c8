-- oldest program: 0132
-- A recommendation asks for the newest seats of everybody whom a member follows, and for all of the
-- member's own: they are read from the index alone, and not from a hundred places of the table.
drop index club_members_by_member;
create index club_members_by_member on club_members (member_id, club_member_id desc)
  include (club_id, status, decided_at);
