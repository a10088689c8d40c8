import { afterEach, expect } from 'vitest';
import { type ClubFilters, toClubFilters } from '#server/modules/discovery/club-filters.ts';
import { matchKeywords, rankMatches } from '#server/modules/discovery/search/find-clubs.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const NOW = '2026-11-20T00:00:00+09:00';
const CLUBS = 40;
const unfiltered = toClubFilters({}, undefined, new Date(NOW));

let hosts: TestMember[];

// Invariant checks are off because this file inserts clubs without a seat for their host.
test.override({ checksInvariants: false });
test.beforeAll(async () => {
  const { context } = server;
  server.clock.set(NOW);
  hosts = [await createMember(context, { nickname: '문지기' }), await createMember(context)];
  for (let nth = 0; nth < CLUBS; nth += 1) {
    const isLate = nth >= CLUBS / 2;
    await createClub(context, {
      hostId: hosts[nth % 5 === 0 ? 1 : 0]?.memberId ?? 0,
      clubName: nth % 2 === 0 ? '바둑 한 판' : '오목 한 판',
      clubInfo: isLate ? '차 한잔과함께 했어요 맛있어' : `바둑돌은 있어요 ${nth < 2 ? '둘뿐' : ''}`,
      fee: nth % 3 === 0 ? 0 : 5000,
      meetingDate: isLate ? `2027-01-${10 + (nth - CLUBS / 2)}` : `2026-12-${10 + (nth % 20)}`,
    });
  }
  await runSql(
    context.database,
    `update clubs set area_code = (array['11440', '11680', '41110', '41117'])[1 + club_id % 4]`,
  );
});

afterEach(() => runSql(server.context.database, 'delete from common_grams'));

/**
 * Makes every n-gram of the keywords common, so that the search scans the table instead of using
 * the index.
 */
const makeCommon = (...keywords: string[]) =>
  runSql(
    server.context.database,
    `insert into common_grams
     select distinct unnest(search_word_grams(keyword)), 20000 from unnest($1::text[]) as keyword`,
    [keywords],
  );

type Scope = { filters?: ClubFilters; hiddenIds?: string };

async function find(keyword: string, { filters = unfiltered, hiddenIds = '{}' }: Scope = {}) {
  const [matches = []] = await matchKeywords(server.context, [keyword], {
    filters: { ...filters, now: server.clock.now() },
    hidden: { hidden_ids: hiddenIds },
  });
  return rankMatches(matches);
}

async function compareAll(keyword: string, condition = 'true'): Promise<number[]> {
  const { clock, database } = server.context;
  const rows = await runSql(
    database,
    `select club_id from club_search s join clubs c using (club_id)
     where body_text like all (search_patterns($1)) and ${condition}
       and (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' > $2
     order by name_text like all (search_patterns($1)) desc, c.meeting_date, c.meeting_time, club_id`,
    [keyword, clock.now()],
  );
  return rows.map(({ club_id }) => Number(club_id));
}

const keywords = [
  ['in names and texts', '바둑'],
  ['in texts only', '있어요'],
  ['in late clubs only', '한잔'],
  ['in two clubs', '둘뿐'],
  ['in no club', '장기'],
  ['of two words', '판 바둑'],
  ['of words in different texts', '한잔 있어요'],
  ['without words', ''],
] as const;

// covers D6.12 (docs/coverage-statements.md)
test.each(keywords)(
  'index lookup and table scan find exactly the clubs with a keyword %s',
  async (_, keyword) => {
    server.clock.set(NOW);
    const expected = await compareAll(keyword);
    expect(await find(keyword)).toEqual(expected);
    await makeCommon(keyword);
    expect(await find(keyword)).toEqual(expected);
  },
);

const scopes: readonly [string, string, Scope][] = [
  ['a price', 'c.fee = 0', { filters: { ...unfiltered, only_free: true } }],
  [
    'areas',
    `c.area_code in ('11440', '41110')`,
    {
      filters: { ...unfiltered, area_codes: ['11440', '41110'] },
    },
  ],
  [
    'days',
    `c.meeting_date between '2026-12-12' and '2027-01-12'`,
    {
      filters: { ...unfiltered, first_day: '2026-12-12', last_day: '2027-01-12' },
    },
  ],
  [
    'a weekday',
    'extract(isodow from c.meeting_date) = 6',
    {
      filters: { ...unfiltered, weekday: 6 },
    },
  ],
  [
    'no day',
    'false',
    {
      filters: { ...unfiltered, first_day: '2026-12-12', last_day: '2026-12-11' },
    },
  ],
];

test.each(scopes)('index lookup and table scan both respect %s', async (_, condition, scope) => {
  server.clock.set(NOW);
  for (const keyword of ['바둑', '있어요', '한잔', '둘뿐', '']) {
    const expected = await compareAll(keyword, condition);
    expect(await find(keyword, scope), keyword).toEqual(expected);
    await makeCommon(keyword);
    expect(await find(keyword, scope), keyword).toEqual(expected);
    await runSql(server.context.database, 'delete from common_grams');
  }
});

test('index lookup and table scan both exclude clubs of hidden hosts', async () => {
  server.clock.set(NOW);
  const hidden = hosts[1]?.memberId ?? 0;
  const expected = await compareAll('바둑', `c.host_id <> ${hidden}`);
  expect(await find('바둑', { hiddenIds: `{${hidden}}` })).toEqual(expected);
  await makeCommon('바둑');
  expect(await find('바둑', { hiddenIds: `{${hidden}}` })).toEqual(expected);
});

test('index lookup and table scan both exclude clubs that have begun', async () => {
  server.clock.set('2027-01-26T00:00:00+09:00');
  const expected = await compareAll('바둑');
  expect(expected).toHaveLength(2);
  expect(await find('바둑')).toEqual(expected);
  await makeCommon('바둑');
  expect(await find('바둑')).toEqual(expected);
});

test('a word whose n-grams are apart in a text is not found', async () => {
  server.clock.set(NOW);
  expect(await find('한잔과함께 있어요')).toEqual([]);
  expect(await find('한잔과함께 맛있어')).toHaveLength(CLUBS / 2);
});

async function createClubs(word: string): Promise<void> {
  await runSql(
    server.context.database,
    `insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date,
       meeting_time, member_limit, gender_restriction, is_online, category_small_id,
       category_large_id)
     select $1, case when n % 10 = 0 then $2 || ' ' || n else '모임 ' || n end, $2, '질문', 0,
       date '2026-12-01' + n, '19:00', 8, 'ALL', true, 19, 4
     from generate_series(1, 320) n`,
    [hosts[0]?.memberId, word],
  );
}

test('the last page of more than 300 matches is page 30', async () => {
  server.clock.set(NOW);
  await createClubs('도예방');
  const url = `/api/clubs/search?${new URLSearchParams({ keyword: '도예방', page: '30' })}`;
  const { data, pageInfo } = (
    await server.call({ method: 'GET', url, token: hosts[0]?.token ?? '' })
  ).json();
  expect(data).toHaveLength(10);
  expect(pageInfo).toEqual({ page: 30, size: 10, totalElements: 301, totalPages: 30 });
});

test('index lookup and table scan stop at the nearest 301 clubs, name matches first', async () => {
  server.clock.set(NOW);
  const { database } = server.context;
  await createClubs('뜨개방');
  const nearest = await runSql(
    database,
    `select club_id from (
       select club_id, club_name, meeting_date from clubs where club_info = '뜨개방'
       order by meeting_date limit 301) nearest
     order by club_name like '뜨개방%' desc, meeting_date`,
  );
  const expected = nearest.map(({ club_id }) => Number(club_id));
  expect(await find('뜨개방')).toEqual(expected);
  await makeCommon('뜨개방');
  expect(await find('뜨개방')).toEqual(expected);
});
