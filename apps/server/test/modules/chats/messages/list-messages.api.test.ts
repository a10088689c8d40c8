import { beforeEach, describe, expect, vi } from 'vitest';
import { findMany } from '#server/database/run-statement.ts';
import {
  selectMessagesAfter,
  selectMessagesBefore,
  selectPinnedMessage,
} from '#server/modules/chats/messages/message.repository.ts';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, send, sendPicture, list, read, remove, report } = chatWorld(() => server);

let room: ClubRoom;
beforeEach(async () => {
  room = await createRoom();
});

async function sendMessages(count: number) {
  for (let index = 1; index <= count; index += 1) await send(room.roomId, room.host, `${index}`);
}

const bodies = async (query: string, who = room.joined) =>
  (await read(room.roomId, who, query)).map(({ body }) => body);

test.for([
  ['without a seq', '?size=3', ['5', '6', '7']],
  ['after seq 2', '?after=2&size=3', ['3', '4', '5']],
  ['after seq 0', '?after=0&size=3', ['1', '2', '3']],
  ['after the last seq', '?after=7', []],
  ['before seq 5', '?before=5&size=3', ['2', '3', '4']],
  ['before the first seq', '?before=1', []],
] as const)('the messages requested %s are listed in order', async ([, query, expected]) => {
  await sendMessages(7);
  expect(await bodies(query)).toEqual(expected);
});

test.for(['?after=1&before=3', '?size=0', '?size=101', '?after=x', '?before=0'])(
  'the message query %s is refused',
  async (query) => {
    expect((await list(room.roomId, room.host, query)).statusCode).toBe(400);
  },
);

// covers Q5.2 (docs/coverage-statements.md)
test('a message query that runs after the reader has left the room returns no messages', async () => {
  await sendMessages(3);
  const url = `/api/clubs/${room.clubId}/signups/${room.joined.memberId}`;
  await server.call({ method: 'DELETE', url, token: room.joined.token });
  const ids = { room_id: room.roomId, member_id: room.joined.memberId };
  const reader = { ...ids, hidden_ids: '{}', now: server.clock.now() };
  const { database } = server.context;
  const page = { ...reader, size: 10 };
  expect(await findMany(database, selectMessagesAfter, { ...page, after: 0 })).toEqual([]);
  expect(await findMany(database, selectMessagesBefore, { ...page, before: 100 })).toEqual([]);
  await send(room.roomId, room.host, '공지', { kind: 'ANNOUNCEMENT' });
  expect(await findMany(database, selectPinnedMessage, reader)).toEqual([]);
});

describe('the message list of a member who joined later', () => {
  test('a member who joined later reads only messages since joining, for any query', async () => {
    await sendMessages(3);
    const late = await createMember(server.context);
    const join = `/api/clubs/${room.clubId}/signups`;
    const payload = { memberId: late.memberId, joinAnswer: '해 볼게요.' };
    await server.call({ method: 'POST', url: join, payload, token: late.token });
    await server.call({
      method: 'PATCH',
      url: `${join}/${late.memberId}`,
      payload: { status: 'CLUB_JOINED' },
      token: room.host.token,
    });
    await sendMessages(1);
    for (const query of ['', '?after=0', '?before=100']) {
      const seen = await read(room.roomId, late, query);
      expect(seen.filter(({ kind }) => kind === 'TEXT').map(({ body }) => body)).toEqual(['1']);
    }
    const lines = await read(room.roomId, room.joined, '?after=3');
    expect(lines).toMatchObject([
      {
        kind: 'SYSTEM',
        sender: null,
        clientId: null,
        body: `${late.nickname}님이 함께하게 됐어요`,
      },
      { kind: 'TEXT' },
    ]);
  });
});

test('a former member can neither read nor write messages', async () => {
  const { roomId, clubId, joined } = room;
  await send(roomId, joined, '안녕하세요');
  const url = `/api/clubs/${clubId}/signups/${joined.memberId}`;
  const left = await server.call({ method: 'DELETE', url, token: joined.token });
  expect(left.statusCode).toBe(204);
  expect((await list(roomId, joined)).statusCode).toBe(404);
  expect((await send(roomId, joined, '저기요')).statusCode).toBe(404);
  expect((await remove(roomId, joined, 1)).statusCode).toBe(404);
  expect((await report(roomId, joined, 1)).statusCode).toBe(404);
});

test('a message of a withdrawn member is shown without the member’s name', async () => {
  await send(room.roomId, room.other, '안녕하세요');
  await runSql(server.context.database, 'delete from club_members where member_id = $1', [
    room.other.memberId,
  ]);
  await withdraw(server.context, room.other.memberId);
  await runSql(
    server.context.database,
    'update chat_members set left_at = now() where member_id = $1',
    [room.other.memberId],
  );
  const [message] = await read(room.roomId, room.host);
  expect(message).toMatchObject({
    body: '안녕하세요',
    sender: { memberId: room.other.memberId, nickname: '알 수 없는 회원' },
  });
});

test.for([
  ['whom the reader has blocked sees only announcements', true, '차단한 사람', null],
  ['who has blocked the reader sees every text', false, '알 수 없는 회원', '안녕하세요'],
] as const)(
  'a reader of messages by a member %s, without the name',
  async ([, isBlocker, nickname, body]) => {
    const { roomId, host, joined, other } = room;
    await send(roomId, host, '안녕하세요');
    await sendPicture(roomId, host);
    await send(roomId, host, '2번 출구예요', { kind: 'ANNOUNCEMENT' });
    const pair = [joined.memberId, host.memberId];
    const [blocker, blocked] = isBlocker ? pair : pair.toReversed();
    await insertRow(server.context.database, 'blocks', {
      blocker_id: blocker,
      blocked_id: blocked,
      blocked_at: server.clock.now(),
    });
    const sender = { memberId: host.memberId, nickname };
    expect(await read(roomId, joined)).toMatchObject([
      { kind: 'TEXT', body, image: null, removed: false, sender },
      { kind: 'IMAGE', image: isBlocker ? null : { width: 48 }, removed: false, sender },
      { kind: 'ANNOUNCEMENT', body: '2번 출구예요', sender },
    ]);
    expect(await read(roomId, other)).toMatchObject([
      { body: '안녕하세요', sender: { nickname: host.nickname } },
      { image: { width: 48 } },
      {},
    ]);
  },
);

test('a read-only room can be read', async () => {
  await sendMessages(1);
  server.clock.set('2027-03-01T12:00:00+09:00');
  const token = await logInAs(server.context, room.joined.memberId);
  expect(await bodies('', { ...room.joined, token })).toEqual(['1']);
});

test('reading a hundred messages takes as many SQL statements as reading one message', async () => {
  await sendMessages(100);
  const run = vi.spyOn(server.context.database, 'run');
  const countStatements = async (query: string) => {
    run.mockClear();
    await read(room.roomId, room.joined, query);
    return run.mock.calls.length;
  };
  expect(await countStatements('?size=100')).toBe(await countStatements('?size=1'));
  run.mockRestore();
});
