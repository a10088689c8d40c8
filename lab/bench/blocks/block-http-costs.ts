import pg from 'pg';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { httpGet, sendAtLeast } from '../../client/load.ts';
import { median } from '../../figures/median.ts';
import { readComputeTime } from '../../processes/process-cost.ts';
import {
  type BenchViewer,
  type MeasuredServer,
  startMeasuredServer,
} from '../worlds/measured-server.ts';
import { TODAY } from '../worlds/world.ts';
import type { BlockCost } from './block-costs.ts';
import { KEYWORD, SHOWN_CLUB, SHOWN_MEMBER } from './block-requests.ts';
import { BLOCKS, block, unblock, VIEWERS } from './block-world.ts';

const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;
const A_TURN = { connections: 4, count: 200, seconds: 0 };

const lists: Record<string, (memberId: number) => string> = {
  category: () => '/api/clubs/category?cl=3',
  date: () => `/api/clubs/date?date=${TODAY}`,
  search: () => `/api/clubs/search?keyword=${KEYWORD}`,
  recommend: (memberId) => `/api/clubs/recommend/${memberId}`,
  'club page': () => `/api/clubs/${SHOWN_CLUB}`,
  profile: () => `/api/members/${SHOWN_MEMBER}`,
  following: () => `/api/members/${SHOWN_MEMBER}/following`,
  'own activity': (memberId) => `/api/members/${memberId}/clubs`,
  "other's activity": () => `/api/members/${SHOWN_MEMBER}/clubs`,
  inbox: () => '/api/notices',
};

export async function measureRequests(
  connection: DatabaseConnection,
  listCache: 'on' | 'off',
): Promise<BlockCost[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const server = await startMeasuredServer(connection, listCache, VIEWERS);
  try {
    return await measureOn(client, server);
  } finally {
    await server.stop();
    await client.end();
  }
}

async function measureOn(client: pg.Client, server: MeasuredServer): Promise<BlockCost[]> {
  const memberIds = server.viewers.map(({ memberId }) => memberId);
  const names = Object.keys(lists);
  const without = new Map<string, number[]>(names.map((name) => [name, []]));
  const ratios = new Map<string, number[]>(names.map((name) => [name, []]));
  const measureAll = async () => {
    const costs = new Map<string, number>();
    for (const name of names) costs.set(name, await measureCost(client, server, name));
    return costs;
  };
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
    const before = await measureAll();
    await block(client, memberIds);
    const now = await measureAll();
    await unblock(client, memberIds);
    if (round < WARM_UP_ROUNDS) continue;
    for (const name of names) {
      const cost = before.get(name) ?? Number.NaN;
      without.get(name)?.push(cost);
      ratios.get(name)?.push((now.get(name) ?? Number.NaN) / cost);
    }
  }
  return names.map((list) => ({
    list,
    blocks: BLOCKS,
    before: median(without.get(list) ?? []),
    ratio: median(ratios.get(list) ?? []),
  }));
}

async function measureCost(
  client: pg.Client,
  { pid, port, viewers }: MeasuredServer,
  list: string,
): Promise<number> {
  const requests = viewers.map((viewer: BenchViewer) =>
    httpGet(lists[list]?.(viewer.memberId) ?? '', viewer.token),
  );
  const before = await readComputeTime(client, pid);
  const { count } = await sendAtLeast(port, requests, A_TURN);
  return ((await readComputeTime(client, pid)) - before) / count;
}
