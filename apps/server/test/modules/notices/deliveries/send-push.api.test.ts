import { beforeEach, describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { deliveryWorld, SILENCE_LIMIT_MS } from '#test/factories/delivery-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
const { subscribe, notify, deliver, deliveries, clear } = deliveryWorld(() => server, service);

test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());

let host: TestMember;
let joined: TestMember;
let clubId: number;
beforeEach(async () => {
  await clear();
  service.received.length = 0;
  service.setMoods(201);
  service.retryAfter = undefined;
  host = await createMember(server.context);
  joined = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
});

const accepted = () =>
  notify({
    kind: 'APPLICATION_ACCEPTED',
    memberId: joined.memberId,
    clubId,
    actorId: host.memberId,
  });
const devices = () => runSql(server.context.database, 'select * from push_subscriptions');
const wait = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  await deliver();
};

// covers N3.1 (docs/coverage-statements.md)
test('a push arrives encrypted and signed, with text, club and link', async () => {
  const { endpoint } = await subscribe(joined);
  await accepted();
  await deliver();
  expect(service.received).toEqual([
    {
      device: new URL(endpoint).pathname,
      payload: {
        noticeId: expect.any(Number),
        title: '함께하게 됐어요',
        body: '성수에서 볼더링 · 11월 21일 (토) 오후 2:00',
        link: `/azit/detail/${clubId}`,
        tag: `APPLICATION_ACCEPTED-${clubId}`,
        unread: 1,
      },
      bytes: expect.any(Number),
      ttl: 36 * 3600,
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    },
  ]);
  const push = (await deliveries()).filter(({ channel }) => channel === 'push');
  expect(push).toEqual([expect.objectContaining({ state: 'sent', attempts: 1 })]);
  await deliver();
  expect(service.received).toHaveLength(1);
});

test('a push about several members omits a blocked member, as the inbox does', async () => {
  await subscribe(host);
  const blocked = await createMember(server.context);
  for (const { memberId: actorId } of [joined, blocked]) {
    await notify({ kind: 'APPLICATION_WITHDRAWN', memberId: host.memberId, clubId, actorId });
  }
  const url = `/api/members/${blocked.memberId}/block`;
  expect((await server.call({ method: 'POST', url, token: host.token })).statusCode).toBe(201);
  const inbox = await server.call({ method: 'GET', url: '/api/notices', token: host.token });
  const [{ text, link }] = inbox.json().data;
  expect(text).toContain(joined.nickname);
  await deliver();
  expect(service.received).toMatchObject([{ payload: { title: text, link } }]);
});

test('every device of a member gets the push, and no device of another member', async () => {
  await subscribe(joined);
  await subscribe(joined);
  await subscribe(host);
  await accepted();
  await deliver();
  expect(service.received).toHaveLength(2);
});

// covers N3.2 (docs/coverage-statements.md)
test('a push with hidden content shows only that there is a new notice', async () => {
  await subscribe(joined);
  const settings = { member_id: joined.memberId, hide_content: true };
  await insertRow(server.context.database, 'notice_settings', settings);
  await accepted();
  await deliver();
  expect(service.received[0]?.payload).toEqual({
    noticeId: expect.any(Number),
    title: '새 알림이 있어요',
    body: '',
    link: '/notice',
    tag: 'notice',
    unread: 1,
  });
});

test('the longest reason that a host can write fits into a push', async () => {
  await subscribe(joined);
  const data = { reason: '가'.repeat(1_000) };
  await notify({ kind: 'CLUB_CANCELLED', memberId: joined.memberId, clubId, data });
  await deliver();
  expect(service.received[0]?.bytes).toBeLessThan(3_500);
  expect(service.received[0]?.urgency).toBe('high');
});

describe('the replies of a push service', () => {
  // covers N3.3 (docs/coverage-statements.md)
  test.for([404, 410, 400, 403])(
    'a push answered with %i removes the device and its pending pushes',
    async (status) => {
      await subscribe(joined);
      await accepted();
      service.setMoods(status);
      await deliver();
      expect(await devices()).toEqual([]);
      expect((await deliveries()).filter(({ channel }) => channel === 'push')).toEqual([]);
    },
  );

  test('a push answered with 413 is sent once more with hidden content', async () => {
    await subscribe(joined);
    await accepted();
    service.setMoods(413, 201);
    await deliver();
    expect(service.received.map(({ payload }) => payload.title)).toEqual(['새 알림이 있어요']);
    await notify({ kind: 'MEMBER_REMOVED', memberId: joined.memberId, clubId });
    service.setMoods(413);
    await deliver();
    expect((await deliveries()).at(-1)).toMatchObject({ state: 'failed', channel: 'push' });
    expect(await devices()).toHaveLength(1);
  });

  test('a push answered with 429 is retried after Retry-After, not before', async () => {
    await subscribe(joined);
    await accepted();
    service.retryAfter = '300';
    service.setMoods(429, 201);
    await deliver();
    await wait(299_000);
    expect(service.received).toEqual([]);
    await wait(1_000);
    expect(service.received).toHaveLength(1);
  });

  test.for([500, 'silence'] as const)('a push answered with %s is retried later', async (mood) => {
    await subscribe(joined);
    await accepted();
    service.setMoods(mood, 201);
    await deliver(undefined, SILENCE_LIMIT_MS);
    const [push] = (await deliveries()).filter(({ channel }) => channel === 'push');
    expect(push).toMatchObject({ state: 'pending', attempts: 1 });
    expect(push?.last_error).not.toContain('/push/');
    await wait(29_000);
    expect(service.received).toEqual([]);
    await wait(1_000);
    expect(service.received).toHaveLength(1);
  });

  // covers N3.3 (docs/coverage-statements.md)
  test('a push answered with errors for a day fails, and its device stays', async () => {
    await subscribe(joined);
    await accepted();
    service.setMoods(503);
    await deliver();
    for (let hour = 0; hour < 24; hour += 1) await wait(3_600_000);
    const [push] = (await deliveries()).filter(({ channel }) => channel === 'push');
    expect(push).toMatchObject({ state: 'failed', last_error: 'the push service replied 503' });
    expect(await devices()).toHaveLength(1);
  });
});

describe('devices that get no push', () => {
  test.for([
    ['its member logs out', `update sessions set ended_at = now() where member_id = $1`],
    [
      'its member is suspended',
      `with ended as (update sessions set ended_at = now() where member_id = $1)
       update members set status = 'SUSPENDED' where member_id = $1`,
    ],
  ] as const)('a device gets no push once %s, and is deleted', async ([, sql]) => {
    await subscribe(joined);
    await accepted();
    await runSql(server.context.database, sql, [joined.memberId]);
    await deliver();
    expect(service.received).toEqual([]);
    expect(await devices()).toEqual([]);
  });

  // covers N3.4 (docs/coverage-statements.md)
  test('a device on which another member logs in gets no push of the earlier member', async () => {
    const device = await subscribe(joined);
    await accepted();
    await subscribe(host, device);
    await deliver();
    expect(service.received).toEqual([]);
    expect(await devices()).toEqual([expect.objectContaining({ member_id: host.memberId })]);
  });
});
