import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { matchesReaching } from '../apps/server/src/modules/discovery/search/nearest-matches.repository.ts';
import { type BenchViewer, MOMENT, requestsOf } from './block-requests.ts';
import { compareInTurns } from './in-turns.ts';
import { SMALL_WORLD, withSmallDatabase } from './small-database.ts';

export const BLOCKS = 50;
const BUDGET_MS = 60_000;
const KEYWORD = '보드게임';
const NOTICES = 60;

export type BlockCost = { list: string; blocks: number; before: number; ratio: number };

/** One row for each list and viewer, as a multiple of what it cost before there were blocks. */
export async function measureBlockCosts(): Promise<BlockCost[]> {
  return withSmallDatabase(false, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      return await measureOn(client);
    } finally {
      await client.end();
    }
  });
}

async function measureOn(client: pg.Client): Promise<BlockCost[]> {
  // As in the app, where every list keeps one plan (list-statements.api.test.ts).
  await client.query('set plan_cache_mode = force_generic_plan');
  const plain: BenchViewer = { memberId: 1, sessionId: randomUUID(), hidden: undefined };
  const hidden = `{${Array.from({ length: BLOCKS }, (_, i) => 100 + i)}}`;
  const blocker: BenchViewer = { memberId: 2, sessionId: randomUUID(), hidden };
  await addBlocks(client, plain.memberId, blocker.memberId);
  for (const viewer of [plain, blocker]) await addViewer(client, viewer);
  await client.query(COUNT_FOLLOWERS);
  await client.query('vacuum analyze');
  const matches = await search(client);
  const results: BlockCost[] = [];
  const requests = [plain, blocker].flatMap((viewer) =>
    requestsOf(viewer, matches).map((request) => ({
      ...request,
      blocks: viewer.hidden === undefined ? 0 : BLOCKS,
    })),
  );
  for (const { list, before, now, blocks } of requests) {
    const compared = await compareInTurns(client, { before, now }, BUDGET_MS / requests.length);
    results.push({ list, blocks, ...compared });
  }
  return results;
}

/** The world is made without the triggers that count them. */
const COUNT_FOLLOWERS = `
  update members m set follower_count = counted.followers
  from (select followee_id, count(*) as followers from follows group by followee_id) counted
  where m.member_id = counted.followee_id`;

/** Fifty of one member, none of another, and about one of everybody else. */
async function addBlocks(client: pg.Client, withoutAny: number, blocker: number) {
  const { members } = SMALL_WORLD;
  await client.query(
    `insert into blocks
     select ${blocker}, i, now() from generate_series(100, ${99 + BLOCKS}) i
     union all
     select i, 1 + (i * 37) % ${members}, now() from generate_series(200, ${members}) i
     where 1 + (i * 37) % ${members} not in (i, ${withoutAny}, ${blocker})`,
  );
}

async function addViewer(client: pg.Client, { memberId, sessionId }: BenchViewer) {
  await client.query('insert into sessions values ($1, $2, now())', [sessionId, memberId]);
  await client.query(
    `insert into notices (member_id, kind, club_id, actor_id, dedupe_key, created_at, fold_since, fold_actors)
     select $1, 'APPLICATION_WITHDRAWN', 1000 + i, 10 * i, $2 || i, now(), now(), array[10 * i]
     from generate_series(1, ${NOTICES}) i`,
    [memberId, `blocks ${memberId} `],
  );
}

async function search(client: pg.Client): Promise<number[]> {
  const values: Record<string, unknown> = { keywords: [KEYWORD], own: 1, ...MOMENT };
  const { text, parameterOrder } = matchesReaching(50).statement;
  const found = await client.query<{ club_ids: number[] }>(
    text,
    parameterOrder.map((name) => values[name]),
  );
  return found.rows[0]?.club_ids ?? [];
}
