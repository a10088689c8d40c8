import { expect } from 'vitest';
import type { Context } from '#server/context.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { postgresCounts } from '#server/limits/postgres-counts.ts';
import { withReservedAttempt } from '#server/limits/reserved-attempt.ts';
import { emptyTables, runSql } from '#test/factories/insert-row.ts';
import { server, test } from '#test/harness/server-test.ts';

let elsewhere: Context;
let database: Database;
test.override({ settings: { RATE_LIMITS: 'passwordCheck=2/600' } });
test.beforeAll(async () => {
  const { connection } = server.context.database;
  database = openDatabase({ connection, maxConnections: 4, log: server.context.log });
  elsewhere = { ...server.context, limits: postgresCounts(database) };
});
test.afterAll(async () => {
  await database.close();
});
test.beforeEach(() => emptyTables(server.context.database, 'rate_limit_hits'));

const guard = {
  subjects: { passwordCheck: 'member' },
  findBroken: ({ passwordCheck }: { passwordCheck: number }) =>
    passwordCheck >= 2 ? ('passwordCheck' as const) : undefined,
};
const guess = (isRight: () => Promise<boolean>, context = server.context) =>
  withReservedAttempt(context, guard, isRight);
const right = async () => true;
const wrong = async () => false;

const counted = async () =>
  runSql(server.context.database, 'select hits, pending from rate_limit_hits');

test('only a wrong password attempt is counted, not a right or a crashed attempt', async () => {
  for (let count = 0; count < 5; count += 1) expect(await guess(right)).toBe(true);
  expect(await guess(wrong)).toBe(false);
  const broken = guess(() => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await counted()).toEqual([{ hits: 1, pending: 0 }]);
  expect(await guess(wrong)).toBe(false);
  await expect(guess(right)).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(await counted()).toEqual([{ hits: 2, pending: 0 }]);
});

test('an attempt waits while other servers are verifying all allowed attempts', async () => {
  const gate = Promise.withResolvers<boolean>();
  const underWay = [guess(() => gate.promise), guess(() => gate.promise)];
  const sql = 'select 1 from rate_limit_hits where pending = 2';
  while ((await runSql(server.context.database, sql)).length === 0);
  let isVerified = false;
  const next = guess(async () => {
    isVerified = true;
    return true;
  }, elsewhere);
  // A released attempt proves that the waiting guess has read the counter at least once.
  const released =
    "select 1 from pg_stat_activity where query like '%pending - 1%' and pid <> pg_backend_pid() and datname = current_database()";
  while ((await runSql(server.context.database, released)).length === 0);
  expect(isVerified).toBe(false);
  gate.resolve(true);
  expect(await Promise.all([...underWay, next])).toEqual([true, true, true]);
  expect(isVerified).toBe(true);
});

test('an attempt that ends after its time window is counted in the window of its start', async () => {
  const slow = guess(async () => {
    server.clock.advance(600_000);
    return false;
  });
  expect(await slow).toBe(false);
  expect(await counted()).toEqual([{ hits: 1, pending: 0 }]);
  expect(await guess(right)).toBe(true);
});
