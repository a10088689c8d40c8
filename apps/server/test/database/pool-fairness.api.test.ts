import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Database,
  LOCK_TIMEOUT_MS,
  openDatabase,
  POOL_WAIT_MS,
} from '#server/database/database.ts';
import { isLockTimeout } from '#server/database/database-error.ts';
import { applySessionLimits } from '#server/database/session-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { holdRow } from '#test/harness/hold-row.ts';
import {
  createEmptyDatabase,
  type TestDatabase,
  withServices,
} from '#test/harness/test-database.ts';

const WRITERS = 9;
const MAX_CONNECTIONS = 5;
const statement = (text: string, writes = false) => ({ name: '', text, values: [], writes });

async function createSeats(): Promise<TestDatabase> {
  const admin = await createEmptyDatabase();
  onTestFinished(admin.close);
  await admin.run(statement('create table seats (seat int4 primary key)', true));
  await admin.run(statement('insert into seats values (1), (2)', true));
  return admin;
}

function open({ connection }: Database, connectionTimeout = 20_000): Database {
  const limits = { maxConnections: MAX_CONNECTIONS, connectionTimeout };
  const database = openDatabase({ connection, ...limits, log: pino({ level: 'silent' }) });
  onTestFinished(database.close);
  return database;
}

const lockSeat = (database: Database, seat: number) =>
  inTransaction(withServices(database), (tx) =>
    tx.run(statement(`select from seats where seat = ${seat} for update`, true)),
  );

const holdSeat = (database: Database) =>
  holdRow(database, 'select from seats where seat = 1 for update');

test('reads succeed while nine writers wait for one row', async () => {
  const admin = await createSeats();
  const database = open(admin);
  const free = await holdSeat(admin);
  const writers = Array.from({ length: WRITERS }, () => lockSeat(database, 1));
  await expect.poll(() => database.load().waiting).toBe(WRITERS - MAX_CONNECTIONS);
  const { rows } = await database.run(statement('select count(*)::int4 as seats from seats'));
  expect(rows).toEqual([{ seats: 2 }]);
  await free();
  await Promise.all(writers);
});

test('a writer that waits too long for a row lock fails and frees its connection', async () => {
  const admin = await createSeats();
  await applySessionLimits(admin.connection);
  const database = open(admin);
  const free = await holdSeat(admin);
  const writers = Array.from({ length: WRITERS }, () => lockSeat(database, 1));
  const refused = Promise.allSettled(writers);
  await lockSeat(database, 2);
  for (const outcome of await refused) {
    expect(outcome).toMatchObject({ status: 'rejected' });
    expect(outcome.status === 'rejected' && isLockTimeout(outcome.reason)).toBe(true);
  }
  await free();
});

test('two lock timeouts together are shorter than the timeout for a connection', () => {
  expect(2 * LOCK_TIMEOUT_MS).toBeLessThan(POOL_WAIT_MS);
});

test('a ping is answered while all connections of both database pools are in use', async () => {
  const admin = await createSeats();
  const database = open(admin);
  const free = await holdSeat(admin);
  const writers = Array.from({ length: WRITERS }, () => lockSeat(database, 1));
  const readers = Array.from({ length: WRITERS }, () =>
    database.run(statement('select from seats where seat = 1 for update')),
  );
  await expect.poll(() => database.load().waiting).toBe(2 * (WRITERS - MAX_CONNECTIONS));
  expect(await database.ping()).toBe(true);
  await free();
  await Promise.all([...writers, ...readers]);
});

test('a ping of an unresponsive database fails at once', async () => {
  const database = open(await createSeats());
  expect(await database.ping()).toBe(true);
  database.setUnresponsive(true);
  expect(await database.ping()).toBe(false);
});
