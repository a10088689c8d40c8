import { expect } from 'vitest';
import { addClubMember, createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let came: TestMember;
let absent: TestMember;
let againOf: number;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  came = await createMember(server.context);
  absent = await createMember(server.context);
  againOf = await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-14' });
  for (const { memberId } of [came, absent]) {
    await addClubMember(server.context, againOf, memberId, 'CLUB_JOINED');
  }
  const url = `/api/clubs/${againOf}/attendance`;
  const payload = { absent: [absent.memberId] };
  await server.call({ method: 'PUT', url, payload, token: host.token });
  clubId = await open();
});

async function open(parts: object = {}): Promise<number> {
  const plan = { ...unchangedPlan, joinQuestion: '또 오나요?', categorySmallId: 6 };
  const again = { againOf, tellEarlier: true, admitEarlier: true };
  const form = await multipartForm(await smallImage(), { ...plan, ...again, ...parts });
  const reply = await server.call({
    method: 'POST',
    url: '/api/clubs',
    token: host.token,
    ...form,
  });
  return reply.json().data.clubId;
}

const rejoin = ({ token }: TestMember, id = clubId) =>
  server.call({ method: 'PUT', url: `/api/clubs/${id}/rejoin`, token });
const read = async (url: string, { token }: TestMember) =>
  (await server.call({ method: 'GET', url, token })).json().data;

async function readSeats() {
  const sql = `select s.member_id, s.status, c.joined_count from club_members s
    join clubs c using (club_id) where club_id = $1 and s.member_id <> c.host_id`;
  return runSql(server.context.database, sql, [clubId]);
}

// covers M3.27 (docs/coverage-statements.md)
test('a member who came last time joins the reopened club without question or approval', async () => {
  const [notice] = await read('/api/notices', came);
  expect(notice).toMatchObject({
    kind: 'CLUB_OPENED_AGAIN',
    detail: '11월 21일 (토) 오후 2:00',
    mayRejoin: true,
  });
  expect(await read(`/api/clubs/${clubId}`, came)).toMatchObject({ mayRejoin: true });
  expect((await rejoin(came)).statusCode).toBe(204);
  expect(await readSeats()).toMatchObject([
    { member_id: came.memberId, status: 'CLUB_JOINED', joined_count: 2 },
  ]);
  expect(await read('/api/notices', host)).toMatchObject([
    { kind: 'MEMBER_RETURNED', text: `${came.nickname}님이 함께하기로 했어요` },
  ]);
  expect((await read('/api/notices', came))[0]).toMatchObject({ mayRejoin: false });
  // The member could take the seat again after giving it up.
  expect(await read(`/api/clubs/${clubId}`, came)).toMatchObject({ mayRejoin: true });
  const rooms: { club: { clubId: number } }[] = await read('/api/chats', came);
  expect(rooms.map(({ club }) => club.clubId)).toContain(clubId);
});

test('rejoining several times in parallel takes one seat and notifies the host once', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => rejoin(came)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect(await readSeats()).toMatchObject([{ status: 'CLUB_JOINED', joined_count: 2 }]);
  expect(await read('/api/notices', host)).toMatchObject([{ count: 1 }]);
});

test('only one of three members who rejoin in parallel gets the last seat', async () => {
  const people = [came, await createMember(server.context), await createMember(server.context)];
  for (const { memberId } of people.slice(1)) {
    await addClubMember(server.context, againOf, memberId, 'CLUB_JOINED');
  }
  clubId = await open({ clubName: '마지막 자리', memberLimit: 3 });
  const guest = await createMember(server.context);
  await addClubMember(server.context, clubId, guest.memberId, 'CLUB_JOINED');
  const replies = await Promise.all(people.map((person) => rejoin(person)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422, 422]);
  const late = people[replies.findLastIndex(({ statusCode }) => statusCode === 422)] ?? came;
  expect((await rejoin(late)).json()).toMatchObject({ code: 'CLUB_FULL' });
  const [notice] = await read('/api/notices', late);
  expect(notice.mayRejoin).toBe(false);
});

test('a waiting applicant who came last time joins at once', async () => {
  await addClubMember(server.context, clubId, came.memberId, 'CLUB_WAITING');
  expect((await rejoin(came)).statusCode).toBe(204);
  expect(await readSeats()).toMatchObject([{ status: 'CLUB_JOINED', joined_count: 2 }]);
});

test('absent members, strangers, the host and rejected members cannot rejoin', async () => {
  const stranger = await createMember(server.context);
  const rejected = await createMember(server.context);
  await addClubMember(server.context, againOf, rejected.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, rejected.memberId, 'CLUB_REJECTED');
  for (const person of [absent, stranger, rejected]) {
    expect((await rejoin(person)).json()).toMatchObject({ status: 403, code: 'NOT_ELIGIBLE' });
    expect(await read(`/api/clubs/${clubId}`, person)).toMatchObject({ mayRejoin: false });
  }
  expect((await rejoin(host)).statusCode).toBe(403);
  expect((await read('/api/notices', absent))[0]).toMatchObject({ mayRejoin: false });
});

test('members cannot rejoin a reopened club whose host did not allow rejoining', async () => {
  clubId = await open({ clubName: '이번에는 신청', admitEarlier: false });
  expect((await rejoin(came)).statusCode).toBe(403);
  expect(await read(`/api/clubs/${clubId}`, came)).toMatchObject({ mayRejoin: false });
});

test('a member cannot rejoin a club outside its limits or after the meeting begins', async () => {
  clubId = await open({ clubName: '남자만', genderRestriction: 'MALE_ONLY' });
  expect((await rejoin(came)).json()).toMatchObject({ status: 403, code: 'NOT_ELIGIBLE' });
  clubId = await open({ clubName: '곧 시작', meetingDate: '2026-11-15', meetingTime: '12:05' });
  server.clock.advance(5 * 60_000);
  expect((await rejoin(came)).json()).toMatchObject({ status: 422, code: 'CLUB_ENDED' });
});
