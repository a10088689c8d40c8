import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type { DatabaseConnection } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { redact } from '#server/runtime/logger.ts';
import { engineLogger, logFailures } from './engine-log.ts';
import { openJobPool } from './job-pool.ts';
import type { JobQueue, JobTask } from './job-task.ts';
import { loadEngine } from './load-engine.ts';

/** Jobs at once in this process: one slow mail server must not hold up the sweeps. */
const CONCURRENCY = 4;
/** With the 6 s of a request under way less than the 10 s after which the process ends itself. */
const STOP_LIMIT_MS = 3_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

type Options = {
  connection: DatabaseConnection;
  tasks: readonly JobTask[];
  queue: JobQueue;
  log: DatabaseLog;
};

/**
 * Runs jobs until stopped. The engine ends itself when it cannot write down that a job is done, as
 * when the database goes away under it; then it is started again, after at most 5 s.
 */
export function startJobEngine({ connection, tasks, queue, log }: Options) {
  const stopping = new AbortController();
  const pool = openJobPool({ connection, log, maxConnections: CONCURRENCY + 2 });
  const events: WorkerEvents = new EventEmitter();
  logFailures(events, log);

  async function runUntilEnded(): Promise<void> {
    const { Logger, parseCronItems, run } = await loadEngine();
    const runner = await run({
      pgPool: pool.pgPool,
      taskList: toTaskList(tasks, stopping.signal),
      parsedCronItems: parseCronItems(
        tasks.map(({ name, cron }) => ({ task: name, match: cron, options: { jobKey: name } })),
      ),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: engineLogger(Logger, log),
      events,
      // Batched: the engine leaves an error of the other way of completing a job unhandled.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    stopWith(stopping.signal, runner);
    log.info({ tasks: tasks.length }, 'job engine runs');
    // What was missed while nothing ran.
    for (const { name } of tasks) queue.request(name);
    await runner.promise;
  }

  async function supervise(): Promise<void> {
    const unwatch = pool.watch();
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause *= 2) {
      const begun = performance.now();
      const error = await runUntilEnded().catch((reason: unknown) => reason);
      if (stopping.signal.aborted) break;
      if (performance.now() - begun > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
      // Once for each time it goes down, not for each attempt to start it.
      if (pause === FIRST_PAUSE_MS) log.warn({ err: error }, 'job engine ended, starting it again');
      const wait = Math.min(pause, LONGEST_PAUSE_MS);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    unwatch();
  }

  // Ended once, however often it is stopped.
  const ended = supervise().then(() => pool.close());
  return {
    /** Waits at most 3 s for what is under way; another process takes up what is left then. */
    stop: async () => {
      stopping.abort();
      await Promise.race([ended, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

function stopWith(signal: AbortSignal, runner: Runner): void {
  const stop = () => void runner.stop().catch(() => undefined);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
}

function toTaskList(tasks: readonly JobTask[], signal: AbortSignal): TaskList {
  return Object.fromEntries(
    tasks.map(({ name, run }) => [
      name,
      async () => {
        try {
          await run(signal);
        } catch (error) {
          throw withoutPrivateContent(error);
        }
      },
    ]),
  );
}

/** The engine keeps the message of an error in its table. */
function withoutPrivateContent(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a task threw something that is no error');
  error.message = redact(error.message).slice(0, 500);
  return error;
}
