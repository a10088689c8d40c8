-- Commits that notify wait for each other on one lock of the whole database. Whoever changes what a
-- card shows rings a doorbell after the commit instead.
drop trigger clubs_announced on clubs;
drop trigger club_members_announced on club_members;
drop trigger club_members_removed_announced on club_members;
drop trigger members_announced on members;
drop function announce_public_lists();
