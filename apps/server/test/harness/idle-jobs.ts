import type { JobQueue } from '#server/jobs/job-task.ts';

/** Requests nothing: a test runs the jobs it means. */
export const idleJobs: JobQueue = {
  request: () => undefined,
  requestIn: () => undefined,
  requestWithin: () => undefined,
};
