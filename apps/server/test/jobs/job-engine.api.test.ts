import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '#server/runtime/logger.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { countdown, NEVER, startEngine } from '#test/harness/started-engine.ts';
import { createTestDatabase } from '#test/harness/test-database.ts';
import { startTcpRelay } from '#test/peers/tcp-relay.ts';

const database = await createTestDatabase();
afterAll(database.close);
beforeEach(() => runSql(database, 'truncate graphile_worker._private_jobs'));

const jobs = () => runSql(database, 'select * from graphile_worker.jobs order by id');

/** The engine removes a finished job shortly after its task ends, so tests must wait. */
async function untilNoJobs(...tasks: string[]): Promise<void> {
  while ((await jobs()).some(({ task_identifier: task }) => tasks.includes(String(task))));
}

test('a starting job engine runs every task once to catch up', async () => {
  const { done, count } = countdown(2);
  startEngine(database, [
    { name: 'one', cron: NEVER, run: async () => count() },
    { name: 'two', cron: NEVER, run: async () => count() },
  ]);
  await done;
  await untilNoJobs('one', 'two');
});

test('several requests for a task before it starts make one job', async () => {
  const first = countdown(1);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let runs = 0;
  const { queue } = startEngine(database, [
    {
      name: 'count',
      cron: NEVER,
      run: async () => {
        runs += 1;
        first.count();
        await gate;
      },
    },
  ]);
  await first.done;
  for (let index = 0; index < 50; index += 1) queue.request('later-one');
  while ((await jobs()).filter(({ key }) => key === 'later-one').length === 0);
  open();
  expect((await jobs()).filter(({ task_identifier: task }) => task === 'later-one')).toHaveLength(
    1,
  );
  expect(runs).toBe(1);
});

test('a task requested while it is running runs again', async () => {
  const second = countdown(2);
  const begun = countdown(1);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { queue } = startEngine(database, [
    {
      name: 'again',
      cron: NEVER,
      run: async () => {
        begun.count();
        second.count();
        await gate;
      },
    },
  ]);
  await begun.done;
  queue.request('again');
  await second.done;
  open();
  await untilNoJobs('again');
});

test('a failed task is logged with its attempts and age, and is retried', async () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => lines.push(line) });
  const { done, count } = countdown(2);
  let runs = 0;
  const fail = async () => {
    runs += 1;
    count();
    if (runs === 1) throw new RangeError('minji@example.com typed 042137');
  };
  startEngine(database, [{ name: 'fail', cron: NEVER, run: fail }], { log });
  while ((await jobs())[0]?.last_error === undefined || (await jobs())[0]?.last_error === null);
  const [job] = await jobs();
  expect(job?.last_error).toBe('[redacted] typed [redacted]');
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'job failed');
  expect(failure).toMatchObject({ task: 'fail', attempts: 1, err: { type: 'RangeError' } });
  expect(failure.ageSeconds).toBeGreaterThanOrEqual(0);
  expect(lines.join('')).not.toMatch(/minji|042137/);
  await done;
  await untilNoJobs('fail');
});

test('stopping the engine aborts and awaits a running task and leaves no job locked', async () => {
  const { done: begun, count } = countdown(1);
  let isFinished = false;
  const run = async (signal: AbortSignal) => {
    count();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    isFinished = true;
  };
  const { stop } = startEngine(database, [{ name: 'long', cron: NEVER, run }]);
  await begun;
  await stop();
  expect(isFinished).toBe(true);
  expect((await jobs()).filter(({ locked_at: lockedAt }) => lockedAt !== null)).toEqual([]);
});

test('a job locked by a killed process does not block its task', async () => {
  await runSql(database, `select graphile_worker.add_job('swept', job_key => 'swept')`);
  const lock = `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead'`;
  await runSql(database, lock);
  const { done, count } = countdown(1);
  startEngine(database, [{ name: 'swept', cron: NEVER, run: async () => count() }]);
  await done;
});

test('a task runs again after the database connection was lost, without a restart', async () => {
  const relay = await startTcpRelay(database.connection);
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => lines.push(line) });
  let cut = Promise.withResolvers<void>();
  const run = async () => {
    relay.becomes('closes');
    cut.resolve();
  };
  const { connection } = relay;
  const { stop } = startEngine(database, [{ name: 'cut', cron: NEVER, run }], { log, connection });
  for (let round = 0; round < 2; round += 1) {
    await cut.promise;
    cut = Promise.withResolvers<void>();
    const refused = relay.accepted() + 1;
    while (relay.accepted() < refused) await new Promise(setImmediate);
    relay.becomes('relays');
  }
  await cut.promise;
  await stop();
  await relay.close();
  expect(lines.length).toBeLessThan(60);
});
