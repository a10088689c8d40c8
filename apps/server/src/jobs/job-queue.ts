import type { Database } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { execute } from '#server/database/run-statement.ts';
import type { JobQueue } from '#server/runtime/job-queue.ts';
import { addKeyedJob } from './job.repository.ts';

/**
 * A request that comes while a job of the same task is being inserted leads to a second insert: the
 * first job may already have started and missed the cause of this request.
 */
export function jobQueue(database: Database, log: DatabaseLog): JobQueue {
  const running = new Map<string, 'last' | 'again'>();
  const requestedUntil = new Map<string, number>();

  async function add(task: string, key: string, seconds: number, mode = 'replace'): Promise<void> {
    try {
      await execute(database, addKeyedJob, {
        task,
        job_key: key,
        delay_seconds: seconds,
        key_mode: mode,
      });
    } catch (error) {
      log.warn({ err: error, task }, 'job not requested, left to the cron');
    }
  }

  async function addUntilSettled(task: string): Promise<void> {
    do {
      running.set(task, 'last');
      await add(task, task, 0);
    } while (running.get(task) === 'again');
    running.delete(task);
  }

  return {
    request: (task) => {
      if (running.has(task)) running.set(task, 'again');
      else void addUntilSettled(task);
    },
    requestIn: (task, delayMs) => {
      void add(task, laterKey(task), delayMs / 1000);
    },
    requestWithin: (task, delayMs) => {
      // Skip repeated requests: a statement for each would cost more than the job itself.
      const now = performance.now();
      if (now < (requestedUntil.get(task) ?? 0)) return;
      requestedUntil.set(task, now + delayMs);
      void add(task, `${task}:soon`, delayMs / 1000, 'preserve_run_at');
    },
  };
}

/**
 * Delayed requests need a separate key: with the same key, a delayed request would postpone a job
 * that is due at once.
 */
function laterKey(task: string): string {
  return `${task}:later`;
}
