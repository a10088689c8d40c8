import { expect } from 'vitest';
import { makeFilterWorld } from '#test/factories/filter-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const NOW = '2026-11-17T12:00:00+09:00';
const REGIONS = ['11000', '41000', '11440', '11680', '41110', '41117'];

let viewer: TestMember;
let blocker: TestMember;

// Invariant checks are off because this file inserts clubs without a seat for their host.
test.override({ settings: { LIST_CACHE: 'off' }, checksInvariants: false });
test.beforeAll(async () => {
  const { context } = server;
  server.clock.set(NOW);
  viewer = await createMember(context, { gender: 'MALE', birthYear: 1994 });
  blocker = await createMember(context, { gender: 'MALE', birthYear: 1994 });
  const hosts: number[] = [];
  for (let made = 0; made < 3; made += 1) hosts.push((await createMember(context)).memberId);
  await makeFilterWorld(context, hosts, viewer.memberId);
  await runSql(
    context.database,
    `update clubs set club_name = '퇴근하고 달리기 ' || club_id where club_id % 9 = 1`,
  );
  await runSql(
    context.database,
    `update clubs set club_name = '아침 러닝 ' || club_id where club_id % 7 = 2`,
  );
  await insertRow(context.database, 'blocks', {
    blocker_id: blocker.memberId,
    blocked_id: hosts[1],
    blocked_at: new Date(NOW),
  });
});

async function read(path: string, query: string, token: string) {
  const reply = await server.call({ method: 'GET', url: encodeURI(`${path}?${query}`), token });
  expect(reply.statusCode, query).toBe(200);
  return reply.json();
}

async function readCounts(query: string, token: string): Promise<[string, number][] | null> {
  const { data } = await read('/api/clubs/search/areas', query, token);
  const rows: { areaCode: string; count: number }[] | null = data;
  return rows === null ? null : rows.map(({ areaCode, count }) => [areaCode, count]);
}

async function readTotals(query: string, token: string): Promise<[string, number][]> {
  const totals: [string, number][] = [];
  for (const region of REGIONS) {
    const { pageInfo } = await read('/api/clubs/search', `${query}&area=${region}&size=1`, token);
    if (pageInfo.totalElements > 0) totals.push([region, pageInfo.totalElements]);
  }
  return totals;
}

// covers D6.14 (docs/coverage-statements.md)
test.each([
  ['a common word', 'keyword=볼더링'],
  ['a word with filters', 'keyword=볼더링&free=1&when=weekend'],
  ['joinable clubs', 'keyword=볼더링&joinable=1'],
  ['a rare word and its synonyms', 'keyword=달리기'],
  ['words without an interpretation', 'keyword=달리기&exact=1'],
  ['a typo in areas without an exact match', 'keyword=달리거'],
  ['a word on the wrong keyboard layout', 'keyword=qhfejfld'],
  ['a word that is a filter', 'keyword=무료 볼더링'],
  ['a word that names an area, for which another is chosen', 'keyword=강남 볼더링'],
  ['filters only', 'keyword=주말 무료'],
  ['nonsense', 'keyword=꽯뷁'],
])('the area counts of a search for %s equal the totals of the search', async (_, query) => {
  server.clock.set(NOW);
  for (const { token } of [viewer, blocker]) {
    expect(await readCounts(query, token), query).toEqual(await readTotals(query, token));
  }
});

// covers D6.14 (docs/coverage-statements.md)
test('the area counts of a search cover at most 300 matches', async () => {
  server.clock.set(NOW);
  const { database } = server.context;
  const addClubs = (count: number) =>
    runSql(
      database,
      `insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date,
         meeting_time, member_limit, gender_restriction, is_online, location, area_code,
         category_small_id, category_large_id)
       select $1, '뜨개방', '소개', '질문', 0, '2026-12-01', '19:00', 8, 'ALL', false, '어딘가',
         '11440', 19, 4
       from generate_series(1, $2::int4)`,
      [viewer.memberId, count],
    );
  await addClubs(300);
  expect(await readCounts('keyword=뜨개방', viewer.token)).toEqual([
    ['11000', 300],
    ['11440', 300],
  ]);
  await addClubs(1);
  expect(await readCounts('keyword=뜨개방', viewer.token)).toBeNull();
});
