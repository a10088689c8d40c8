import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startJobs } from '#server/jobs/scheduler.ts';

const log = pino({ level: 'silent' });

test('runs at once, again and again, never twice at a time', async () => {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  let runs = 0;
  const jobs = startJobs(
    [
      {
        name: 'count',
        everyMs: 1,
        run: async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running -= 1;
          runs += 1;
          if (runs === 5) resolve();
        },
      },
    ],
    log,
  );
  await enough;
  await jobs.stop();
  expect(most).toBe(1);
});

test('a job that fails is tried again', async () => {
  const { promise: second, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 2) resolve();
    throw new Error('not this time');
  };
  const jobs = startJobs([{ name: 'fail', everyMs: 1, run }], log);
  await second;
  await jobs.stop();
});

test('stopping tells what is under way, waits for it, and cuts a pause short', async () => {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  let finished = false;
  const patient = {
    name: 'patient',
    everyMs: 1,
    run: async (signal: AbortSignal) => {
      resolve();
      await new Promise((done) => signal.addEventListener('abort', done));
      finished = true;
    },
  };
  const rare = { name: 'rare', everyMs: 3_600_000, run: async () => undefined };
  const jobs = startJobs([patient, rare], log);
  await begun;
  await jobs.stop();
  expect(finished).toBe(true);
});
