import type { Chat } from '@azit/contract/chats/chat.schema';
import { beforeEach, describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { writeMessage } from '#test/factories/room-rows.ts';
import { collectEnds, startBoth } from '#test/harness/race.ts';
import { server, test } from '#test/harness/server-test.ts';

let one: TestMember;
let other: TestMember;

beforeEach(async () => {
  one = await createMember(server.context);
  other = await createMember(server.context);
});

const find = async ({ token }: TestMember, { memberId }: TestMember) =>
  (await server.call({ url: `/api/chats/with/${memberId}`, token })).json();
const open = ({ token }: TestMember, { memberId }: TestMember) =>
  server.call({ method: 'POST', url: `/api/chats/with/${memberId}`, token });
const list = async ({ token }: TestMember): Promise<Chat[]> =>
  (await server.call({ url: '/api/chats?kind=personal', token })).json().data;
const sql = (text: string, values: unknown[]) => runSql(server.context.database, text, values);
const follow = async (a: TestMember, b: TestMember): Promise<void> => {
  await sql('insert into follows (follower_id, followee_id) values ($1, $2)', [
    a.memberId,
    b.memberId,
  ]);
};
const befriend = async (): Promise<void> => {
  await follow(one, other);
  await follow(other, one);
};
const share = async (
  status: 'CLUB_JOINED' | 'CLUB_WAITING' | 'CLUB_KICKED',
  parts: { meetingDate?: string; cancelledAt?: Date } = {},
): Promise<void> => {
  const clubId = await createClub(server.context, { hostId: one.memberId, ...parts });
  await addClubMember(server.context, clubId, other.memberId, status);
};
const yesterday = new Date('2026-11-14T12:00:00+09:00');

const relations: [string, boolean, () => Promise<void>][] = [
  ['strangers', false, async () => {}],
  ['one of whom follows the other', false, () => follow(one, other)],
  ['who follow each other', true, befriend],
  ['a host and a waiting applicant', true, () => share('CLUB_WAITING')],
  [
    'a host and an undecided applicant after the meeting',
    false,
    () => share('CLUB_WAITING', { meetingDate: '2026-11-14' }),
  ],
  ['a host and a removed member', false, () => share('CLUB_KICKED')],
  ['who joined the same club', true, () => share('CLUB_JOINED')],
  ['who met 29 days ago', true, () => share('CLUB_JOINED', { meetingDate: '2026-10-17' })],
  ['who met 31 days ago', false, () => share('CLUB_JOINED', { meetingDate: '2026-10-15' })],
  [
    'whose common meeting was cancelled yesterday',
    true,
    () => share('CLUB_JOINED', { cancelledAt: yesterday }),
  ],
];

describe('two members', () => {
  // covers R5.8 (docs/coverage-statements.md)
  test.for(relations)(
    'whether each of two members (%s) may write to the other: %s',
    async ([, allowed, prepare]) => {
      await prepare();
      for (const [viewer, member] of [
        [one, other],
        [other, one],
      ] as const) {
        const { data } = await find(viewer, member);
        expect(data).toMatchObject({ roomId: null, allowed });
        expect(data.reason === null).toBe(allowed);
      }
      const reply = await open(other, one);
      expect(reply.statusCode).toBe(allowed ? 201 : 403);
      if (!allowed) expect(reply.json().code).toBe('CHAT_NOT_ALLOWED');
    },
  );

  // covers R5.8 (docs/coverage-statements.md)
  test('two members have one room, which both see from its first message on', async () => {
    await befriend();
    const first = await open(one, other);
    const second = await open(other, one);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    const { roomId } = first.json().data;
    expect(second.json().data).toEqual({ roomId });
    expect([await list(one), await list(other)]).toEqual([[], []]);
    await writeMessage(server.context, roomId, one.memberId, { body: '안녕하세요' });
    expect(await list(other)).toMatchObject([
      {
        roomId,
        kind: 'personal',
        club: null,
        member: { memberId: one.memberId, nickname: one.nickname },
        memberCount: 2,
        unread: 1,
        writable: true,
        lastMessage: { text: '안녕하세요' },
      },
    ]);
  });

  // covers R5.8 (docs/coverage-statements.md)
  test('two members who stop following each other may still read their room', async () => {
    await befriend();
    const { roomId } = (await open(one, other)).json().data;
    await writeMessage(server.context, roomId, one.memberId);
    await sql('delete from follows where follower_id = $1', [other.memberId]);
    expect(await list(one)).toMatchObject([{ roomId, writable: false }]);
    expect(await find(one, other)).toMatchObject({ data: { roomId, allowed: false } });
    expect((await open(one, other)).statusCode).toBe(200);
  });

  // covers R5.8, R5.9 (docs/coverage-statements.md)
  test('two members who open their room at the same time get one room', async () => {
    const ends = await collectEnds(8, async (inOrder) => {
      const [a, b] = [await createMember(server.context), await createMember(server.context)];
      await follow(a, b);
      await follow(b, a);
      const replies = await startBoth(
        () => open(a, b),
        () => open(b, a),
        inOrder,
      );
      expect(replies[0].json()).toEqual(replies[1].json());
      return replies
        .map((reply) => reply.statusCode)
        .toSorted()
        .join();
    });
    expect(ends).toEqual(['200,201']);
  });
});

test('a room with oneself or a nonexistent, suspended or withdrawn member is refused', async () => {
  await befriend();
  expect((await open(one, one)).statusCode).toBe(400);
  expect((await open(one, { ...other, memberId: 2_000_000 })).statusCode).toBe(404);
  await sql(`update members set status = 'SUSPENDED' where member_id = $1`, [other.memberId]);
  expect((await open(one, other)).json().code).toBe('MEMBER_NOT_FOUND');
});

test('after a member withdraws, the room of two and its texts remain, without the name', async () => {
  await befriend();
  const { roomId } = (await open(one, other)).json().data;
  await writeMessage(server.context, roomId, other.memberId, { body: '또 봐요' });
  const token = await logInAs(server.context, other.memberId);
  await server.call({ method: 'DELETE', url: `/api/members/${other.memberId}`, token });
  expect(await list(one)).toMatchObject([
    {
      roomId,
      writable: false,
      member: { nickname: '알 수 없는 회원' },
      lastMessage: { text: '또 봐요' },
    },
  ]);
  const room = (await server.call({ url: `/api/chats/${roomId}`, token: one.token })).json().data;
  expect(room.members).toHaveLength(2);
});
