import { afterAll, beforeEach, expect, test } from 'vitest';
import { int } from '#server/database/column.ts';
import { isDatabaseUnavailable, isUniqueViolation } from '#server/database/database-error.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { createEmptyDatabase, withServices } from '#test/harness/test-database.ts';

const database = await createEmptyDatabase();
afterAll(database.close);

const insert = statement('t_insert', {
  text: 'insert into seats values (:seat)',
  params: { seat: int },
});
const insertGuest = statement('t_insert_guest', {
  text: 'insert into guests values (:seat)',
  params: { seat: int },
});
const selectAll = statement('t_all', {
  text: 'select seat from seats order by seat',
  params: {},
  row: { seat: int },
});
const lockSeat = statement('t_lock', {
  text: 'select seat from seats where seat = :seat for update',
  params: { seat: int },
  row: { seat: int },
});
const backendPid = statement('t_pid', {
  text: 'select pg_backend_pid() as pid',
  params: {},
  row: { pid: int },
});
const endBackend = statement('t_end_backend', {
  text: 'select pg_terminate_backend(:pid)',
  params: { pid: int },
});

const runSql = (text: string) => database.run({ name: '', text, values: [] });
await runSql('create table seats (seat int4 constraint one_seat primary key)');
await runSql('create table guests (seat int4 references seats)');
beforeEach(async () => {
  await runSql('truncate seats, guests');
});

const seats = async () => (await findMany(database, selectAll, {})).map(({ seat }) => seat);

test('a transaction commits and returns the result of its function', async () => {
  const answer = await inTransaction(withServices(database), async (tx) => {
    await execute(tx, insert, { seat: 1 });
    expect(await seats()).toEqual([]);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await seats()).toEqual([1]);
});

test('a transaction rolls back on any error and rethrows it', async () => {
  const failure = new Error('changed my mind');
  const attempt = inTransaction(withServices(database), async (tx) => {
    await execute(tx, insert, { seat: 1 });
    throw failure;
  });
  await expect(attempt).rejects.toBe(failure);
  expect(await seats()).toEqual([]);
});

test('a transaction whose code swallowed a statement error does not commit', async () => {
  const attempt = inTransaction(withServices(database), async (tx) => {
    await execute(tx, insert, { seat: 1 });
    await execute(tx, insert, { seat: 1 }).catch(() => {});
  });
  await expect(attempt).rejects.toThrow('rolled back');
  expect(await seats()).toEqual([]);
});

function recordCalls() {
  const calls: string[] = [];
  const { jobs, ...context } = withServices(database);
  const request = (task: string) => void calls.push(task);
  const doorbells = { ring: () => void calls.push('doorbell') };
  return { calls, context: { ...context, doorbells, jobs: { ...jobs, request } } };
}

test('the doorbells and jobs of a transaction wait for its commit', async () => {
  const { calls, context } = recordCalls();
  await inTransaction(context, async (tx) => {
    tx.doorbells.ring({ event: 'lists' });
    tx.jobs.request('job');
    await execute(tx, insert, { seat: 1 });
    expect(calls).toEqual([]);
  });
  expect(calls).toEqual(['doorbell', 'job']);
});

test('a transaction that rolls back sends no doorbells and requests no jobs', async () => {
  const { calls, context } = recordCalls();
  const attempt = inTransaction(context, async (tx) => {
    tx.doorbells.ring({ event: 'lists' });
    tx.jobs.request('job');
    await execute(tx, insert, { seat: 1 });
    await execute(tx, insert, { seat: 1 });
  });
  await expect(attempt).rejects.toThrow();
  expect(calls).toEqual([]);
});

test('a transaction cannot be used after it has ended', async () => {
  let ended: Transaction | undefined;
  await inTransaction(withServices(database), async (tx) => {
    ended = tx;
  });
  const late = async () => ended && (await execute(ended, insert, { seat: 1 }));
  await expect(late()).rejects.toThrow('ran after its transaction ended');
});

test('two transactions that deadlock both commit, one of them on a later attempt', async () => {
  await execute(database, insert, { seat: 1 });
  await execute(database, insert, { seat: 2 });
  let attempts = 0;
  let arrived = 0;
  let meet = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const lockBoth = (first: number, second: number) =>
    inTransaction(withServices(database), async (tx) => {
      attempts += 1;
      await findOne(tx, lockSeat, { seat: first });
      arrived += 1;
      if (arrived === 2) meet();
      await bothHoldOne;
      await findOne(tx, lockSeat, { seat: second });
    });
  await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
  // The deadlock victim may relock its row before the winner wakes, which causes a second deadlock
  // and a fourth attempt.
  expect(attempts).toBeOneOf([3, 4]);
});

test('a transaction that fails on every attempt is tried three times', async () => {
  let attempts = 0;
  const attempt = inTransaction(withServices(database), async (tx) => {
    attempts += 1;
    await tx.run({
      name: '',
      text: "do $$ begin raise exception 'again' using errcode = '40001'; end $$",
      values: [],
    });
  });
  await expect(attempt).rejects.toThrow('again');
  expect(attempts).toBe(3);
});

test('a broken connection is reported and discarded, and the pool still works', async () => {
  const attempt = inTransaction(withServices(database), async (tx) => {
    const found = await findOne(tx, backendPid, {});
    await execute(database, endBackend, { pid: found?.pid ?? 0 });
    await execute(tx, insert, { seat: 1 });
  });
  const error: unknown = await attempt.catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await execute(database, insert, { seat: 2 });
  expect(await seats()).toEqual([2]);
});

test('a unique violation is distinguished from a foreign key violation', async () => {
  await execute(database, insert, { seat: 1 });
  const twice: unknown = await execute(database, insert, { seat: 1 }).catch(
    (error: unknown) => error,
  );
  expect(isUniqueViolation(twice)).toBe(true);
  expect(isUniqueViolation(twice, 'one_seat')).toBe(true);
  expect(isUniqueViolation(twice, 'another')).toBe(false);
  expect(isDatabaseUnavailable(twice)).toBe(false);
  const orphan: unknown = await execute(database, insertGuest, { seat: 9 }).catch(
    (error: unknown) => error,
  );
  expect(isUniqueViolation(orphan)).toBe(false);
});
