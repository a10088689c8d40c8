import type { JobQueue } from '#server/jobs/job-task.ts';

/** Schedules nothing: a test runs its jobs itself. */
export const idleJobs: JobQueue = {
  request: () => undefined,
  requestIn: () => undefined,
  requestWithin: () => undefined,
};
