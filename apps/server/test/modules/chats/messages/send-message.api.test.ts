import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

const { createRoom, createPair, send, read } = chatWorld(() => server);
const after30Days = '2026-12-21T16:00:00+09:00';

let room: ClubRoom;
beforeEach(async () => {
  room = await createRoom();
});
afterEach(() => vi.restoreAllMocks());

test('a sent message is visible to everyone in the room under the next seq', async () => {
  const { roomId, host, joined } = room;
  const clientId = randomUUID();
  const first = await send(roomId, joined, '몇 번 출구예요?', { clientId });
  expect(first.statusCode).toBe(201);
  const message = {
    seq: 1,
    kind: 'TEXT',
    sender: { memberId: joined.memberId, nickname: joined.nickname, fileInfo: expect.anything() },
    body: '몇 번 출구예요?',
    image: null,
    clientId,
    createdAt: server.clock.now().toISOString(),
    removed: false,
  };
  expect(first.json()).toEqual({ data: message });
  expect((await send(roomId, host, '2번이요')).json().data.seq).toBe(2);
  const [asHost] = await read(roomId, host);
  expect(asHost).toEqual({ ...message, clientId: null });
  expect((await read(roomId, joined))[0]).toEqual(message);
});

test('after the commit only the members of the room get a live event', async () => {
  const { roomId, host, joined, other } = room;
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  await send(roomId, joined, '안녕하세요');
  const memberIds = [host, joined, other].map(({ memberId }) => memberId);
  expect(ring.mock.calls).toEqual([
    [{ event: 'room', roomId, seq: 1, memberIds: expect.toSatisfy(hasExactly(memberIds)) }],
  ]);
});

function hasExactly(ids: readonly number[]) {
  return (given: readonly number[]) => given.toSorted().join() === ids.toSorted().join();
}

describe('a message with a repeated clientId', () => {
  test('a repeated clientId returns the same message with 200 and no second live event', async () => {
    const { roomId, joined } = room;
    const clientId = randomUUID();
    const first = await send(roomId, joined, '안녕하세요', { clientId });
    const ring = vi.spyOn(server.context.doorbells, 'ring');
    const second = await send(roomId, joined, '안녕하세요', { clientId });
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    expect(await read(roomId, joined)).toHaveLength(1);
    expect(ring).not.toHaveBeenCalled();
  });

  test('an equal clientId of another member creates a separate message', async () => {
    const { roomId, joined, other } = room;
    const clientId = randomUUID();
    await send(roomId, joined, '안녕하세요', { clientId });
    expect((await send(roomId, other, '저도요', { clientId })).statusCode).toBe(201);
  });

  test('a repeated clientId returns its message even after the room has closed', async () => {
    const { roomId, joined } = room;
    const clientId = randomUUID();
    await send(roomId, joined, '안녕하세요', { clientId });
    server.clock.set(after30Days);
    const again = await send(
      roomId,
      { ...joined, token: await freshToken(joined.memberId) },
      '안녕하세요',
      { clientId },
    );
    expect(again.statusCode).toBe(200);
  });

  test('a repeated clientId returns its message even while new messages get 429', async () => {
    const limited = await startTestAppForTest({ RATE_LIMIT_FACTOR: '1' });
    const world = chatWorld(() => limited);
    const { roomId, joined, host } = await world.createRoom();
    const clientId = randomUUID();
    await world.send(roomId, joined, '하나', { clientId });
    for (let count = 2; count <= 30; count += 1) {
      expect((await world.send(roomId, joined, `${count}`)).statusCode).toBe(201);
    }
    const refused = await world.send(roomId, joined, '서른하나');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await world.send(roomId, joined, '하나', { clientId })).statusCode).toBe(200);
    expect((await world.send(roomId, host, '저는 처음')).statusCode).toBe(201);
    limited.clock.advance(60_000);
    expect((await world.send(roomId, joined, '다음 분')).statusCode).toBe(201);
  });
});

async function freshToken(memberId: number): Promise<string> {
  return logInAs(server.context, memberId);
}

describe('messages to a read-only room', () => {
  test('a club room refuses messages 30 days after the meeting ended, with the reason', async () => {
    const { roomId, host } = room;
    server.clock.set(after30Days);
    const late = await send(
      roomId,
      { ...host, token: await freshToken(host.memberId) },
      '잘 지내요?',
    );
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'ROOM_CLOSED', message: '지난 모임이라 읽을 수만 있어요.' },
    ]);
  });

  test('a room of two members who no longer follow each other refuses messages', async () => {
    const { roomId, one, two } = await createPair();
    expect((await send(roomId, one, '안녕하세요')).statusCode).toBe(201);
    await runSql(server.context.database, 'delete from follows where follower_id = $1', [
      two.memberId,
    ]);
    const refused = await send(roomId, one, '저기요');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'ROOM_CLOSED', message: '지금은 메시지를 보낼 수 없는 상대예요.' },
    ]);
  });
});

describe('an announcement', () => {
  const inbox = (memberId: number) =>
    runSql(
      server.context.database,
      `select kind, data ->> 'reason' as reason,
         (select count(*) from deliveries d where d.notice_id = n.notice_id and channel = 'mail') as mails
       from notices n where member_id = $1`,
      [memberId],
    );

  test('an announcement notifies and mails all joined members except the host', async () => {
    const { roomId, host, joined, other } = room;
    const sent = await send(roomId, host, '2번 출구에서 만나요', { kind: 'ANNOUNCEMENT' });
    expect([sent.statusCode, sent.json().data.kind]).toEqual([201, 'ANNOUNCEMENT']);
    const expected = [{ kind: 'ANNOUNCEMENT', reason: '2번 출구에서 만나요', mails: 1 }];
    expect(await inbox(joined.memberId)).toEqual(expected);
    expect(await inbox(other.memberId)).toEqual(expected);
    expect(await inbox(host.memberId)).toEqual([]);
  });

  test('the inbox notice of an announcement links to its room', async () => {
    const { roomId, host, joined } = room;
    await send(roomId, host, '2번 출구에서 만나요', { kind: 'ANNOUNCEMENT' });
    const { token } = joined;
    const reply = await server.call({ method: 'GET', url: '/api/notices', token });
    expect(reply.json().data).toMatchObject([
      {
        kind: 'ANNOUNCEMENT',
        text: '호스트가 공지를 올렸어요',
        detail: '“2번 출구에서 만나요”',
        link: `/chat/detail?room=${roomId}`,
      },
    ]);
  });

  test('an announcement sent twice with one clientId makes one notice', async () => {
    const { roomId, host, joined } = room;
    const clientId = randomUUID();
    await send(roomId, host, '공지예요', { kind: 'ANNOUNCEMENT', clientId });
    await send(roomId, host, '공지예요', { kind: 'ANNOUNCEMENT', clientId });
    expect(await inbox(joined.memberId)).toHaveLength(1);
  });

  test.for([
    ['of a member', 'joined', '공지예요', 403],
    ['of 300 characters', 'host', '가'.repeat(300), 201],
    ['of 301 characters', 'host', '가'.repeat(301), 400],
  ] as const)('an announcement %s gets the status $3', async ([, who, body, status]) => {
    const sent = await send(room.roomId, room[who], body, { kind: 'ANNOUNCEMENT' });
    expect(sent.statusCode).toBe(status);
    if (status === 400) expect(sent.json().message).toBe('공지는 300자까지 쓸 수 있어요.');
  });

  test('an announcement in a two-member room is refused', async () => {
    const { roomId, one } = await createPair();
    expect((await send(roomId, one, '공지', { kind: 'ANNOUNCEMENT' })).statusCode).toBe(403);
  });
});

test('a message from outside a room gets 404, whether or not the room exists', async () => {
  const stranger = await createMember(server.context);
  for (const roomId of [room.roomId, 9_999_999]) {
    const refused = await send(roomId, stranger, '안녕하세요');
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'ROOM_NOT_FOUND']);
  }
});

test('sending a message takes four SQL statements for any number of members', async () => {
  const { roomId, host } = room;
  const names: string[] = [];
  const { database } = server.context;
  const checkOut = vi.spyOn(database, 'checkOut');
  checkOut.mockImplementation(async () => {
    checkOut.mockRestore();
    const client = await database.checkOut();
    const query = vi.spyOn(client, 'query');
    query.mockImplementation(((given: string | { name: string }) => {
      names.push(typeof given === 'string' ? given : given.name);
      return Reflect.apply(Object.getPrototypeOf(client).query, client, [given]);
    }) as typeof client.query);
    return client;
  });
  await send(roomId, host, '안녕하세요');
  expect(names).toEqual([
    'begin',
    'lock_chat_room',
    'select_present_room_member',
    'select_sent_message',
    'insert_message',
    'commit',
  ]);
});
