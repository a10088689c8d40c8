import { beforeEach, expect } from 'vitest';
import { chatPushRuns } from '#server/modules/chats/push/send-chat-pushes.ts';
import { pushTransport } from '#server/modules/notices/push/push-transport.ts';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
const { subscribe, notify, deliver, clear } = deliveryWorld(() => server, service);
const { createRoom, send } = chatWorld(() => server);

test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());

let room: ClubRoom;
beforeEach(async () => {
  await clear();
  service.received.length = 0;
  room = await createRoom();
  await subscribe(room.host);
});

const getData = async (url: string) =>
  (await server.call({ method: 'GET', url, token: room.host.token })).json().data;

async function getShownCount(): Promise<number> {
  const { unread } = await getData('/api/notices/unread');
  const { group, personal } = await getData('/api/chats/unread');
  return unread + group + personal;
}

/** Creates one notice that needs no more action, one unread notice and two unread messages. */
async function leaveUnread() {
  const { host, joined, other, clubId, roomId } = room;
  const about = { memberId: host.memberId, clubId };
  await notify({ kind: 'APPLICATION_RECEIVED', ...about, actorId: joined.memberId });
  await notify({ kind: 'APPLICATION_WITHDRAWN', ...about, actorId: other.memberId });
  for (const sender of [joined, other]) await send(roomId, sender, '곧 도착해요');
}

test('the badge of a notice push equals the count that the app shows', async () => {
  await leaveUnread();
  expect(await getShownCount()).toBe(3);
  await deliver();
  expect(service.received.map(({ payload }) => payload.unread)).toEqual([3]);
});

test('the badge of a chat push equals the count that the app shows', async () => {
  await leaveUnread();
  server.clock.advance(5_000);
  const pushes = pushTransport(server.context, { timeLimitMs: 1_000 });
  await chatPushRuns(server.context, pushes)(new AbortController().signal);
  expect(service.received.map(({ payload }) => payload.unread)).toEqual([3]);
});
