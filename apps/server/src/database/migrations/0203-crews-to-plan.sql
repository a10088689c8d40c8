-- oldest program: 0150
-- A run of the job examines a limited number of crews, beginning with those that have waited
-- longest.
alter table crews add column planned_at timestamptz not null default 'epoch';
create index crews_to_plan on crews (planned_at) where ended_at is null and paused_at is null;
