import type { JobQueue } from '#server/jobs/job-task.ts';

export const idleJobs: JobQueue = {
  request: () => undefined,
  requestIn: () => undefined,
  requestWithin: () => undefined,
};
