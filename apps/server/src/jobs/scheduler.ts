import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export type Job = {
  name: string;
  everyMs: number;
  /** Told through the signal that the program is stopping. */
  run(signal: AbortSignal): Promise<unknown>;
};

/** Runs each job again and again, never twice at once; `stop` waits for what is under way. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger) {
  const stopping = new AbortController();
  const lanes = jobs.map((job) => repeat(job, stopping.signal, log));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

async function repeat({ name, everyMs, run }: Job, signal: AbortSignal, log: FastifyBaseLogger) {
  while (!signal.aborted) {
    try {
      await run(signal);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, job: name }, 'job failed');
    }
    await pause(everyMs, signal);
  }
}

/** Cut short by the signal. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
