import type { Database } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { execute } from '#server/database/run-statement.ts';
import { addKeyedJob } from './job.repository.ts';
import type { JobQueue } from './job-task.ts';

/**
 * Of any number of requests at once, one statement is under way and one more follows it: the job it
 * adds may have begun before the last request came.
 */
export function jobQueue(database: Database, log: DatabaseLog): JobQueue {
  const underWay = new Map<string, 'last' | 'again'>();

  const askedUntil = new Map<string, number>();

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
      underWay.set(task, 'last');
      await add(task, task, 0);
    } while (underWay.get(task) === 'again');
    underWay.delete(task);
  }

  return {
    request: (task) => {
      if (underWay.has(task)) underWay.set(task, 'again');
      else void addUntilSettled(task);
    },
    requestIn: (task, delayMs) => {
      void add(task, laterKey(task), delayMs / 1000);
    },
    requestWithin: (task, delayMs) => {
      // Asked for so often that a statement for each would cost more than the work itself.
      const now = performance.now();
      if (now < (askedUntil.get(task) ?? 0)) return;
      askedUntil.set(task, now + delayMs);
      void add(task, `${task}:soon`, delayMs / 1000, 'preserve_run_at');
    },
  };
}

/** Its own key: a request for now must not be moved to later. */
function laterKey(task: string): string {
  return `${task}:later`;
}
