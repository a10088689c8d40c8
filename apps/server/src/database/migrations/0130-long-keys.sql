-- oldest program: 0113
-- Memberships, follows and reviews grow with every pair of people: 2³¹ of them are within reach,
-- members and clubs themselves are not. Rewrites the three tables.
alter table club_members alter column club_member_id type bigint;
alter table follows alter column follow_id type bigint;
alter table reviews alter column review_id type bigint;
