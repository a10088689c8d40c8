import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let me: TestMember;
let stranger: TestMember;
let clubId: number;
let own: number;
test.beforeAll(async () => {
  host = await createMember(server.context);
  me = await createMember(server.context);
  stranger = await createMember(server.context);
  clubId = await createClub(server.context, {
    hostId: host.memberId,
    meetingDate: '2026-11-01',
  });
  own = await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
});

type Target = { memberId?: number; clubMemberId?: number | string };

function hide(payload: object, { memberId = me.memberId, clubMemberId = own }: Target = {}) {
  const url = `/api/members/${memberId}/clubs/${clubMemberId}`;
  return server.call({ method: 'PATCH', url, payload, token: me.token });
}

async function shownTo(viewer: TestMember): Promise<{ isHidden: boolean }[]> {
  const url = `/api/members/${me.memberId}/clubs`;
  return (await server.call({ method: 'GET', url, token: viewer.token })).json();
}

// covers S4.11, A3.11 (docs/coverage-statements.md)
test('a hidden activity entry is listed only for its owner until it is shown again', async () => {
  const reply = await hide({ isHidden: true });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ data: { clubMemberId: own, isHidden: true } });
  expect(await shownTo(stranger)).toEqual([]);
  expect(await shownTo(me)).toMatchObject([{ isHidden: true }]);
  expect((await hide({ isHidden: true })).statusCode).toBe(200);
  expect((await hide({ isHidden: false })).json().data.isHidden).toBe(false);
  expect(await shownTo(stranger)).toMatchObject([{ isHidden: false }]);
});

// covers A3.13 (docs/coverage-statements.md)
test('a member cannot hide an activity entry of another member', async () => {
  const theirs = await addClubMember(server.context, clubId, stranger.memberId, 'CLUB_JOINED');
  const payload = { isHidden: true };
  expect((await hide(payload, { memberId: stranger.memberId })).statusCode).toBe(403);
  expect((await hide(payload, { clubMemberId: theirs })).statusCode).toBe(404);
  expect((await hide(payload, { clubMemberId: 2_147_483_647 })).statusCode).toBe(404);
  expect((await hide(payload, { clubMemberId: 'x' })).statusCode).toBe(400);
  const url = `/api/members/${stranger.memberId}/clubs`;
  const list = await server.call({ method: 'GET', url, token: me.token });
  expect(list.json()).toHaveLength(1);
});

// covers A3.13 (docs/coverage-statements.md)
test('an activity entry that is not listed cannot be hidden', async () => {
  const second = await createClub(server.context, { hostId: host.memberId });
  const kicked = await addClubMember(server.context, second, me.memberId, 'CLUB_KICKED');
  expect((await hide({ isHidden: true }, { clubMemberId: kicked })).statusCode).toBe(404);
});

test.each([{}, { isHidden: 'true' }, { isHidden: 1 }, { isHidden: null }])(
  'the malformed request %j to hide an entry is refused',
  async (payload) => {
    expect((await hide(payload)).statusCode).toBe(400);
  },
);
