import { expect } from 'vitest';
import { toClubFilters } from '#server/modules/discovery/club-filters.ts';
import { filterLetters } from '#server/modules/discovery/search/filter-letters.ts';
import { rebuildSearch } from '#server/modules/discovery/search/rebuild-search.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const NOW = '2026-11-17T12:00:00+09:00';
const FREE_LETTER = '\u{f0001}';
let host: TestMember;

test.override({ settings: { LIST_CACHE: 'off' } });
test.beforeAll(async () => {
  server.clock.set(NOW);
  host = await createMember(server.context);
});

async function idsOf(query: string): Promise<number[]> {
  const url = encodeURI(`/api/clubs/search?exact=1&${query}`);
  const reply = await server.call({ method: 'GET', url, token: host.token });
  expect(reply.statusCode, query).toBe(200);
  return reply.json().data.map(({ clubId }: { clubId: number }) => clubId);
}

const change = (clubId: number, changes: string) =>
  runSql(server.context.database, `update clubs set ${changes} where club_id = $1`, [clubId]);

test('a club is found under other filters as soon as it is changed', async () => {
  server.clock.set(NOW);
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    clubName: '물레질',
    meetingDate: '2026-11-25',
  });
  await change(clubId, `fee = 5000, area_code = '11440'`);
  const found = async (filter: string) => (await idsOf(`keyword=물레질&${filter}`)).length === 1;
  expect(await found('free=1')).toBe(false);
  await change(clubId, 'fee = 0');
  expect(await found('free=1')).toBe(true);
  expect([await found('area=11440'), await found('area=11000')]).toEqual([true, true]);
  await change(clubId, `area_code = '41117'`);
  expect([await found('area=11440'), await found('area=11000')]).toEqual([false, false]);
  // Its city, and the province around that.
  expect([await found('area=41110'), await found('area=41000')]).toEqual([true, true]);
  expect(await found('when=weekend')).toBe(false);
  await change(clubId, `meeting_date = '2026-11-22'`);
  expect(await found('when=weekend')).toBe(true);
  expect(await found('mode=online')).toBe(false);
  await change(clubId, `is_online = true, area_code = null, location = null`);
  expect([await found('mode=online'), await found('mode=offline')]).toEqual([true, false]);
});

test('a club of the next century is on no day that can be asked for', async () => {
  server.clock.set(NOW);
  // There are letters for 5,000 weekends: after so many the first would stand for another one too.
  await createClub(server.context, {
    hostId: host.memberId,
    clubName: '먼훗날',
    meetingDate: '2122-09-19',
  });
  expect(await idsOf('keyword=먼훗날')).toHaveLength(1);
  expect(await idsOf('keyword=먼훗날&when=weekend')).toEqual([]);
});

test('the letter of a filter in what somebody wrote is no filter', async () => {
  server.clock.set(NOW);
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    clubName: `칠보${FREE_LETTER}공예 ${FREE_LETTER}`,
  });
  await change(clubId, 'fee = 5000');
  expect(await idsOf('keyword=칠보공예')).toEqual([clubId]);
  expect(await idsOf('keyword=칠보공예&free=1')).toEqual([]);
  await change(clubId, 'fee = 0');
  expect(await idsOf('keyword=칠보공예&free=1')).toEqual([clubId]);
  expect(await idsOf(`keyword=칠보공예 ${FREE_LETTER}`)).toEqual([]);
  const same = { added: [], changed: [], removed: [] };
  expect(await rebuildSearch(server.context.database, '2026-11-17')).toEqual(same);
});

test('as few letters as can be stand for places, and nothing for days that are not left', () => {
  const now = new Date(NOW);
  const placesOf = (area: string[]) =>
    filterLetters(toClubFilters({ area }, undefined, now))?.places;
  expect(placesOf(['11000'])).toHaveLength(1);
  expect(placesOf(['41110'])).toHaveLength(1);
  expect(placesOf(['41110', '11440', '11680'])).toHaveLength(3);
  const unfiltered = toClubFilters({}, undefined, now);
  expect(filterLetters(unfiltered)).toEqual({ letters: [], places: null });
  const gone = { ...unfiltered, first_day: '2026-11-22', last_day: '2026-11-21' };
  expect(filterLetters(gone)).toBeNull();
  const week = { ...unfiltered, first_day: '2026-11-22', last_day: '2026-11-28' };
  expect(() => filterLetters(week)).toThrow('no letter stands for');
});
