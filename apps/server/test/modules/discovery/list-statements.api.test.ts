import { expect, onTestFinished, vi } from 'vitest';
import { selectCategoryFeed } from '#server/modules/discovery/list.repository.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let member: TestMember;
let clubId: number;
// Invariant checks are off because this file inserts clubs without a seat for their host.
test.override({ checksInvariants: false, settings: { LIST_CACHE: 'off' } });
test.beforeAll(async () => {
  member = await createMember(server.context, { interests: [6] });
  const host = await createMember(server.context);
  const { database } = server.context;
  for (let made = 0; made < 12; made += 1) {
    clubId = await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-18' });
  }
  // Create many clubs and many hosts: with few clubs PostgreSQL accepts any plan, and its row
  // estimates for blocks depend on the number of hosts.
  await runSql(
    database,
    `insert into members (nickname, email, about_me, gender, birth_year)
     select 'h' || translate(n::text, '0123456789', 'abcdefghij'), 'h' || n || '@example.com',
       '안녕', 'FEMALE', 1994 from generate_series(1, 300) n`,
  );
  const columns = `club_name, club_info, join_question, fee, meeting_date, meeting_time,
    member_limit, gender_restriction, is_online, location, category_small_id, category_large_id`;
  await runSql(database, 'alter table clubs disable trigger clubs_searched_when_opened');
  const pattern = `from clubs where club_id <= (select min(club_id) + 11 from clubs)`;
  for (let piece = 0; piece < 10; piece += 1) {
    await runSql(
      database,
      `insert into clubs (host_id, ${columns})
        select (select min(member_id) from members where email = 'h1@example.com') + (n - 1) * 10 + $1,
          ${columns} from (select * ${pattern}) as pattern, generate_series(1, 30) n`,
      [piece],
    );
  }
  await runSql(database, 'analyze');
});

async function listStatements(url: string): Promise<string[]> {
  const run = vi.spyOn(server.context.database, 'run');
  try {
    const answer = await server.call({ method: 'GET', url, token: member.token });
    expect(answer.json().data.length).toBeGreaterThan(0);
    return run.mock.calls.map(([query]) => query.name);
  } finally {
    run.mockRestore();
  }
}

const session = 'select_active_session';
const feedValues = {
  today: '2026-11-15',
  time_of_day: '12:00',
  hidden_ids: '{}',
  audience: 'member',
  category_large_id: 2,
  offset: 0,
};

test.each([
  ['/api/clubs/category?cl=2', [session, 'select_category_feed']],
  ['/api/clubs/category?cl=2&size=7', [session, '', 'select_listed_cards']],
  ['/api/clubs/date?days=3', [session, 'select_date_feed']],
  ['/api/clubs/date?days=3&size=7', [session, '', 'select_listed_cards']],
])('%s runs no count statement once its total is cached', async (url, expected) => {
  await listStatements(url);
  expect(await listStatements(url)).toEqual(expected);
});

test('a repeated search and its later pages query nothing but the cards of the page', async () => {
  const { context } = server;
  const url = '/api/clubs/search?keyword=%EC%84%B1%EC%88%98&size=4';
  const uncached = [session, 'split_keywords', 'look_up_matches', 'select_listed_cards'];
  expect(await listStatements(url)).toEqual(uncached);
  expect(await listStatements(url)).toEqual(uncached);
  context.config.listCache = true;
  onTestFinished(() => {
    context.config.listCache = false;
  });
  await listStatements(url);
  expect(await listStatements(url)).toEqual([session, 'select_listed_cards']);
  expect(await listStatements(`${url}&page=3`)).toEqual([session, 'select_listed_cards']);
});

test('only the first page of recommendations computes the ranking', async () => {
  const url = `/api/clubs/recommend/${member.memberId}`;
  expect(await listStatements(url)).toEqual([session, 'rank_recommendations']);
  expect(await listStatements(`${url}?page=2`)).toEqual([session, 'select_recommended_cards']);
});

test('after ten calls every list statement uses a generic plan', async () => {
  const { database } = server.context;
  const client = await database.checkOut();
  // PostgreSQL caches plans per connection, so all calls must use the same connection.
  const run = vi.spyOn(database, 'run').mockImplementation((query) => client.query(query));
  // Test databases force generic plans; a server lets PostgreSQL choose.
  await client.query('set plan_cache_mode = auto');
  try {
    for (let call = 0; call < 10; call += 1) {
      for (const url of [
        '/api/clubs/category?cl=2',
        '/api/clubs/date?days=3',
        '/api/clubs/category?cl=2&size=7',
        '/api/clubs/search?keyword=%EC%84%B1%EC%88%98&size=4',
        '/api/clubs/search?keyword=%EB%B3%B4%EB%93%9C%EA%B2%8C%EC%9D%B8',
        '/api/notices/unread',
        `/api/members/${member.memberId}/following`,
        `/api/clubs/${clubId}`,
        `/api/clubs/recommend/${member.memberId}`,
        `/api/clubs/recommend/${member.memberId}?page=2`,
      ]) {
        const answer = await server.call({ method: 'GET', url, token: member.token });
        expect(answer.statusCode).toBe(200);
      }
    }
    // Control case: with LIMIT as a parameter the same statement gets no generic plan. This proves
    // that the test can detect a missing generic plan.
    const { text, parameterOrder } = selectCategoryFeed;
    const limit = `limit $${parameterOrder.length + 1}::int4 offset`;
    const values = { ...feedValues, viewer_id: member.memberId };
    for (let call = 0; call < 10; call += 1) {
      await client.query({
        name: 'with_limit',
        text: text.replace(/limit 5 offset/, limit).replace(/limit \d{4}\)/, ')'),
        values: [...parameterOrder.map((name) => Object(values)[name]), 5],
      });
    }
    const plans = await client.query<{ name: string; generic_plans: string }>(
      `select name, generic_plans from pg_prepared_statements where generic_plans > 0`,
    );
    const generic = plans.rows.map(({ name }) => name);
    expect(generic).not.toContain('with_limit');
    expect(generic).toEqual(
      expect.arrayContaining([
        'select_category_feed',
        'select_date_feed',
        'split_keywords',
        'look_up_matches',
        'select_listed_cards',
        'rank_recommendations',
        'select_recommended_cards',
        'select_similar_terms',
        'count_unread_notices',
        'select_following',
        'select_joined_or_waiting_members',
      ]),
    );
  } finally {
    run.mockRestore();
    await client.query('reset plan_cache_mode');
    client.release();
  }
});
