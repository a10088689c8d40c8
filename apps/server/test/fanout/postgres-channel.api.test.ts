import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '#server/database/database.ts';
import { fanOut } from '#server/fanout/fan-out.ts';
import { postgresChannel } from '#server/fanout/postgres-channel.ts';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createTestDatabase } from '#test/harness/test-database.ts';
import { startTcpRelay } from '#test/peers/tcp-relay.ts';

const database = await createTestDatabase();
afterAll(database.close);
const log = pino({ level: 'silent' });
const patient = { timeout: 20_000 };

async function join(direct: DatabaseConnection = database.connection) {
  const doorbells = fanOut(postgresChannel({ database, direct, log }), log);
  onTestFinished(doorbells.stop);
  const received: Doorbell[] = [];
  const resync = vi.fn();
  doorbells.subscribe({ receive: (doorbell) => received.push(doorbell), resync });
  doorbells.listen();
  await vi.waitFor(() => expect(resync).toHaveBeenCalledTimes(1), patient);
  return { doorbells, received, resync };
}

const listeners = async () =>
  (
    await runSql(
      database,
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'azit doorbells'`,
    )
  ).map(({ pid }) => Number(pid));

test('a doorbell reaches every process on the same database exactly once', async () => {
  const [here, there, third] = [await join(), await join(), await join()];
  const memberIds = Array.from({ length: 3_000 }, (_, index) => index);
  here.doorbells.ring({ event: 'room', roomId: 1, seq: 2, memberIds });
  here.doorbells.ring({ event: 'lists' });
  for (const { received } of [there, third]) {
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ event: 'lists' }), patient);
    expect(
      received.flatMap((doorbell) => ('memberIds' in doorbell ? doorbell.memberIds : [])),
    ).toEqual(memberIds);
  }
  there.doorbells.ring({ event: 'sessions', memberId: 9 });
  await vi.waitFor(() => expect(here.received).toHaveLength(3), patient);
  expect(here.received).toEqual([
    { event: 'room', roomId: 1, seq: 2, memberIds },
    { event: 'lists' },
    { event: 'sessions', memberId: 9 },
  ]);
});

test('a process whose listening connection is killed reconnects and refetches its data', async () => {
  const [here, there] = [await join(), await join()];
  const before = await listeners();
  expect(before).toHaveLength(2);
  for (const pid of before) await runSql(database, 'select pg_terminate_backend($1)', [pid]);
  for (const { resync } of [here, there])
    await vi.waitFor(() => expect(resync).toHaveBeenCalledTimes(2), patient);
  here.doorbells.ring({ event: 'lists' });
  await vi.waitFor(() => expect(there.received).toEqual([{ event: 'lists' }]), patient);
});

test('a silently dead listening connection is replaced, and the process refetches data', async () => {
  const relay = await startTcpRelay(database.connection);
  onTestFinished(relay.close);
  const { resync } = await join(relay.connection);
  relay.becomes('hangs');
  await vi.waitFor(() => expect(relay.accepted()).toBeGreaterThan(1), patient);
  relay.becomes('relays');
  await vi.waitFor(() => expect(resync).toHaveBeenCalledTimes(2), patient);
});
