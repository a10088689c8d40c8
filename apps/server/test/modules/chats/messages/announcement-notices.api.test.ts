import { beforeEach, expect } from 'vitest';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());

const { createRoom, send, remove } = chatWorld(() => server);
const { subscribe, deliver, outbox, clear } = deliveryWorld(() => server, service);

let room: ClubRoom;
beforeEach(async () => {
  await clear();
  service.received.length = 0;
  room = await createRoom();
});

const announce = (body: string) => send(room.roomId, room.host, body, { kind: 'ANNOUNCEMENT' });

async function readInbox({ token }: TestMember): Promise<{ details: unknown[]; unread: number }> {
  const list = await server.call({ method: 'GET', url: '/api/notices', token });
  const count = await server.call({ method: 'GET', url: '/api/notices/unread', token });
  const lines: { kind: string; detail: string | null }[] = list.json().data;
  const announced = lines.filter(({ kind }) => kind === 'ANNOUNCEMENT');
  return { details: announced.map(({ detail }) => detail), unread: count.json().data.unread };
}

const call = (method: 'DELETE' | 'PATCH' | 'PUT', url: string, actor: TestMember, body?: object) =>
  server.call({ method, url, token: actor.token, ...(body && { payload: body }) });

const waysOut: Record<string, () => Promise<{ statusCode: number }>> = {
  'leaves the club': () =>
    call('DELETE', `/api/clubs/${room.clubId}/signups/${room.joined.memberId}`, room.joined),
  'is removed from the club': () =>
    call('PATCH', `/api/clubs/${room.clubId}/kicks/${room.joined.memberId}`, room.host),
  'answers that they do not come': () =>
    call('PUT', `/api/clubs/${room.clubId}/confirmation`, room.joined, { going: false }),
};

test.each(Object.keys(waysOut))(
  'a member who %s no longer sees the announcement in the inbox',
  async (way) => {
    await announce('1번 출구에서 만나요.');
    await announce('비밀번호는 1234예요.');
    expect((await readInbox(room.joined)).unread).toBe(2);
    expect((await waysOut[way]?.())?.statusCode).toBeLessThan(300);
    const { details, unread } = await readInbox(room.joined);
    expect(details).toEqual([]);
    expect(unread).toBe(way.startsWith('is removed') ? 1 : 0);
    expect((await readInbox(room.other)).details).toHaveLength(2);
  },
);

test('a withdrawal deletes the announcement notices in the member’s inbox', async () => {
  await announce('비밀번호는 1234예요.');
  const { joined } = room;
  await call('DELETE', `/api/members/${joined.memberId}`, joined);
  const text = `select from notices where member_id = $1 or data::text like '%1234%'`;
  const left = await runSql(server.context.database, text, [joined.memberId]);
  expect(left).toHaveLength(1);
});

test('reading the room up to an announcement marks the notice of it as read', async () => {
  const { roomId, joined, other } = room;
  await announce('1번 출구에서 만나요.');
  await announce('비밀번호는 1234예요.');
  const read = (seq: number) => call('PUT', `/api/chats/${roomId}/read`, joined, { seq });
  expect((await read(1)).statusCode).toBe(204);
  expect((await readInbox(joined)).unread).toBe(1);
  await read(2);
  expect(await readInbox(joined)).toMatchObject({ details: { length: 2 }, unread: 0 });
  expect((await readInbox(other)).unread).toBe(2);
});

test('a removed announcement disappears from the inboxes and their unread counts', async () => {
  const { roomId, host, joined, other } = room;
  await announce('1번 출구에서 만나요.');
  await announce('비밀번호는 1234예요.');
  await remove(roomId, host, 2);
  for (const member of [joined, other]) {
    const { details, unread } = await readInbox(member);
    expect(details).toEqual(['“1번 출구에서 만나요.”']);
    expect(unread).toBe(1);
  }
});

test.each(['removed', 'leaves the club', 'stays'])(
  'an unsent delivery is sent only if its announcement is still visible (%s)',
  async (what) => {
    await subscribe(room.joined);
    await announce('비밀번호는 1234예요.');
    if (what === 'removed') await remove(room.roomId, room.host, 1);
    await waysOut[what]?.();
    await deliver();
    const isSent = what === 'stays';
    expect(service.received).toHaveLength(isSent ? 1 : 0);
    const mails = JSON.stringify(await outbox());
    expect(mails.includes(room.joined.email)).toBe(isSent);
  },
);
