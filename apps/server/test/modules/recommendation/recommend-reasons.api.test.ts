import type { RecommendedCard } from '@azit/contract/clubs/club.schema';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { emptyTables, insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because tests assign clubs to areas that their locations do not name.
test.override({ checksInvariants: false });

test.beforeEach(async () => {
  const { database } = server.context;
  await emptyTables(database, 'chat_rooms', 'club_members', 'clubs', 'follows');
});

const member = (parts: object = {}) => createMember(server.context, { interests: [6], ...parts });
const club = (host: TestMember, parts: object = {}) =>
  createClub(server.context, { hostId: host.memberId, memberLimit: 10, ...parts });
const areaClub = async (host: TestMember, areaCode: string) => {
  const clubId = await club(host);
  const text = 'update clubs set area_code = $2 where club_id = $1';
  await runSql(server.context.database, text, [clubId, areaCode]);
  return clubId;
};
const nameAreas = async ({ memberId }: TestMember, ...codes: string[]) => {
  for (const [index, code] of codes.entries()) {
    const row = { member_id: memberId, position: index + 1, area_code: code };
    await insertRow(server.context.database, 'member_areas', row);
  }
};
const cardsFor = async ({ memberId, token }: TestMember, query = 'size=50') => {
  const url = `/api/clubs/recommend/${memberId}?${query}`;
  const reply = await server.call({ method: 'GET', url, token });
  return reply.json().data as RecommendedCard[];
};
const idsFor = async (viewer: TestMember) => (await cardsFor(viewer)).map(({ clubId }) => clubId);
const reasonsFor = async (viewer: TestMember, query?: string) =>
  (await cardsFor(viewer, query)).map(({ clubId, reasons }) => [clubId, reasons]);

const SEONGDONG = '11200';
const MAPO = '11440';
const SUWON = '41110';
const YEONGTONG_IN_SUWON = '41117';
const HAEUNDAE = '26350';

describe('the ranking of clubs with equal interests', () => {
  // covers R6.2 (docs/coverage-statements.md)
  test('clubs in a chosen district rank first, then clubs in its province or online', async () => {
    const [viewer, host] = [await member(), await member()];
    await nameAreas(viewer, SEONGDONG);
    const far = await areaClub(host, HAEUNDAE);
    const online = await club(host, { location: null });
    const around = await areaClub(host, MAPO);
    const own = await areaClub(host, SEONGDONG);
    expect(await idsFor(viewer)).toEqual([own, around, online, far]);
    expect(await idsFor(await member())).toEqual(
      [own, around, online, far].toSorted((a, b) => b - a),
    );
  });

  // covers R6.2 (docs/coverage-statements.md)
  test('clubs in any district of a chosen city rank first', async () => {
    const [viewer, host] = [await member(), await member()];
    await nameAreas(viewer, SUWON);
    const district = await areaClub(host, YEONGTONG_IN_SUWON);
    const other = await areaClub(host, '41135');
    expect(await idsFor(viewer)).toEqual([district, other]);
    expect(await reasonsFor(viewer)).toEqual([
      [district, ['INTEREST', 'AREA']],
      [other, ['INTEREST']],
    ]);
  });

  // covers R6.2 (docs/coverage-statements.md)
  test('clubs whose host the member has met before rank first', async () => {
    const [viewer, known, requested] = [await member(), await member(), await member()];
    const over = { meetingDate: '2026-11-10' };
    const met = await club(known, over);
    await addClubMember(server.context, met, viewer.memberId, 'CLUB_JOINED');
    const turnedDown = await club(requested, over);
    await addClubMember(server.context, turnedDown, viewer.memberId, 'CLUB_REJECTED');
    const cancelled = await club(requested, { ...over, cancelledAt: new Date() });
    await addClubMember(server.context, cancelled, viewer.memberId, 'CLUB_JOINED');
    const again = await club(known);
    const first = await club(requested);
    expect(await idsFor(viewer)).toEqual([again, first]);
    expect((await reasonsFor(viewer))[0]).toEqual([again, ['INTEREST', 'MET_HOST']]);
  });

  // covers R6.2 (docs/coverage-statements.md)
  test('clubs on weekdays rank first for a member who usually meets on weekdays', async () => {
    const [viewer, host] = [await member(), await member()];
    const gone = await club(await member(), { meetingDate: '2026-11-11' });
    await addClubMember(server.context, gone, viewer.memberId, 'CLUB_JOINED');
    const onSaturday = await club(host, { meetingDate: '2026-11-21' });
    const onFriday = await club(host, { meetingDate: '2026-11-20' });
    const onMonday = await club(host, { meetingDate: '2026-11-23' });
    expect(await idsFor(viewer)).toEqual([onFriday, onMonday, onSaturday]);
  });
});

const follow = (follower: TestMember, followee: TestMember) =>
  insertRow(server.context.database, 'follows', {
    follower_id: follower.memberId,
    followee_id: followee.memberId,
  });

describe('the reasons on a recommended card', () => {
  // covers R6.3 (docs/coverage-statements.md)
  test('a followed person who does not follow back is a reason only as the club’s host', async () => {
    const [viewer, host, stranger] = [await member(), await member(), await member()];
    await follow(viewer, stranger);
    const joined = await club(host, { meetingDate: '2026-11-21' });
    await addClubMember(server.context, joined, stranger.memberId, 'CLUB_JOINED');
    const hosted = await club(stranger, { meetingDate: '2026-11-22' });
    const shown = await reasonsFor(viewer);
    expect(shown).toContainEqual([joined, ['INTEREST']]);
    expect(shown).toContainEqual([hosted, ['INTEREST', 'FOLLOWED']]);
  });

  // covers R6.3 (docs/coverage-statements.md)
  test('every page of recommendations shows reasons, and only reasons that apply', async () => {
    const [viewer, host, friend] = [await member(), await member(), await member()];
    await nameAreas(viewer, SEONGDONG);
    await follow(viewer, friend);
    await follow(friend, viewer);
    const all = await areaClub(friend, SEONGDONG);
    const joined = await club(host, { categorySmallId: 7 });
    await addClubMember(server.context, joined, friend.memberId, 'CLUB_JOINED');
    const similar = await club(host, { categorySmallId: 7 });
    const other = await club(host, { categorySmallId: 1 });
    const expected = [
      [all, ['INTEREST', 'FOLLOWED', 'AREA']],
      [joined, ['SIMILAR_INTEREST', 'FOLLOWED']],
      [similar, ['SIMILAR_INTEREST']],
      [other, []],
    ];
    expect(await reasonsFor(viewer, 'size=2')).toEqual(expected.slice(0, 2));
    expect(await reasonsFor(viewer, 'size=2&page=2')).toEqual(expected.slice(2));
  });
});
