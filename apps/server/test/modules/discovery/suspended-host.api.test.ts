import { expect } from 'vitest';
import { describeClubPage } from '#server/modules/clubs/invitations/describe-club-page.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let matpal: TestMember;
let blocker: TestMember;

test.beforeEach(async () => {
  const { context } = server;
  host = await createMember(context, { reputation: 80 });
  matpal = await createMember(context, { interests: [6] });
  blocker = await createMember(context, { interests: [6] });
  await insertRow(context.database, 'blocks', {
    blocker_id: blocker.memberId,
    blocked_id: (await createMember(context)).memberId,
    blocked_at: context.clock.now(),
  });
  for (const [follower, followee] of [
    [matpal, host],
    [host, matpal],
  ] as const) {
    await insertRow(context.database, 'follows', {
      follower_id: follower.memberId,
      followee_id: followee.memberId,
    });
  }
});

const setStatus = (status: string) =>
  runSql(server.context.database, 'update members set status = $2 where member_id = $1', [
    host.memberId,
    status,
  ]);

async function createNearbyClub(hostId: number): Promise<number> {
  const clubId = await createClub(server.context, { hostId });
  const inSeongdong = "update clubs set area_code = '11200' where club_id = $1";
  await runSql(server.context.database, inSeongdong, [clubId]);
  return clubId;
}

const KEYWORD = encodeURIComponent('볼더링');
const SATURDAY = encodeURIComponent('토요일');

const publicLists = [
  '/api/clubs/category?cl=2',
  '/api/clubs/category?cl=2&size=50',
  '/api/clubs/category?cl=2&free=1&area=11200',
  '/api/clubs/date?days=6',
  '/api/clubs/date?days=6&size=50',
  '/api/clubs/date?days=6&free=1',
  '/api/clubs/days?month=2026-11',
  '/api/clubs/areas',
  '/api/clubs/areas?cl=2',
];

const memberLists = ({ memberId }: TestMember) => [
  '/api/clubs/category?cl=2&joinable=1',
  `/api/clubs/search?keyword=${KEYWORD}`,
  `/api/clubs/search?keyword=${KEYWORD}&free=1`,
  `/api/clubs/search?keyword=${KEYWORD}&joinable=1`,
  `/api/clubs/search?keyword=${SATURDAY}`,
  `/api/clubs/search/areas?keyword=${KEYWORD}`,
  `/api/clubs/recommend/${memberId}`,
  `/api/clubs/recommend/${memberId}?free=1`,
  `/api/members/${host.memberId}/clubs`,
];

async function readLists(viewer?: TestMember): Promise<Map<string, unknown>> {
  server.context.doorbells.ring({ event: 'lists' });
  const lists = [...publicLists, ...(viewer ? memberLists(viewer) : [])];
  const read = new Map<string, unknown>();
  for (const url of lists) {
    const reply = await server.call({ method: 'GET', url, ...(viewer && { token: viewer.token }) });
    expect(reply.statusCode, url).toBe(200);
    read.set(url, reply.json());
  }
  return read;
}

test.for(['guest', 'matpal', 'blocker'] as const)(
  'for a %s a suspended host’s clubs are in no list until the host is restored',
  async (name) => {
    const viewer = { guest: undefined, matpal, blocker }[name];
    await createNearbyClub((await createMember(server.context)).memberId);
    await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-10' });
    const without = await readLists(viewer);
    await createNearbyClub(host.memberId);
    const listed = await readLists(viewer);
    for (const [url, reply] of without) {
      // Profiles show future clubs only to mutual followers, so the new club does not change this
      // reply for other viewers.
      if (url.startsWith('/api/members') && viewer !== matpal) continue;
      expect(listed.get(url), url).not.toEqual(reply);
    }
    await setStatus('SUSPENDED');
    expect(await readLists(viewer)).toEqual(without);
    await setStatus('ACTIVE');
    expect(await readLists(viewer)).toEqual(listed);
  },
);

test('a suspended host’s club accepts no applications and stays visible to its members', async () => {
  const { context } = server;
  const clubId = await createClub(context, { hostId: host.memberId });
  await addClubMember(context, clubId, matpal.memberId, 'CLUB_JOINED');
  await setStatus('SUSPENDED');
  const apply = () =>
    server.call({
      method: 'POST',
      url: `/api/clubs/${clubId}/signups`,
      token: blocker.token,
      payload: { memberId: blocker.memberId, joinAnswer: '갈게요.' },
    });
  const refused = await apply();
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'CLUB_NOT_ACCEPTING',
    message: '지금은 신청을 받지 않는 아지트예요.',
  });
  const { token } = matpal;
  const page = await server.call({ method: 'GET', url: `/api/clubs/${clubId}`, token });
  expect(page.statusCode).toBe(200);
  const own = await server.call({
    method: 'GET',
    url: `/api/members/${matpal.memberId}/clubs`,
    token,
  });
  expect(own.json()).toHaveLength(1);
  await setStatus('ACTIVE');
  expect((await apply()).statusCode).toBe(201);
});

test('the link preview of a suspended host’s club shows no data of the club', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const read = () => describeClubPage(server.context, `/azit/detail/${clubId}`);
  expect(await read()).toMatchObject({ title: '성수에서 볼더링 · 아지트' });
  await setStatus('SUSPENDED');
  expect(await read()).toBeUndefined();
});
