-- oldest program: 0150
-- False after a sign-up without picture, introduction and interests, until all three exist.
alter table members add column is_profile_complete boolean not null default true;
