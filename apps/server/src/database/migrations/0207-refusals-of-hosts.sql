-- oldest program: 0150
-- A member who becomes host goes to every meeting. Remember an earlier 못 가요, which is valid again
-- when somebody else becomes host.
alter table club_answers add column was_refused boolean not null default false;
