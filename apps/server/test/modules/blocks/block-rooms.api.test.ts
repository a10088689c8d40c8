import { randomUUID } from 'node:crypto';
import { BLOCKED_NICKNAME, UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { describe, expect } from 'vitest';
import { findOne } from '#server/database/run-statement.ts';
import { selectChatPushFacts } from '#server/modules/chats/push/chat-push.repository.ts';
import { countBadge } from '#server/modules/chats/push/count-badge.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs, hide, sides } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

let viewer: TestMember;
let other: TestMember;
test.beforeEach(async () => {
  viewer = await createMember(server.context);
  other = await createMember(server.context);
});

type Call = { method?: 'GET' | 'POST' | 'PATCH'; payload?: object };

async function call(actor: TestMember, url: string, { method = 'GET', payload }: Call = {}) {
  const reply = await server.call({
    method,
    url,
    token: actor.token,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
}

async function say(actor: TestMember, roomId: number, body: string, kind = 'TEXT') {
  const payload = { clientId: randomUUID(), body, kind };
  return call(actor, `/api/chats/${roomId}/messages`, { method: 'POST', payload });
}

async function sendInPair(): Promise<number> {
  await call(viewer, `/api/members/${other.memberId}/follow`, { method: 'POST' });
  await call(other, `/api/members/${viewer.memberId}/follow`, { method: 'POST' });
  const opened = await call(viewer, `/api/chats/with/${other.memberId}`, { method: 'POST' });
  const { roomId } = opened.body.data;
  expect((await say(viewer, roomId, '안녕하세요')).status).toBe(201);
  expect((await say(other, roomId, '반가워요')).status).toBe(201);
  return roomId;
}

async function sendInClub(): Promise<number> {
  const clubId = await createClub(server.context, { hostId: other.memberId });
  const url = `/api/clubs/${clubId}/signups`;
  const answer = { memberId: viewer.memberId, joinAnswer: '갈게요.' };
  await call(viewer, url, { method: 'POST', payload: answer });
  const payload = { status: 'CLUB_JOINED' };
  await call(other, `${url}/${viewer.memberId}`, { method: 'PATCH', payload });
  const rooms = await call(viewer, '/api/chats?kind=group');
  const { roomId } = rooms.body.data[0];
  expect((await say(viewer, roomId, '반가워요')).status).toBe(201);
  expect((await say(other, roomId, '어서 오세요')).status).toBe(201);
  return roomId;
}

describe('the two-member room of a blocker and a blocked member', () => {
  // covers B6 (docs/coverage-statements.md)
  test('the two-member room is hidden from the blocker in every list and count', async () => {
    const roomId = await sendInPair();
    await blockAs(viewer, other);
    const list = (await call(viewer, '/api/chats?kind=personal')).body;
    expect(list).toMatchObject({ data: [], pageInfo: { totalElements: 0 } });
    expect((await call(viewer, '/api/chats/unread')).body.data.personal).toBe(0);
    const unknown = await call(viewer, '/api/chats/999999');
    expect(unknown.status).toBe(404);
    expect(await call(viewer, `/api/chats/${roomId}/messages`)).toEqual(unknown);
    expect((await say(viewer, roomId, '저기요')).status).toBe(404);
  });

  test('only the blocker sees that the other member of a two-member room is blocked', async () => {
    const roomId = await sendInPair();
    await blockAs(viewer, other);
    const stranger = await createMember(server.context);
    const [own, theirs, strange] = await Promise.all(
      [viewer, other, stranger].map((who) => call(who, `/api/chats/${roomId}`)),
    );
    expect(own).toMatchObject({ status: 404, body: { code: 'ROOM_BLOCKED' } });
    expect(theirs?.status).toBe(200);
    expect(strange).toMatchObject({ status: 404, body: { code: 'ROOM_NOT_FOUND' } });
  });

  test('the blocked member can read the room, where the blocker appears as withdrawn', async () => {
    const roomId = await sendInPair();
    await blockAs(other, viewer);
    const room = (await call(viewer, `/api/chats/${roomId}`)).body.data;
    expect(room).toMatchObject({ writable: false, member: { nickname: UNKNOWN_NICKNAME } });
    const { data } = (await call(viewer, `/api/chats/${roomId}/messages`)).body;
    expect(data.map((message: { body: string }) => message.body)).toContain('반가워요');
    expect(JSON.stringify([room, data])).not.toContain(other.nickname);
    expect(await say(viewer, roomId, '저기요')).toMatchObject({ status: 409 });
  });

  test.each(['blocker', 'blocked'] as const)(
    'a two-member room is neither found nor opened by the %s',
    async (side) => {
      await sendInPair();
      await hide(viewer, other, side);
      for (const method of ['GET', 'POST'] as const) {
        const hidden = await call(viewer, `/api/chats/with/${other.memberId}`, { method });
        expect(hidden.status).toBe(404);
        expect(hidden).toEqual(await call(viewer, '/api/chats/with/2000000000', { method }));
      }
    },
  );

  test('a two-member room is visible again after unblocking, but read-only', async () => {
    const roomId = await sendInPair();
    await blockAs(viewer, other);
    await server.call({
      method: 'DELETE',
      url: `/api/members/${other.memberId}/block`,
      token: viewer.token,
    });
    expect((await call(viewer, `/api/chats/${roomId}`)).body.data).toMatchObject({
      writable: false,
      member: { nickname: other.nickname },
    });
  });
});

test.for(sides)('the unread count in a push equals that in the app for the %s', async (side) => {
  await sendInPair();
  await sendInClub();
  const count = async () => {
    const push = await countBadge(server.context, viewer.memberId);
    const { unread } = (await call(viewer, '/api/notices/unread')).body.data;
    const { group, personal } = (await call(viewer, '/api/chats/unread')).body.data;
    return { push, notices: unread, app: unread + group + personal };
  };
  const before = await count();
  expect(before).toMatchObject({ push: before.app, notices: 2 });
  await hide(viewer, other, side);
  const after = await count();
  expect(after).toMatchObject({ push: after.app, notices: 1 });
  expect(after.app).toBeLessThan(before.app);
});

describe('the room of a shared club', () => {
  test('the blocker sees that the blocked member wrote, but gets neither text nor push', async () => {
    const roomId = await sendInClub();
    await call(viewer, `/api/chats/${roomId}/messages`);
    await blockAs(viewer, other);
    const { data } = (await call(viewer, `/api/chats/${roomId}/messages`)).body;
    const theirs = data.filter(
      (message: { sender: { memberId: number } | null }) =>
        message.sender?.memberId === other.memberId,
    );
    expect(theirs).toMatchObject([
      { sender: { nickname: BLOCKED_NICKNAME }, body: null, image: null, removed: false },
    ]);
    const [chat] = (await call(viewer, '/api/chats?kind=group')).body.data;
    expect(chat.lastMessage.text).toBe('차단한 사람의 메시지예요');
    const room = (await call(viewer, `/api/chats/${roomId}`)).body.data;
    expect(room.members).toHaveLength(2);
    expect(JSON.stringify([data, chat, room])).not.toContain(other.nickname);
    const own = { room_id: roomId, member_id: viewer.memberId, now: server.clock.now() };
    const facts = await findOne(server.context.database, selectChatPushFacts, own);
    expect(facts?.created_at).toBeNull();
  });

  test('the blocker still sees the host’s announcements in the room of a shared club', async () => {
    const roomId = await sendInClub();
    await blockAs(viewer, other);
    expect((await say(other, roomId, '장소가 바뀌었어요', 'ANNOUNCEMENT')).status).toBe(201);
    const { data } = (await call(viewer, `/api/chats/${roomId}/messages`)).body;
    expect(data.at(-1)).toMatchObject({ kind: 'ANNOUNCEMENT', body: '장소가 바뀌었어요' });
    const inbox = (await call(viewer, '/api/notices')).body;
    expect(inbox.data[0]).toMatchObject({ kind: 'ANNOUNCEMENT' });
  });

  test('the blocked member sees the blocker’s messages as those of a withdrawn member', async () => {
    const roomId = await sendInClub();
    await blockAs(other, viewer);
    const { data } = (await call(viewer, `/api/chats/${roomId}/messages`)).body;
    expect(data.at(-1)).toMatchObject({
      sender: { nickname: UNKNOWN_NICKNAME },
      body: '어서 오세요',
    });
    const own = { room_id: roomId, member_id: viewer.memberId, now: server.clock.now() };
    const facts = await findOne(server.context.database, selectChatPushFacts, own);
    expect(facts).toMatchObject({ body: '어서 오세요', nickname: null });
  });
});
