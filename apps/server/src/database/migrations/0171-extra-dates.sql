-- oldest program: 0150
-- A host opened this date of a crew beside the rhythm. A new rhythm leaves it on its day.
alter table clubs add column is_extra boolean not null default false;
