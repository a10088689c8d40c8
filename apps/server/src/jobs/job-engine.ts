import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type { DatabaseConnection } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import type { JobQueue } from '#server/runtime/job-queue.ts';
import { redact } from '#server/runtime/logger.ts';
import { engineLogger, loadEngine, logFailures } from './engine-log.ts';
import { openJobPool } from './job-pool.ts';
import type { JobTask } from './job-task.ts';

/** Use several workers: one slow mail server must not delay all other jobs. */
const CONCURRENCY = 4;
/**
 * The process exits 10 s after a stop signal. Running requests may use 6 s of that before the jobs
 * stop.
 */
const STOP_LIMIT_MS = 3_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5_000;

type Options = {
  connection: DatabaseConnection;
  tasks: readonly JobTask[];
  queue: JobQueue;
  log: DatabaseLog;
};

/**
 * Restarts the engine when it exits. It exits when it cannot record a finished job, for example
 * while the database restarts.
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
      // The value 0 enables batching: without batching, the engine does not handle an error while
      // recording a finished job.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    stopWith(stopping.signal, runner);
    log.info({ tasks: tasks.length }, 'job engine runs');
    // Run every task once to catch up on work that was missed while no process ran.
    for (const { name } of tasks) queue.request(name);
    await runner.promise;
  }

  async function supervise(): Promise<void> {
    const unwatch = pool.watch();
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause *= 2) {
      const startedAt = performance.now();
      const error = await runUntilEnded().catch((reason: unknown) => reason);
      if (stopping.signal.aborted) break;
      if (performance.now() - startedAt > MAX_PAUSE_MS) pause = FIRST_PAUSE_MS;
      if (pause === FIRST_PAUSE_MS) log.warn({ err: error }, 'job engine ended, starting it again');
      const wait = Math.min(pause, MAX_PAUSE_MS);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    unwatch();
  }

  const ended = supervise().then(() => pool.close());
  return {
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

/**
 * The engine stores the message of a failed job in its table, so remove private content from it.
 */
function withoutPrivateContent(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a task threw a value that is not an Error');
  error.message = redact(error.message).slice(0, 500);
  return error;
}
