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

/** A process of its own, as far as bells are concerned; resolves once it listens. */
async function join(direct: DatabaseConnection = database.connection) {
  const bells = fanOut(postgresChannel({ database, direct, log }), log);
  onTestFinished(bells.stop);
  const heard: Doorbell[] = [];
  const lookAgain = vi.fn();
  bells.subscribe({ hear: (bell) => heard.push(bell), lookAgain });
  bells.listen();
  await vi.waitFor(() => expect(lookAgain).toHaveBeenCalledTimes(1), patient);
  return { bells, heard, lookAgain };
}

const listeners = async () =>
  (
    await runSql(
      database,
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'azit doorbells'`,
    )
  ).map(({ pid }) => Number(pid));

test('a bell reaches the other processes on the database, each once, and its own without the way there', async () => {
  const [here, there, third] = [await join(), await join(), await join()];
  const memberIds = Array.from({ length: 3_000 }, (_, index) => index);
  here.bells.ring({ event: 'room', roomId: 1, seq: 2, memberIds });
  here.bells.ring({ event: 'lists' });
  for (const { heard } of [there, third]) {
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ event: 'lists' }), patient);
    expect(heard.flatMap((bell) => ('memberIds' in bell ? bell.memberIds : []))).toEqual(memberIds);
  }
  there.bells.ring({ event: 'sessions', memberId: 9 });
  await vi.waitFor(() => expect(here.heard).toHaveLength(3), patient);
  expect(here.heard).toEqual([
    { event: 'room', roomId: 1, seq: 2, memberIds },
    { event: 'lists' },
    { event: 'sessions', memberId: 9 },
  ]);
});

test('a process has one listening connection; when it is killed, it listens again and looks again', async () => {
  const [here, there] = [await join(), await join()];
  const before = await listeners();
  expect(before).toHaveLength(2);
  for (const pid of before) await runSql(database, 'select pg_terminate_backend($1)', [pid]);
  for (const { lookAgain } of [here, there])
    await vi.waitFor(() => expect(lookAgain).toHaveBeenCalledTimes(2), patient);
  here.bells.ring({ event: 'lists' });
  await vi.waitFor(() => expect(there.heard).toEqual([{ event: 'lists' }]), patient);
});

test('a listening connection that is dead without a sign is given up, and the next one looks again', async () => {
  const relay = await startTcpRelay(database.connection);
  onTestFinished(relay.close);
  const { lookAgain } = await join(relay.connection);
  relay.becomes('hangs');
  await vi.waitFor(() => expect(relay.accepted()).toBeGreaterThan(1), patient);
  relay.becomes('relays');
  await vi.waitFor(() => expect(lookAgain).toHaveBeenCalledTimes(2), patient);
});
