-- oldest program: 0132
-- Announcements are for members of the club: those of people without a seat go, and with them the
-- empty lines that removed announcements left.
delete from notices n
where n.kind = 'ANNOUNCEMENT' and (n.data ->> 'reason' is null or not exists (
  select from club_members s
  where s.club_id = n.club_id and s.member_id = n.member_id and s.status = 'CLUB_JOINED'));
