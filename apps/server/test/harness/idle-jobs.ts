import type { JobQueue } from '#server/runtime/job-queue.ts';

export const idleJobs: JobQueue = {
  request: () => undefined,
  requestIn: () => undefined,
  requestWithin: () => undefined,
};
