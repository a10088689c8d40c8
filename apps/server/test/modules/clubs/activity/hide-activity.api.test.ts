import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
let host: TestMember;
let me: TestMember;
let stranger: TestMember;
let clubId: number;
let own: number;
beforeAll(async () => {
  server = await startTestApp();
  host = await createMember(server.context);
  me = await createMember(server.context);
  stranger = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  own = await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
});
afterAll(() => server.close());

type Target = { memberId?: number; clubMemberId?: number | string };

function hide(payload: object, { memberId = me.memberId, clubMemberId = own }: Target = {}) {
  const url = `/api/members/${memberId}/clubs/${clubMemberId}`;
  return server.call({ method: 'PATCH', url, payload, token: me.token });
}

async function shownTo(viewer: TestMember): Promise<{ isHidden: boolean }[]> {
  const url = `/api/members/${me.memberId}/clubs`;
  return (await server.call({ method: 'GET', url, token: viewer.token })).json();
}

// covers S4.11, A3.11
test('hidden from others until shown again, always there for oneself', async () => {
  const answer = await hide({ isHidden: true });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: { clubMemberId: own, isHidden: true } });
  expect(await shownTo(stranger)).toEqual([]);
  expect(await shownTo(me)).toMatchObject([{ isHidden: true }]);
  expect((await hide({ isHidden: true })).statusCode).toBe(200);
  expect((await hide({ isHidden: false })).json().data.isHidden).toBe(false);
  expect(await shownTo(stranger)).toMatchObject([{ isHidden: false }]);
});

// covers A3.13
test("neither another's page nor another's row", async () => {
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

// covers A3.13
test('a row that is not listed cannot be hidden', async () => {
  const second = await createClub(server.context, { hostId: host.memberId });
  const kicked = await addClubMember(server.context, second, me.memberId, 'CLUB_KICKED');
  expect((await hide({ isHidden: true }, { clubMemberId: kicked })).statusCode).toBe(404);
});

test.each([{}, { isHidden: 'true' }, { isHidden: 1 }, { isHidden: null }])(
  '%j is not a choice',
  async (payload) => {
    expect((await hide(payload)).statusCode).toBe(400);
  },
);
