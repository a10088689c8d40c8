import { onTestFinished } from 'vitest';
import type { DatabaseConnection } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { startJobEngine } from '#server/jobs/job-engine.ts';
import { jobQueue } from '#server/jobs/job-queue.ts';
import type { JobTask } from '#server/jobs/job-task.ts';
import type { JobQueue } from '#server/runtime/job-queue.ts';
import type { TestDatabase } from './test-database.ts';

const silent = () => undefined;
const silentLog: DatabaseLog = { debug: silent, info: silent, warn: silent, error: silent };

/** February 30 does not exist, so cron never starts a job with this line. */
export const NEVER = '0 0 30 2 *';

export function startEngine(
  database: TestDatabase,
  tasks: readonly JobTask[],
  options: { log?: DatabaseLog; connection?: DatabaseConnection } = {},
): { queue: JobQueue; stop(): Promise<void> } {
  const { log = silentLog, connection = database.connection } = options;
  const queue = jobQueue(database, log);
  const { stop } = startJobEngine({ connection, tasks, queue, log });
  onTestFinished(stop);
  return { queue, stop };
}

export function countdown(times: number): { done: Promise<void>; count(): void } {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let left = times;
  const count = () => {
    left -= 1;
    if (left === 0) resolve();
  };
  return { done, count };
}
