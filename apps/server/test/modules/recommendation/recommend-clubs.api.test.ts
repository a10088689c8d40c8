import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { emptyTables, insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because SQL adds members whom the program would refuse.
test.override({ checksInvariants: false });

test.beforeEach(async () => {
  const { database } = server.context;
  await emptyTables(database, 'chat_rooms', 'club_members', 'clubs', 'follows');
});

const request = async ({ memberId, token }: TestMember, query = '') => {
  const url = `/api/clubs/recommend/${memberId}?${query}`;
  const reply = await server.call({ method: 'GET', url, token });
  return { status: reply.statusCode, ...reply.json() };
};
const idsFor = async (member: TestMember, query = 'size=50'): Promise<number[]> =>
  (await request(member, query)).data.map((club: { clubId: number }) => club.clubId);
const member = (parts: object = {}) => createMember(server.context, { interests: [6], ...parts });
const club = (host: TestMember, parts: object = {}) =>
  createClub(server.context, { hostId: host.memberId, memberLimit: 10, ...parts });

describe('the order of recommendations', () => {
  // covers P3.2 (docs/coverage-statements.md)
  test('each ranking criterion outweighs all later criteria together', async () => {
    const viewer = await member();
    const plain = await member({ reputation: 0 });
    const loved = await member({ reputation: 99 });
    const friend = await member({ reputation: 0 });
    await insertRow(server.context.database, 'follows', {
      follower_id: viewer.memberId,
      followee_id: friend.memberId,
    });
    const far = { meetingDate: '2027-01-10' };
    const near = { meetingDate: '2026-11-20' };
    // The viewer is interested in category 6. Category 7 has the same large category, category 1
    // has not. The comment behind each club gives its score. Every club gets 5 points for its
    // weekday, because the viewer has no usual weekdays yet, and 0.3 for each tenth of its seats.
    const nothing = await club(plain, { categorySmallId: 1, ...far }); // score 5.3
    const soon = await club(plain, { categorySmallId: 1, ...near }); // score 10.3
    const reputed = await club(loved, { categorySmallId: 1, ...far }); // score 15.3
    const hosted = await club(friend, { categorySmallId: 1, ...far }); // score 65.3
    const joined = await club(plain, { categorySmallId: 1, ...far }); // score 65.6
    await addClubMember(server.context, joined, friend.memberId, 'CLUB_JOINED');
    const sameLarge = await club(plain, { categorySmallId: 7, ...far }); // score 205.3
    const interest = await club(plain, { categorySmallId: 6, ...far }); // score 405.3
    const best = await club(loved, { categorySmallId: 6, ...near }); // score 420.3
    expect(await idsFor(viewer)).toEqual([
      best,
      interest,
      sameLarge,
      joined,
      hosted,
      reputed,
      soon,
      nothing,
    ]);
  });

  // covers P3.2 (docs/coverage-statements.md)
  test('clubs of equal rank are ordered by seats taken, date, then newest first', async () => {
    const [viewer, host, participant] = [await member(), await member(), await member()];
    const later = await club(host, { meetingDate: '2026-11-23' });
    const older = await club(host, { meetingDate: '2026-11-22' });
    const newer = await club(host, { meetingDate: '2026-11-22' });
    const fuller = await club(host, { meetingDate: '2026-11-24' });
    await addClubMember(server.context, fuller, participant.memberId, 'CLUB_JOINED');
    expect(await idsFor(viewer)).toEqual([fuller, newer, older, later]);
  });

  // covers P3.2 (docs/coverage-statements.md)
  test('a meeting in fourteen days ranks as near, a meeting in fifteen days does not', async () => {
    const [viewer, host] = [await member(), await member()];
    const soon = await club(host, { meetingDate: '2026-11-29', memberLimit: 20 });
    const notSoon = await club(host, { meetingDate: '2026-11-30', memberLimit: 3 });
    expect(await idsFor(viewer)).toEqual([soon, notSoon]);
  });
});

describe('the contents of recommendations', () => {
  // covers P3.3 (docs/coverage-statements.md)
  test('a member without interests gets no recommendations', async () => {
    await club(await member());
    const viewer = await member({ interests: [] });
    expect(await request(viewer)).toMatchObject({
      status: 200,
      data: [],
      pageInfo: { page: 1, size: 5, totalElements: 0, totalPages: 0 },
    });
  });

  test('with upcoming=1 a member without interests gets the nearest joinable clubs', async () => {
    const host = await member();
    const later = await club(host, { meetingDate: '2026-11-18', categorySmallId: 1 });
    const first = await club(host, { meetingDate: '2026-11-16', categorySmallId: 35 });
    const viewer = await member({ interests: [] });
    await club(viewer, { meetingDate: '2026-11-17' });
    expect(await idsFor(viewer, 'upcoming=1')).toEqual([first, later]);
    expect(await idsFor(viewer, 'upcoming=1&page=2&size=1')).toEqual([later]);
  });

  // covers P3.1 (docs/coverage-statements.md)
  test('recommendations contain only clubs the member could apply to now', async () => {
    const viewer = await member({ gender: 'FEMALE', birthYear: 1994 });
    const host = await member();
    const fits = [
      await club(host, { genderRestriction: 'FEMALE_ONLY' }),
      await club(host, { birthYearMin: 1994, birthYearMax: 1994 }),
    ];
    await club(host, { genderRestriction: 'MALE_ONLY' });
    await club(host, { birthYearMin: 1995 });
    await club(host, { birthYearMax: 1993 });
    await club(host, { meetingDate: '2026-11-15', meetingTime: '12:00' });
    await club(host, { cancelledAt: new Date() });
    await club(viewer);
    const full = await club(host, { memberLimit: 3 });
    for (let seat = 0; seat < 2; seat += 1) {
      const { memberId } = await member();
      await addClubMember(server.context, full, memberId, 'CLUB_JOINED');
    }
    expect((await idsFor(viewer)).toSorted()).toEqual(fits.toSorted());
  });

  // covers P3.1 (docs/coverage-statements.md)
  test('recommendations omit clubs that the member is in or was rejected or kicked from', async () => {
    const [viewer, host] = [await member(), await member()];
    for (const status of ['CLUB_WAITING', 'CLUB_JOINED', 'CLUB_KICKED'] as const) {
      await addClubMember(server.context, await club(host), viewer.memberId, status);
    }
    const rejected = await club(host);
    const decidedAt = new Date('2026-11-15T12:00:00+09:00');
    const { memberId } = viewer;
    await addClubMember(server.context, rejected, memberId, 'CLUB_REJECTED', '네', decidedAt);
    expect(await idsFor(viewer)).toEqual([]);
    server.clock.set('2026-11-16T11:59:59+09:00');
    const token = await server.context.tokens.issue(await readSession(viewer));
    expect(await idsFor({ ...viewer, token })).toEqual([]);
    server.clock.set('2026-11-16T12:00:00+09:00');
    expect(await idsFor({ ...viewer, token })).toEqual([rejected]);
  });
});

async function readSession({ memberId }: TestMember) {
  const [row] = await runSql(
    server.context.database,
    'select session_id from sessions where member_id = $1',
    [memberId],
  );
  return { memberId, sessionId: String(row?.session_id) };
}

describe('pages of recommendations', () => {
  // covers P3.4 (docs/coverage-statements.md)
  test('a page requested a minute later continues where page 1 ended, despite changes', async () => {
    const [viewer, host, participant] = [await member(), await member(), await member()];
    const times = Array.from({ length: 12 }, (_, index) => `12:00:${10 + index}`);
    for (const meetingTime of times) await club(host, { meetingDate: '2026-11-15', meetingTime });
    const ahead = [];
    for (let day = 16; day < 24; day += 1) {
      ahead.push(await club(host, { meetingDate: `2026-11-${day}` }));
    }
    const order = await idsFor(viewer);
    const first = await idsFor(viewer, '');
    expect(first).toEqual(order.slice(0, 5));
    server.clock.advance(60_000);
    await club(await member({ reputation: 99 }), { meetingDate: '2026-11-16' });
    await addClubMember(server.context, ahead[7] ?? 0, participant.memberId, 'CLUB_JOINED');
    expect(await idsFor(viewer, 'page=2')).toEqual([]);
    expect(await idsFor(viewer, 'page=4')).toEqual(order.slice(15, 20));
    expect((await request(viewer, 'page=4')).pageInfo.totalElements).toBe(20);
  });

  test('later pages omit a club that the member applied to after page 1', async () => {
    const [viewer, host] = [await member(), await member()];
    for (let made = 0; made < 8; made += 1) await club(host);
    const order = await idsFor(viewer);
    await idsFor(viewer, '');
    const applied = order[6] ?? 0;
    await addClubMember(server.context, applied, viewer.memberId, 'CLUB_WAITING');
    expect(await idsFor(viewer, 'page=2')).toEqual([order[5], order[7]]);
    expect(await idsFor(viewer)).toEqual(order.filter((id) => id !== applied));
  });

  test('pages have the same order when a later page is requested first', async () => {
    const [viewer, host] = [await member(), await member()];
    for (let made = 0; made < 7; made += 1) await club(host);
    const second = await idsFor(viewer, 'page=2');
    expect(second).toEqual((await idsFor(viewer)).slice(5));
    expect(await idsFor(viewer, 'page=3')).toEqual([]);
  });
});

// covers A4.2 (docs/coverage-statements.md)
test('a member gets only their own recommendations', async () => {
  const [viewer, other] = [await member(), await member()];
  expect(await request({ ...viewer, memberId: other.memberId })).toMatchObject({ status: 403 });
  expect(await request({ ...viewer, memberId: 2_147_483_647 })).toMatchObject({ status: 403 });
  const guest = { method: 'GET', url: `/api/clubs/recommend/${viewer.memberId}` } as const;
  expect((await server.call(guest)).statusCode).toBe(401);
  const odd = { method: 'GET', url: '/api/clubs/recommend/abc', token: viewer.token } as const;
  expect((await server.call(odd)).statusCode).toBe(400);
});

test('a guest gets an empty page for member 0 and 401 for any other member', async () => {
  const read = (memberId: number) =>
    server.call({ method: 'GET', url: `/api/clubs/recommend/${memberId}` });
  const empty = await read(0);
  expect(empty.statusCode).toBe(200);
  expect(empty.json()).toMatchObject({ data: [], pageInfo: { totalElements: 0 } });
  expect((await read(1)).statusCode).toBe(401);
});
