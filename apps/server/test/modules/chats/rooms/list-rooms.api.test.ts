import type { Chat, Room } from '@azit/contract/chats/chat.schema';
import { beforeEach, describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { getRoomId, removeMessage, writeMessage } from '#test/factories/room-rows.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let guest: TestMember;
let clubId: number;
let roomId: number;

beforeEach(async () => {
  host = await createMember(server.context);
  guest = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, guest.memberId, 'CLUB_JOINED');
  roomId = await getRoomId(server.context, clubId);
});

const get = async ({ token }: TestMember, url: string) => server.call({ url, token });
const list = async (viewer: TestMember, query = ''): Promise<Chat[]> =>
  (await get(viewer, `/api/chats${query}`)).json().data;
const unread = async (viewer: TestMember) => (await get(viewer, '/api/chats/unread')).json().data;
const room = async (viewer: TestMember): Promise<Room> =>
  (await get(viewer, `/api/chats/${roomId}`)).json().data;
const put = ({ token }: TestMember, path: string, payload: object) =>
  server.call({ method: 'PUT', url: `/api/chats/${roomId}/${path}`, token, payload });
const write = (sender: TestMember, body?: string) =>
  writeMessage(server.context, roomId, sender.memberId, body === undefined ? {} : { body });

describe('the preview line of a room', () => {
  test('filtered by club, the list shows the last message that is no announcement', async () => {
    await write(host, '암벽화는 빌려요');
    const payload = {
      kind: 'ANNOUNCEMENT',
      body: '2번 출구에서 만나요.',
      clientId: 'device-announce-2',
    };
    const url = `/api/chats/${roomId}/messages`;
    await server.call({ method: 'POST', url, token: host.token, payload });
    const [line] = await list(guest, `?clubId=${clubId}`);
    expect(line?.lastMessage?.text).toBe(`${host.nickname}: 암벽화는 빌려요`);
    expect((await list(guest))[0]?.lastMessage?.text).toContain('2번 출구에서');
  });

  test('the preview line shows the last message with its sender', async () => {
    await write(host, '암벽화는\n\n빌려요');
    const [line] = await list(guest);
    expect(line).toMatchObject({
      roomId,
      kind: 'group',
      club: { clubId, clubName: '성수에서 볼더링' },
      member: null,
      memberCount: 2,
      unread: 1,
      muted: false,
      writable: true,
      lastMessage: { seq: 1, text: `${host.nickname}: 암벽화는 빌려요` },
    });
    expect((await list(host))[0]?.lastMessage?.text).toBe('나: 암벽화는 빌려요');
  });

  test('the room list and the room show that the club was cancelled', async () => {
    expect((await list(guest))[0]?.club?.cancelled).toBe(false);
    await server.call({ method: 'DELETE', url: `/api/clubs/${clubId}`, token: host.token });
    expect((await list(guest))[0]).toMatchObject({ club: { cancelled: true }, writable: true });
    expect((await room(guest)).club?.cancelled).toBe(true);
  });

  test('the room list shows that the meeting of a room is over', async () => {
    expect((await list(guest))[0]?.club?.ended).toBe(false);
    server.clock.set('2026-11-21T16:00:00+09:00');
    guest.token = await logInAs(server.context, guest.memberId);
    expect((await list(guest))[0]?.club).toMatchObject({ cancelled: false, ended: true });
  });

  test('the preview line is cut at a hundred characters', async () => {
    await write(host, '🙂'.repeat(300));
    expect([...((await list(guest))[0]?.lastMessage?.text ?? '')]).toHaveLength(100);
  });

  test('the preview line describes a removed message, a picture and a system message', async () => {
    const seq = await write(guest);
    await removeMessage(server.context, roomId, seq);
    expect((await list(host))[0]).toMatchObject({
      unread: 0,
      lastMessage: { text: '지운 메시지예요' },
    });
    await runSql(
      server.context.database,
      `update chat_messages set deleted_at = null, kind = 'IMAGE', image_path = '/images/x',
         image_name = 'x.webp', image_width = 1, image_height = 1 where room_id = $1`,
      [roomId],
    );
    expect((await list(guest))[0]?.lastMessage?.text).toBe('나: 사진을 보냈어요');
    await removeMessage(server.context, roomId, seq);
    const url = `/api/clubs/${clubId}`;
    const payload = { reason: '비가 와요' };
    await server.call({ method: 'DELETE', url, token: host.token, payload });
    expect((await list(guest))[0]?.lastMessage?.text).toBe('모임이 취소됐어요 “비가 와요”');
  });

  test('the preview line is empty in a room without messages', async () => {
    expect((await list(guest))[0]).toMatchObject({ lastMessage: null, unread: 0 });
  });
});

describe('the list of rooms', () => {
  test('the list of rooms is sorted by newest message and filtered by kind and club', async () => {
    const second = await createClub(server.context, { hostId: guest.memberId });
    await addClubMember(server.context, second, host.memberId, 'CLUB_JOINED');
    const secondRoom = await getRoomId(server.context, second);
    await write(host);
    server.clock.advance(1_000);
    await writeMessage(server.context, secondRoom, guest.memberId);
    const ids = async (query: string) => (await list(guest, query)).map((one) => one.roomId);
    expect(await ids('')).toEqual([secondRoom, roomId]);
    server.clock.advance(1_000);
    await write(host);
    expect(await ids('?kind=group')).toEqual([roomId, secondRoom]);
    expect(await ids('?kind=personal')).toEqual([]);
    expect(await ids(`?clubId=${second}`)).toEqual([secondRoom]);
    expect(await ids('?page=2&size=1')).toEqual([secondRoom]);
    const { pageInfo } = (await get(guest, '/api/chats?page=2&size=1')).json();
    expect(pageInfo).toEqual({ page: 2, size: 1, totalElements: 2, totalPages: 2 });
  });

  // covers R5.4 (docs/coverage-statements.md)
  test('a removed member can no longer list or open the room', async () => {
    await write(host);
    const url = `/api/clubs/${clubId}/kicks/${guest.memberId}`;
    await server.call({ method: 'PATCH', url, token: host.token });
    expect(await list(guest)).toEqual([]);
    expect(await unread(guest)).toEqual({ group: 0, personal: 0 });
    for (const reply of [
      await get(guest, `/api/chats/${roomId}`),
      await put(guest, 'read', { seq: 1 }),
      await put(guest, 'mute', { muted: true }),
    ]) {
      expect(reply.json()).toMatchObject({ status: 404, code: 'ROOM_NOT_FOUND' });
    }
  });
});

describe('the unread count', () => {
  // covers R5.5 (docs/coverage-statements.md)
  // covers M5.3 (docs/coverage-statements.md)
  test('the unread count excludes one’s own messages and muted rooms', async () => {
    await write(host);
    await write(guest);
    await write(host);
    expect(await unread(guest)).toEqual({ group: 2, personal: 0 });
    expect(await unread(host)).toEqual({ group: 1, personal: 0 });
    await put(guest, 'mute', { muted: true });
    expect(await unread(guest)).toEqual({ group: 0, personal: 0 });
    expect((await list(guest))[0]).toMatchObject({ muted: true, unread: 2 });
  });

  test('the unread count includes announcements but no system lines', async () => {
    const payload = {
      kind: 'ANNOUNCEMENT',
      body: '2번 출구에서 만나요.',
      clientId: 'device-announce-1',
    };
    const url = `/api/chats/${roomId}/messages`;
    const reply = await server.call({ method: 'POST', url, token: host.token, payload });
    expect(reply.statusCode).toBe(201);
    await server.call({ method: 'DELETE', url: `/api/clubs/${clubId}`, token: host.token });
    expect((await room(guest)).lastSeq).toBe(2);
    expect(await unread(guest)).toEqual({ group: 1, personal: 0 });
  });

  test('the unread count considers only the last thousand messages of a room', async () => {
    await write(host);
    await write(host);
    await runSql(
      server.context.database,
      `with added as (
         insert into chat_messages (room_id, seq, sender_id, client_id, kind, created_at, deleted_at)
         select room_id, last_seq + step, $2, 'device-r-' || step, 'TEXT', now(), now()
         from chat_rooms, generate_series(1, 999) step where room_id = $1)
       update chat_rooms set last_seq = last_seq + 999 where room_id = $1`,
      [roomId, host.memberId],
    );
    expect(await unread(guest)).toEqual({ group: 1, personal: 0 });
    expect((await list(guest))[0]).toMatchObject({ unread: 1 });
  });

  // covers R5.6 (docs/coverage-statements.md)
  test('the read seq never decreases and never exceeds the newest message', async () => {
    for (const _ of [1, 2, 3]) await write(host);
    expect((await put(guest, 'read', { seq: 2 })).statusCode).toBe(204);
    await put(guest, 'read', { seq: 1 });
    expect(await room(guest)).toMatchObject({ readSeq: 2, unread: 1, lastSeq: 3 });
    await put(guest, 'read', { seq: 99 });
    expect(await room(guest)).toMatchObject({ readSeq: 3, unread: 0 });
  });
});

describe('the room', () => {
  test('a room contains its members, with the host first, and the time of the meeting', async () => {
    expect(await room(guest)).toMatchObject({
      members: [
        { memberId: host.memberId, isHost: true },
        { memberId: guest.memberId, isHost: false },
      ],
      pinned: null,
      firstSeq: 1,
      meetingDate: '2026-11-21',
      meetingTime: '14:00:00',
    });
  });

  // covers R5.7 (docs/coverage-statements.md)
  test('a club room is read-only from 30 days after the meeting', async () => {
    server.clock.set('2026-12-21T15:59:59.999+09:00');
    const viewer = { ...guest, token: await logInAs(server.context, guest.memberId) };
    expect(await room(viewer)).toMatchObject({ writable: true });
    server.clock.advance(1);
    expect(await room(viewer)).toMatchObject({ writable: false });
    expect(await list(viewer)).toMatchObject([{ roomId, writable: false }]);
  });
});
