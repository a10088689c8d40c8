import { afterEach, beforeEach, describe, expect } from 'vitest';
import { findOne } from '#server/database/run-statement.ts';
import { claimDueChatPush } from '#server/modules/chats/push/chat-push.repository.ts';
import { chatPushRuns, LEASE_MS } from '#server/modules/chats/push/send-chat-pushes.ts';
import { pushTransport } from '#server/modules/notices/push/push-transport.ts';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { createCrew, insertDate } from '#test/factories/crew-factory.ts';
import { getCrewRoom } from '#test/factories/crew-world.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { idleJobs } from '#test/harness/idle-jobs.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
const { subscribe, clear } = deliveryWorld(() => server, service);
const { createRoom, createPair, send, sendPicture, remove } = chatWorld(() => server);

test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());

let room: ClubRoom;
beforeEach(async () => {
  await clear();
  await runSql(server.context.database, 'update chat_members set push_due_at = null');
  service.received.length = 0;
  service.setMoods(201);
  room = await createRoom();
});
afterEach(() => {
  server.context.jobs = idleJobs;
  service.beforeReply = async () => {};
});

const runPushes = (signal = new AbortController().signal) => {
  const pushes = pushTransport(server.context, { timeLimitMs: 1_000 });
  return chatPushRuns(server.context, pushes)(signal);
};
const waitAndRun = async (milliseconds = 5_000) => {
  server.clock.advance(milliseconds);
  await runPushes();
};
const payloads = () => service.received.map(({ payload }) => payload);
const bodies = () => payloads().map(({ body }) => body);
const dueTimes = () =>
  runSql(
    server.context.database,
    'select member_id, push_due_at from chat_members where push_due_at is not null order by 1',
  );
const readUpTo = (seq: number) =>
  runSql(
    server.context.database,
    'update chat_members set read_seq = $1 where room_id = $2 and member_id = $3',
    [seq, room.roomId, room.joined.memberId],
  );
const leaseEnd = () => new Date(server.clock.now().getTime() + LEASE_MS);
const choose = (settings: object) =>
  insertRow(server.context.database, 'notice_settings', {
    member_id: room.joined.memberId,
    ...settings,
  });

test('a message unread after five seconds is pushed once, with room name and text', async () => {
  const { roomId, host, joined } = room;
  await subscribe(joined);
  await send(roomId, host, '2번 출구예요');
  await waitAndRun(4_999);
  expect(payloads()).toEqual([]);
  await waitAndRun(1);
  await waitAndRun();
  expect(service.received).toMatchObject([
    {
      payload: {
        title: '성수에서 볼더링',
        body: `${host.nickname}: 2번 출구예요`,
        link: `/chat/detail?room=${roomId}`,
        tag: `chat-${roomId}`,
        unread: 1,
      },
      urgency: 'high',
      ttl: 36 * 3600 - 5,
    },
  ]);
});

test('several messages make one push with the last text, which a later push replaces', async () => {
  const { roomId, host, other, joined } = room;
  await subscribe(joined);
  for (const body of ['하나', '둘', '셋']) await send(roomId, host, body);
  await waitAndRun();
  await send(roomId, other, '넷');
  await waitAndRun();
  expect(bodies()).toEqual([`${host.nickname}: 셋`, `${other.nickname}: 넷`]);
  expect(new Set(service.received.map(({ topic }) => topic)).size).toBe(1);
});

test('the push of a picture in a two-member room has the sender’s name as its title', async () => {
  const { roomId, one, two } = await createPair();
  await subscribe(two);
  await sendPicture(roomId, one);
  await waitAndRun();
  expect(payloads()).toMatchObject([{ title: one.nickname, body: '사진을 보냈어요' }]);
});

test('only members with a device get a pending push, never the sender', async () => {
  const { roomId, host, joined } = room;
  await subscribe(joined);
  await subscribe(host);
  await send(roomId, host, '안녕하세요');
  const due = new Date(server.clock.now().getTime() + 5_000);
  expect(await dueTimes()).toEqual([{ member_id: joined.memberId, push_due_at: due }]);
});

test('a message requests a push job in five seconds only if a recipient has a device', async () => {
  const requested: unknown[] = [];
  server.context.jobs = { ...idleJobs, requestWithin: (...request) => requested.push(request) };
  await send(room.roomId, room.host, '안녕하세요');
  expect(requested).toEqual([]);
  await subscribe(room.joined);
  await send(room.roomId, room.host, '안녕하세요');
  expect(requested).toEqual([['send-chat-pushes', 5_000]]);
});

describe('messages without a push', () => {
  test.for([
    ['that was read meanwhile', () => readUpTo(1)],
    ['that was removed meanwhile', () => remove(room.roomId, room.host, 1)],
    [
      'in a room that was muted',
      () =>
        runSql(
          server.context.database,
          'update chat_members set muted = true where member_id = $1',
          [room.joined.memberId],
        ),
    ],
    ['to a member who disabled it', () => choose({ kinds: '{"CHAT": {"push": false}}' })],
    [
      'to a removed member',
      () =>
        server.call({
          method: 'PATCH',
          url: `/api/clubs/${room.clubId}/kicks/${room.joined.memberId}`,
          token: room.host.token,
        }),
    ],
    [
      'to a suspended member',
      () =>
        runSql(
          server.context.database,
          `update members set status = 'SUSPENDED' where member_id = $1`,
          [room.joined.memberId],
        ),
    ],
    [
      'of a club that was muted',
      () =>
        insertRow(server.context.database, 'muted_clubs', {
          member_id: room.joined.memberId,
          club_id: room.clubId,
        }),
    ],
    [
      'of a blocked member',
      () =>
        insertRow(server.context.database, 'blocks', {
          blocker_id: room.joined.memberId,
          blocked_id: room.host.memberId,
          blocked_at: server.clock.now(),
        }),
    ],
    [
      'to a device that was logged out',
      () =>
        runSql(server.context.database, 'update sessions set ended_at = $2 where member_id = $1', [
          room.joined.memberId,
          server.clock.now(),
        ]),
    ],
  ] as const)('a message %s is not pushed, and its pending push is removed', async ([, happen]) => {
    await subscribe(room.joined);
    await send(room.roomId, room.host, '안녕하세요');
    await happen();
    await waitAndRun();
    expect([payloads(), await dueTimes()]).toEqual([[], []]);
  });

  test('an announcement gets no chat push, because it has a notice', async () => {
    await subscribe(room.joined);
    await send(room.roomId, room.host, '공지예요', { kind: 'ANNOUNCEMENT' });
    expect(await dueTimes()).toEqual([]);
  });
});

test('a member who hides push contents gets a push without the text and the sender', async () => {
  await choose({ kinds: '{}', hide_content: true });
  await subscribe(room.joined);
  await send(room.roomId, room.host, '비밀이에요');
  await waitAndRun();
  expect(payloads()).toMatchObject([{ title: '새 메시지가 있어요', body: '' }]);
});

test('a push at night waits until the morning unless the meeting starts soon', async () => {
  server.clock.set('2026-11-15T23:00:00+09:00');
  const near = await createRoom({ meetingDate: '2026-11-16', meetingTime: '08:00' });
  room = await createRoom();
  for (const who of [room.joined, near.joined]) await subscribe(who);
  await send(room.roomId, room.host, '밤이에요');
  await send(near.roomId, near.host, '곧 만나요');
  await waitAndRun();
  expect(bodies()).toEqual([`${near.host.nickname}: 곧 만나요`]);
  expect(await dueTimes()).toEqual([
    { member_id: room.joined.memberId, push_due_at: new Date('2026-11-16T08:00:00+09:00') },
  ]);
});

test('a crew message at night is pushed only to members whose meeting starts soon', async () => {
  server.clock.set('2026-11-15T23:00:00+09:00');
  const crew = await createCrew(2);
  const [coming, absent] = crew.members;
  if (coming === undefined || absent === undefined) throw new Error('two members expected');
  for (const member of crew.members) await subscribe(member);
  await insertDate(crew, { day: '2026-11-16', time: '08:00', seats: [coming] });
  await send(await getCrewRoom(server.context, crew), crew.host, '내일 봐요');
  await waitAndRun();
  expect(bodies()).toEqual([`${crew.host.nickname}: 내일 봐요`]);
  expect(await dueTimes()).toEqual([
    { member_id: absent.memberId, push_due_at: new Date('2026-11-16T08:00:00+09:00') },
  ]);
});

describe('messages that are pushed despite failures', () => {
  test('a message that arrives during the push of the previous message is pushed', async () => {
    const { roomId, host, joined } = room;
    await subscribe(joined);
    await send(roomId, host, '하나');
    service.beforeReply = async () => {
      service.beforeReply = async () => {};
      await send(roomId, host, '둘');
    };
    await waitAndRun();
    await waitAndRun();
    expect(bodies()).toEqual([`${host.nickname}: 하나`, `${host.nickname}: 둘`]);
  });

  test('a message whose process dies after claiming its push is pushed later', async () => {
    const { roomId, host, joined } = room;
    await subscribe(joined);
    await send(roomId, host, '하나');
    server.clock.advance(5_000);
    const claim = { now: server.clock.now(), lease_end: leaseEnd() };
    expect(await findOne(server.context.database, claimDueChatPush, claim)).toBeDefined();
    await waitAndRun(LEASE_MS - 1);
    expect(bodies()).toEqual([]);
    await waitAndRun(1);
    expect(bodies()).toEqual([`${host.nickname}: 하나`]);
  });

  test('a message that the push service rejected at first is pushed later', async () => {
    const { roomId, host, joined } = room;
    await subscribe(joined);
    service.setMoods(500, 201);
    await send(roomId, host, '하나');
    await waitAndRun();
    expect(bodies()).toEqual([]);
    await waitAndRun(30_000);
    expect([bodies(), await dueTimes()]).toEqual([[`${host.nickname}: 하나`], []]);
  });
});

test('a device that the push service reports as gone is deleted', async () => {
  await subscribe(room.joined);
  service.setMoods(410);
  await send(room.roomId, room.host, '하나');
  await waitAndRun();
  expect(await runSql(server.context.database, 'select * from push_subscriptions')).toEqual([]);
  expect(await dueTimes()).toEqual([]);
});

test('a push job that runs too early requests a job for the time the push is due', async () => {
  const requested: unknown[] = [];
  server.context.jobs = { ...idleJobs, requestIn: (...request) => requested.push(request) };
  await subscribe(room.joined);
  await send(room.roomId, room.host, '하나');
  await waitAndRun(2_000);
  expect(requested).toEqual([['send-chat-pushes', 3_000]]);
});

test('chat messages create no notice in the inbox', async () => {
  await subscribe(room.joined);
  await send(room.roomId, room.host, '하나');
  await waitAndRun();
  expect(await runSql(server.context.database, 'select * from notices')).toEqual([]);
});
