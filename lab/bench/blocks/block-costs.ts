import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { compareStatements } from '../worlds/compare-statements.ts';
import { type BenchViewer, KEYWORD, listRequests } from './block-requests.ts';
import { BLOCKS, block, blockedIds, unblock } from './block-world.ts';

const BUDGET_MS = 60_000;

export type BlockCost = { list: string; blocks: number; before: number; ratio: number };

export async function measureStatements(connection: DatabaseConnection): Promise<BlockCost[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const plain: BenchViewer = { memberId: 1, sessionId: randomUUID(), hidden: undefined };
  const blocker: BenchViewer = { memberId: 2, sessionId: randomUUID(), hidden: blockedIds };
  try {
    // The server runs its list statements with generic plans, so this measurement must use them
    // too.
    await client.query('set plan_cache_mode = force_generic_plan');
    await block(client, [blocker.memberId]);
    for (const { sessionId, memberId } of [plain, blocker]) {
      await client.query('insert into sessions values ($1, $2, now())', [sessionId, memberId]);
    }
    return await measureFor(client, [plain, blocker]);
  } finally {
    await unblock(client, [blocker.memberId]);
    await client.end();
  }
}

async function measureFor(client: pg.Client, viewers: BenchViewer[]): Promise<BlockCost[]> {
  const matches = await search(client);
  const results: BlockCost[] = [];
  const requests = viewers.flatMap((viewer) =>
    listRequests(viewer, matches).map((request) => ({
      ...request,
      blocks: viewer.hidden === undefined ? 0 : BLOCKS,
    })),
  );
  for (const { list, before, now, blocks } of requests) {
    const compared = await compareStatements(client, { before, now }, BUDGET_MS / requests.length);
    results.push({ list, blocks, ...compared });
  }
  return results;
}

async function search(client: pg.Client): Promise<number[]> {
  const found = await client.query<{ club_id: number }>(
    `select club_id from club_search where strpos(body_text, $1) > 0
     order by meeting_date, meeting_time, club_id limit 50`,
    [KEYWORD],
  );
  return found.rows.map(({ club_id }) => club_id);
}
