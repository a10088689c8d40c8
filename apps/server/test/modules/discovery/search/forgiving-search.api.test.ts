import { spellOut, withoutOneLetter } from '@azit/rules/search/jamo';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { sweepSearchAndCountGrams } from '#server/modules/discovery/search/search-index.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
test.beforeAll(async () => {
  host = await createMember(server.context, { nickname: '문지기' });
  await club('보드게임 한 판', { categorySmallId: 16, fee: 5000 });
  await club('일요일의 보드게임', { categorySmallId: 16, meetingDate: '2026-11-22', fee: 0 });
  await club('한강 러닝', { categorySmallId: 8 });
});

const club = (clubName: string, parts: object = {}) =>
  createClub(server.context, { hostId: host.memberId, clubName, clubInfo: '반가워요', ...parts });
const search = async (query: Record<string, string>) => {
  const url = `/api/clubs/search?${new URLSearchParams(query)}`;
  const { data, ...rest } = (await server.call({ method: 'GET', url, token: host.token })).json();
  return { names: data.map(({ clubName }: { clubName: string }) => clubName), ...rest };
};

// covers D6.8, D6.9 (docs/coverage-statements.md)
test('a search with few matches reports how the keyword was interpreted', async () => {
  const found = await search({ keyword: 'qhemrpdla' });
  expect(found.names).toEqual(['보드게임 한 판', '일요일의 보드게임']);
  expect(found.searchInfo).toEqual({
    keyword: 'qhemrpdla',
    understoodAs: '보드게임',
    filters: [],
  });
  expect(await search({ keyword: 'qhemrpdla', exact: '1' })).toMatchObject({ names: [] });
  expect(await search({ keyword: 'qhemrpdla', exact: '1' })).not.toHaveProperty('searchInfo');
});

test('a search with exact matches or an unrecognized word reports no interpretation', async () => {
  expect(await search({ keyword: '한강' })).not.toHaveProperty('searchInfo');
  expect(await search({ keyword: '쀍쀍쀍' })).toMatchObject({ names: [] });
  expect(await search({ keyword: '쀍쀍쀍' })).not.toHaveProperty('searchInfo');
});

test('a word repeated in the keyword is searched for once', async () => {
  const run = vi.spyOn(server.context.database, 'run');
  const keyword = `${'ㅂ '.repeat(23)}무료`;
  const found = await search({ keyword });
  const url = `/api/clubs/search/areas?${new URLSearchParams({ keyword })}`;
  await server.call({ method: 'GET', url, token: host.token });
  const values = JSON.stringify(run.mock.calls.map(([query]) => query.values));
  run.mockRestore();
  expect(found.names).toContain('일요일의 보드게임');
  expect(found.searchInfo.keyword).toBe(keyword);
  expect(values).toContain('["ㅂ"]');
  expect(values).not.toContain('ㅂ ㅂ');
});

// covers D6.10 (docs/coverage-statements.md)
test('words that name filters narrow the search in addition to the chosen filters', async () => {
  const free = await search({ keyword: '무료 보드게임' });
  expect(free.names).toEqual(['일요일의 보드게임']);
  expect(free.searchInfo).toMatchObject({
    understoodAs: '보드게임',
    filters: [{ word: '무료', name: 'free', value: '1' }],
  });
  expect((await search({ keyword: '토요일 보드게임' })).names).toEqual(['보드게임 한 판']);
  expect((await search({ keyword: '토요일 보드게임', free: '1' })).names).toEqual([]);
  expect((await search({ keyword: '오늘' })).names).toEqual([]);
});

test('a word overridden by a chosen filter is not listed among the applied filters', async () => {
  const chosen = await search({ keyword: '온라인 무료 보드게임', mode: 'offline' });
  expect(chosen.names).toEqual(['일요일의 보드게임']);
  expect(chosen.searchInfo.filters).toEqual([{ word: '무료', name: 'free', value: '1' }]);
});

test('of several days in a search the chosen one counts, otherwise the first one typed', async () => {
  const sunday = { meetingDate: '2026-11-15', meetingTime: '20:00' };
  await club('낭독회', sunday);
  await club('낭독극', { ...sunday, meetingDate: '2026-11-16' });
  server.context.doorbells.ring({ event: 'lists' });
  expect((await search({ keyword: '내일 오늘 낭독' })).names).toEqual(['낭독극']);
  const weekend = await search({ keyword: '내일 낭독', when: 'weekend' });
  expect(weekend.names).toEqual(['낭독회']);
});

test('the typed word itself is not reported as an interpretation', async () => {
  for (const name of ['뜨개질 하나', '뜨개질 둘', '니팅 모임']) await club(name);
  server.context.doorbells.ring({ event: 'lists' });
  const found = await search({ keyword: '뜨개질' });
  expect(found.names).toEqual(['뜨개질 하나', '뜨개질 둘', '니팅 모임']);
  expect(found.searchInfo.understoodAs).toBe('니팅');
});

test('a club that matches by name and by synonym is listed once', async () => {
  expect((await search({ keyword: '달리기' })).names).toEqual(['한강 러닝']);
});

test('a search with enough matches runs three SQL statements, a search with a typo six', async () => {
  const run = vi.spyOn(server.context.database, 'run');
  const listStatements = async (keyword: string) => {
    run.mockClear();
    await search({ keyword });
    return run.mock.calls.map(([query]) => query.name).slice(1);
  };
  for (let made = 0; made < 5; made += 1) await club(`판소리 ${made}`);
  server.context.doorbells.ring({ event: 'lists' });
  const lookup = ['split_keywords', 'look_up_matches'];
  expect(await listStatements('판소리')).toEqual([...lookup, 'select_listed_cards']);
  expect(await listStatements('판소라')).toEqual([
    ...lookup,
    'select_similar_terms',
    ...lookup,
    'select_listed_cards',
  ]);
  run.mockRestore();
});

test('the hourly index update removes past clubs and n-grams that are no longer common', async () => {
  const { context, clock } = server;
  const { database } = context;
  await runSql(database, `insert into common_grams values ('쀍', 9000) on conflict do nothing`);
  clock.set('2026-11-22T00:00:00+09:00');
  await sweepSearchAndCountGrams(context);
  const left = await runSql(database, 'select min(meeting_date)::text as day from club_search');
  expect(left).toEqual([{ day: '2026-11-22' }]);
  const common = () => runSql(database, `select gram from common_grams where gram = '쀍'`);
  expect(await common()).toHaveLength(1);
  await runSql(database, 'analyze club_search');
  await sweepSearchAndCountGrams(context);
  expect(await common()).toEqual([]);
});

test('PostgreSQL normalizes any word like the shared rule', async () => {
  const letters = [...'가괜닭의뷁힣ㄱㅏa1'];
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 5 });
  const words = fc.sample(word, { numRuns: 200, seed: 20261116 });
  const rows = await runSql(
    server.context.database,
    `select word, search_jamo(word) as jamo, search_misspellings(word) as misspellings
     from unnest($1::text[]) as word`,
    [words],
  );
  for (const row of rows) {
    const spelling = spellOut(String(row.word));
    expect(row.jamo).toBe(spelling);
    const misspellings = [spelling, ...withoutOneLetter(spelling)];
    expect(row.misspellings).toEqual(expect.arrayContaining(misspellings));
  }
});
