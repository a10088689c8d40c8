import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import {
  DatabaseUnresponsiveError,
  isDatabaseUnavailable,
} from '#server/database/database-error.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { startTcpRelay } from '#test/peers/tcp-relay.ts';
import { withServices } from '../harness/test-database.ts';

const CONNECTIONS = 3;

async function open() {
  const relay = await startTcpRelay(inject('adminConnection'));
  onTestFinished(relay.close);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const database = openDatabase({ connection: relay.connection, maxConnections: 2, log });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  onTestFinished(close);
  return { relay, database, close };
}

const quick = (text: string, name = '') => ({ name, text, values: [], pipelined: true });
const backend = quick('select pg_backend_pid() as pid', 'pid');

async function readPids(database: Database, count: number): Promise<number[]> {
  const results = await Promise.all(
    Array.from({ length: count }, () => database.run<{ pid: number }>(backend)),
  );
  return results.flatMap(({ rows }) => rows.map(({ pid }) => pid));
}

test('sequential pipelined statements share one connection, parallel statements three', async () => {
  const { relay, database } = await open();
  const oneByOne = [await readPids(database, 1), await readPids(database, 1)].flat();
  expect(new Set(oneByOne).size).toBe(1);
  expect(relay.accepted()).toBe(1);
  expect(new Set(await readPids(database, 40)).size).toBe(CONNECTIONS);
  expect(relay.accepted()).toBe(CONNECTIONS);
});

test('the queueing time of pipelined statements counts as waiting for a connection', async () => {
  const { database } = await open();
  await readPids(database, CONNECTIONS);
  const before = database.load();
  await readPids(database, 1);
  const alone = database.load();
  await Promise.all(
    Array.from({ length: 2 * CONNECTIONS }, () => database.run(quick('select pg_sleep(0.02)'))),
  );
  const crowded = database.load();
  expect([alone.checkOuts - before.checkOuts, crowded.checkOuts - alone.checkOuts]).toEqual([1, 6]);
  expect(alone.waitedMs).toBe(before.waitedMs);
  expect(crowded.waitedMs - alone.waitedMs).toBeGreaterThan(CONNECTIONS * 15);
});

test('each pipelined statement gets its own reply, in the pool’s types and time zone', async () => {
  const { database } = await open();
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const read = numbers.map((number) =>
    database.run({
      ...quick(`select $1::int8 as number, current_setting('timezone') as zone`, 'own'),
      values: [number],
    }),
  );
  const rows = (await Promise.all(read)).map((result) => result.rows[0]);
  expect(rows).toEqual(numbers.map((number) => ({ number, zone: 'Asia/Seoul' })));
});

test('a failed pipelined statement fails alone, and its connection is replaced', async () => {
  const { database } = await open();
  const [before = 0] = await readPids(database, 1);
  const outcomes = await Promise.allSettled([
    database.run(quick('select 1 / 0')),
    ...Array.from({ length: 9 }, () => database.run(backend)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 9 }, () => 'fulfilled'),
  ]);
  expect(outcomes[0]).toMatchObject({ reason: { code: '22012' } });
  expect(await readPids(database, 9)).not.toContain(before);
});

test('a lost connection fails its running statements and is reopened', async () => {
  const { relay, database } = await open();
  const [before] = await readPids(database, 1);
  const waiting = database.run(quick('select pg_sleep(20)'));
  relay.becomes('closes');
  await expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(database.run(backend)).rejects.toSatisfy(isDatabaseUnavailable);
  relay.becomes('relays');
  expect(await readPids(database, 1)).not.toEqual([before]);
});

test('an unresponsive database rejects new and running pipelined statements', async () => {
  const { relay, database } = await open();
  await readPids(database, 1);
  relay.becomes('hangs');
  const waiting = database.run(backend);
  waiting.catch(() => {});
  database.setUnresponsive(true);
  await expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(database.run(backend)).rejects.toThrow(DatabaseUnresponsiveError);
  relay.becomes('relays');
  database.setUnresponsive(false);
  expect(await readPids(database, 1)).toHaveLength(1);
});

test('a pipelined statement in a transaction uses the transaction’s connection', async () => {
  const { database } = await open();
  const [pipelined] = await readPids(database, 1);
  const within = await inTransaction(withServices(database), async (transaction) => {
    const { rows } = await transaction.run<{ pid: number }>(backend);
    return rows[0]?.pid;
  });
  expect(within).not.toBe(pipelined);
});

test('closing the pool awaits running pipelined statements and rejects new statements', async () => {
  const { database, close } = await open();
  await readPids(database, 1);
  const underWay = readPids(database, 3);
  await close();
  expect(await underWay).toHaveLength(3);
  await expect(database.run(backend)).rejects.toSatisfy(isDatabaseUnavailable);
});
