import { beforeEach, describe, expect, vi } from 'vitest';
import { backgroundJobs } from '#server/background-jobs.ts';
import { execute } from '#server/database/run-statement.ts';
import { jobQueue } from '#server/jobs/job-queue.ts';
import { releaseExpiredDeliveries } from '#server/modules/notices/deliveries/delivery.repository.ts';
import { LEASE_MS } from '#server/modules/notices/deliveries/send-deliveries.ts';
import { deliveryWorld, SILENCE_LIMIT_MS } from '#test/factories/delivery-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { idleJobs } from '#test/harness/idle-jobs.ts';
import { server, test } from '#test/harness/server-test.ts';
import { countdown, NEVER, startEngine } from '#test/harness/started-engine.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
const { subscribe, notify, deliver, deliveries, clear } = deliveryWorld(() => server, service);
test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());

let member: TestMember;
beforeEach(async () => {
  await clear();
  service.received.length = 0;
  service.setMoods(201);
  service.beforeReply = async () => {};
  server.context.jobs = idleJobs;
  member = await createMember(server.context);
  await subscribe(member);
});

const sql = (text: string, values: unknown[] = []) => runSql(server.context.database, text, values);
const notifyRemoved = (count: number) =>
  notify(
    ...Array.from({ length: count }, (_, index) => ({
      kind: 'MEMBER_REMOVED' as const,
      memberId: member.memberId,
      dedupeKey: `removed ${member.memberId} ${index}`,
    })),
  );
const noMails = { send: () => Promise.reject(new Error('nothing to send')) };

// covers N3.6 (docs/coverage-statements.md)
test('two workers send each of 200 deliveries exactly once', async () => {
  server.context.jobs = jobQueue(server.context.database, server.context.log);
  await notifyRemoved(200);
  const { done, count } = countdown(200);
  service.beforeReply = async () => count();
  const tasks = backgroundJobs(server.context, noMails).map((task) => ({ ...task, cron: NEVER }));
  const workers = [1, 2].map(() => startEngine(server.context.database, tasks));
  await done;
  // Wait for all replies before stopping: a stopping worker aborts pushes without a reply.
  await vi.waitFor(async () =>
    expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['sent'])),
  );
  for (const worker of workers) await worker.stop();
  const sent = service.received.map(({ payload }) => payload.noticeId);
  expect(sent).toHaveLength(200);
  expect(new Set(sent).size).toBe(200);
});

test('a new notice requests a delivery job at once; a failed job requests the retry', async () => {
  const requested: unknown[] = [];
  server.context.jobs = {
    ...idleJobs,
    request: (task) => requested.push(task),
    requestIn: (task, delay) => requested.push([task, delay]),
  };
  service.setMoods(500);
  await notifyRemoved(1);
  await deliver();
  expect(requested).toEqual(['send-deliveries', ['send-deliveries', 30_000]]);
});

describe('a delivery claimed by a process that died', () => {
  const crash = () =>
    sql(`update deliveries set state = 'sending', lease_until = $1`, [
      new Date(server.clock.now().getTime() + LEASE_MS),
    ]);

  test('a claimed delivery is not sent during its lease, then sent once more', async () => {
    await notifyRemoved(1);
    await crash();
    server.clock.advance(LEASE_MS - 1);
    await deliver();
    expect(service.received).toEqual([]);
    server.clock.advance(1);
    await deliver();
    expect(service.received).toHaveLength(1);
    expect(await deliveries()).toEqual([expect.objectContaining({ state: 'sent', cut_off: 1 })]);
  });

  // covers N3.6 (docs/coverage-statements.md)
  test('a delivery whose process died twice gets the state unknown and is not retried', async () => {
    await notifyRemoved(1);
    await crash();
    server.clock.advance(LEASE_MS);
    await execute(server.context.database, releaseExpiredDeliveries, { now: server.clock.now() });
    await crash();
    server.clock.advance(LEASE_MS);
    await deliver();
    server.clock.advance(24 * 60 * LEASE_MS);
    await deliver();
    expect(service.received).toEqual([]);
    expect(await deliveries()).toEqual([expect.objectContaining({ state: 'unknown', cut_off: 2 })]);
  });

  test('a resumed process does not change a delivery that another process has claimed', async () => {
    await notifyRemoved(1);
    service.setMoods(500);
    service.beforeReply = async () => {
      await sql(`update deliveries set cut_off = 1, lease_until = lease_until + interval '1 min'`);
    };
    await deliver();
    expect(await deliveries()).toEqual([
      expect.objectContaining({ state: 'sending', attempts: 0, cut_off: 1 }),
    ]);
  });
});

test('a delivery job sends at most eight pushes while the push service does not reply', async () => {
  await notifyRemoved(20);
  service.setMoods('silence');
  const before = service.requests;
  await deliver(undefined, SILENCE_LIMIT_MS);
  expect(service.requests - before).toBeLessThanOrEqual(8);
  expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['pending']));
});

// covers N3.11 (docs/coverage-statements.md)
test('an unavailable push service delays every push and loses none', async () => {
  await notifyRemoved(20);
  const port = Number(new URL(service.origin).port);
  await service.close();
  await deliver();
  expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['pending']));
  server.clock.advance(30_000);
  await deliver();
  expect(new Set((await deliveries()).map(({ attempts }) => attempts))).toEqual(new Set([2]));
  await service.open(port);
  server.clock.advance(2 * 60_000);
  await deliver();
  expect(service.received).toHaveLength(20);
});

test('a push interrupted by a server stop is sent by the next server', async () => {
  await notifyRemoved(1);
  service.setMoods('silence', 201);
  const stop = new AbortController();
  service.beforeReply = async () => stop.abort();
  await deliver(stop.signal);
  expect(await deliveries()).toEqual([expect.objectContaining({ state: 'pending', attempts: 1 })]);
  server.clock.advance(30_000);
  await deliver();
  expect(service.received).toHaveLength(1);
});
