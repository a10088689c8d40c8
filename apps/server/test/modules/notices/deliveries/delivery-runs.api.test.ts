import { beforeEach, expect, vi } from 'vitest';
import { deliveryRuns } from '#server/modules/notices/deliveries/send-deliveries.ts';
import type { PushReply } from '#server/modules/notices/push/push-outcome.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { idleJobs } from '#test/harness/idle-jobs.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
const { subscribe, notify, deliveries, outbox, clear } = deliveryWorld(() => server, service);
test.afterAll(() => service.close());

let member: TestMember;
let requested: number;
let release: () => void;
let run: () => Promise<void>;
beforeEach(async () => {
  await clear();
  server.context.jobs = idleJobs;
  member = await createMember(server.context);
  await subscribe(member);
  requested = 0;
  const released = Promise.withResolvers<PushReply>();
  release = () => released.resolve({ status: 201, retryAfter: undefined });
  const job = deliveryRuns(server.context, {
    pushes: {
      send: () => {
        requested += 1;
        return released.promise;
      },
    },
    readMeetingFile: async () => undefined,
    countBadge: async () => 0,
  });
  run = () => job(new AbortController().signal);
});

const notifyRemoved = (from: number, to: number) =>
  notify(
    ...Array.from({ length: to - from }, (_, index) => ({
      kind: 'MEMBER_REMOVED' as const,
      memberId: member.memberId,
      dedupeKey: `removed ${member.memberId} ${from + index}`,
    })),
  );
const states = async () => new Set((await deliveries()).map(({ state }) => state));

test('a mail does not wait for many earlier pushes to a slow push service', async () => {
  await notifyRemoved(0, 20);
  server.clock.advance(1);
  await notify({ kind: 'ACCOUNT_NOTICE', memberId: member.memberId });
  const running = run();
  await vi.waitFor(async () => expect(await outbox()).toHaveLength(1));
  release();
  await running;
  expect(await states()).toEqual(new Set(['sent']));
});

test('a third run sends mails while two runs wait for a slow push service', async () => {
  await notifyRemoved(0, 9);
  const first = run();
  await vi.waitFor(() => expect(requested).toBe(8));
  const second = run();
  await vi.waitFor(() => expect(requested).toBe(9));
  await notifyRemoved(9, 12);
  await notify({ kind: 'ACCOUNT_NOTICE', memberId: member.memberId });
  // This run would block if it sent a push to the slow service.
  await run();
  expect(await outbox()).toHaveLength(1);
  release();
  await Promise.all([first, second]);
  expect(await states()).toEqual(new Set(['sent']));
});
