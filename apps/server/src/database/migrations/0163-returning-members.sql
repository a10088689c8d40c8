-- oldest program: 0150
-- The host of a reopened club may admit members who came last time without an application.
alter table clubs add column admits_earlier boolean not null default false;
