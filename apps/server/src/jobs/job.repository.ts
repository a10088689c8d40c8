import { bigint, float, notNull, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

// Uses only documented SQL of graphile-worker: add_job, complete_jobs and the view jobs.

export const addKeyedJob = statement('add_keyed_job', {
  text: `
    select id from graphile_worker.add_job(
      identifier => :task, job_key => :job_key, run_at => now() + :delay_seconds * interval '1 second',
      job_key_mode => :key_mode)`,
  params: { task: text, job_key: text, delay_seconds: float, key_mode: text },
  row: { id: bigint },
});

export const selectJobSummaries = statement('select_job_summaries', {
  text: `
    with job as (
      select *, case
        when locked_at < now() - interval '1 hour' then 'abandoned'
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'failed'
        when attempts > 0 then 'retrying'
        else 'waiting' end as state
      from graphile_worker.jobs)
    select task_identifier as task, state, count(*) as jobs,
      extract(epoch from now() - min(created_at))::float8 as oldest_seconds,
      max(attempts)::int8 as attempts,
      coalesce((array_agg(last_error order by updated_at desc)
        filter (where last_error is not null))[1], '') as last_error
    from job group by task_identifier, state order by task_identifier, state`,
  params: {},
  row: {
    task: notNull(text, 'PostgreSQL does not know the nullability of view columns'),
    state: text,
    jobs: bigint,
    oldest_seconds: float,
    attempts: bigint,
    last_error: text,
  },
});

export const deleteDeadJobs = statement('delete_dead_jobs', {
  text: `
    select id from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < :updated_before))`,
  params: { updated_before: timestamp },
  row: { id: bigint },
});
