import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import {
  DatabaseUnresponsiveError,
  isDatabaseUnavailable,
} from '#server/database/database-error.ts';
import { startHealthProbe } from '#server/database/health-probe.ts';
import { startTcpRelay } from '#test/peers/tcp-relay.ts';

const patient = { timeout: 30_000 };
const query = (database: Database) => database.run({ name: '', text: 'select 1', values: [] });

async function openBehindRelay() {
  const relay = await startTcpRelay(inject('adminConnection'));
  onTestFinished(relay.close);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const connectionTimeout = 20_000;
  const { connection } = relay;
  const database = openDatabase({ connection, maxConnections: 2, log, connectionTimeout });
  onTestFinished(database.close);
  return { relay, log, database };
}

function watch(database: Database, log: Parameters<typeof startHealthProbe>[1]): void {
  onTestFinished(startHealthProbe(database, log).stop);
}

const untilRefused = (log: { error: unknown }) =>
  vi.waitFor(() => {
    expect(log.error).toHaveBeenCalledWith('database does not answer, refusing everything');
  }, patient);

test('waiting and new queries fail while the database is frozen, then succeed again', async () => {
  const { relay, log, database } = await openBehindRelay();
  await query(database);
  const setUnresponsive = vi.fn(database.setUnresponsive);
  watch({ ...database, setUnresponsive }, log);
  await vi.waitFor(() => expect(setUnresponsive).toHaveBeenCalledWith(false), patient);
  relay.becomes('hangs');
  const waiting = query(database);
  waiting.catch(() => {});
  await untilRefused(log);
  await expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(query(database)).rejects.toThrow(DatabaseUnresponsiveError);
  relay.becomes('relays');
  await vi.waitFor(() => query(database), patient);
  expect(log.info).toHaveBeenCalledWith('database answers again');
});

test('queries fail when the database freezes before the first probe connects', async () => {
  const { relay, log, database } = await openBehindRelay();
  await query(database);
  relay.becomes('hangs');
  const waiting = query(database);
  waiting.catch(() => {});
  watch(database, log);
  await untilRefused(log);
  await expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(query(database)).rejects.toThrow(DatabaseUnresponsiveError);
});

test('queries waiting for a frozen database fail, and their connections are not leaked', async () => {
  const { relay, log, database } = await openBehindRelay();
  await query(database);
  relay.becomes('hangs');
  const [first, ...others] = Array.from({ length: 6 }, () => query(database));
  first?.catch(() => {});
  watch(database, log);
  for (const outcome of await Promise.allSettled(others)) {
    expect(outcome).toMatchObject({ reason: new DatabaseUnresponsiveError() });
  }
  relay.becomes('relays');
  await vi.waitFor(() => query(database), patient);
  await Promise.all(others.map(() => query(database)));
});

test.each([
  ['closes every connection', 'closes', 1, 3],
  ['has never replied', 'hangs', 0, 2],
  ['replies on another connection', 'hangs', Number.POSITIVE_INFINITY, 2],
] as const)(
  'a database that %s is not marked as unresponsive',
  async (_, manner, repliedAt, attempts) => {
    const relay = await startTcpRelay(inject('adminConnection'));
    onTestFinished(relay.close);
    relay.becomes(manner);
    const setUnresponsive = vi.fn(() => false);
    const lastReplyAt = () => Math.min(repliedAt, performance.now());
    const { log, database } = await openBehindRelay();
    watch({ ...database, connection: relay.connection, lastReplyAt, setUnresponsive }, log);
    await vi.waitFor(() => expect(relay.accepted()).toBeGreaterThanOrEqual(attempts), patient);
    expect(setUnresponsive).not.toHaveBeenCalled();
  },
);
