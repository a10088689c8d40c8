import { findAddressArea } from '@azit/rules/areas/address-area';
import { expect } from 'vitest';
import { rebuildSearch } from '../../apps/server/src/modules/discovery/search/search-index.ts';
import { runSql } from '../../apps/server/test/factories/insert-row.ts';
import { createMember, type TestMember } from '../../apps/server/test/factories/member-factory.ts';
import { server, test } from '../../apps/server/test/harness/server-test.ts';
import { bars } from './bars.ts';
import { type Judgement, readJudgements } from './read-judgements.ts';
import { readWorld, SEARCHED_AT } from './read-world.ts';
import { renderScores } from './render-scores.ts';
import { computeScores } from './score.ts';

// Skip the invariant checks: one statement inserts the clubs without the membership rows of their
// hosts, which an invariant requires.
test.override({ checksInvariants: false });

const AT_A_TIME = 2;
let judgements: Judgement[];
let viewer: TestMember;

test.beforeAll(async () => {
  const { context } = server;
  const host = await createMember(context, { nickname: '문지기' });
  const categories = await runSql(
    context.database,
    'select category_small_id, category_name from small_categories',
  );
  const world = readWorld(
    new Map(categories.map((row) => [Number(row.category_small_id), String(row.category_name)])),
  );
  // Disable the trigger: the index is built below for all clubs at once.
  await runSql(context.database, 'alter table clubs disable trigger clubs_searched_when_opened');
  const values = (column: (club: (typeof world)[number]) => unknown) => world.map(column);
  await runSql(
    context.database,
    `insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date,
       meeting_time, member_limit, gender_restriction, is_online, location, area_code,
       category_small_id, category_large_id)
     select $1, name, info, '어떻게 알고 왔나요?', fee, day, at, 8, 'ALL', place is null, place,
       area, s.category_small_id, s.category_large_id
     from unnest($2::text[], $3::text[], $4::int4[], $5::date[], $6::time[], $7::text[], $8::int4[],
         $9::text[]) as world (name, info, fee, day, at, place, category, area)
     join small_categories s on s.category_small_id = category`,
    [
      host.memberId,
      values((club) => club.name),
      values((club) => club.info),
      values((club) => club.fee),
      values((club) => club.date),
      values((club) => club.time),
      values((club) => club.location),
      values((club) => club.categorySmallId),
      values((club) => (club.location === null ? null : findAddressArea(club.location))),
    ],
  );
  await rebuildSearch(context, '2026-11-16');
  await runSql(context.database, 'analyze club_search');
  judgements = readJudgements(world);
});

async function namesFor(keyword: string, more = ''): Promise<string[]> {
  const url = `/api/clubs/search?keyword=${encodeURIComponent(keyword)}${more}`;
  const reply = await server.call({ method: 'GET', url, token: viewer.token });
  expect(reply.statusCode, keyword).toBe(200);
  return reply.json().data.map((club: { clubName: string }) => club.clubName);
}

// covers D6.8 (docs/coverage-statements.md)
test('every kind of query finds the relevant clubs, and nonsense finds none', async () => {
  server.clock.set(SEARCHED_AT);
  viewer = await createMember(server.context);
  const waiting = [...judgements];
  const shownFor = new Map<Judgement, string[]>();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      shownFor.set(next, await namesFor(next.keyword));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const kinds = Map.groupBy(judgements, ({ kind }) => kind);
  const scores = new Map(
    [...kinds].map(([kind, members]) => [kind, computeScores(members, shownFor)] as const),
  );
  process.stdout.write(renderScores(scores, judgements, shownFor));
  for (const [kind, { mrr, ndcg }] of scores) {
    expect(Math.min(mrr, ndcg), kind).toBeGreaterThanOrEqual(bars[kind] ?? 1);
  }
  const exact = kinds.get('exact') ?? [];
  const plain = new Map<Judgement, string[]>();
  for (const each of exact) plain.set(each, await namesFor(each.keyword, '&exact=1'));
  expect(
    scores.get('exact')?.ndcg,
    'a forgiving search does not worsen exact matches',
  ).toBeGreaterThanOrEqual(computeScores(exact, plain).ndcg);
});
