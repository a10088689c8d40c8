import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { socketEndpoint } from '../../../apps/server/src/database/embedded/endpoint.ts';

type World = {
  buildWorld(clients: pg.Client[], size: { clubs: number; members: number }): Promise<void>;
};

const WORLD_FILES = ['lab/bench/worlds/world.ts', 'bench/world.ts'];

/** Fills the database of a release with the content that its benchmarks generate. */
export async function fillWorld(
  release: string,
  dataDir: string,
  size: { clubs: number; members: number },
): Promise<void> {
  const file = WORLD_FILES.map((each) => join(release, each)).find(existsSync);
  if (file === undefined) throw new Error('the earlier release has no generated content');
  const { buildWorld }: World = await import(file);
  await withDatabase(dataDir, 'postgres', (client) => buildWorld([client], size));
}

export async function withDatabase<Result>(
  dataDir: string,
  user: 'azit' | 'postgres',
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connection, release } = socketEndpoint(join(dataDir, 'postgres'));
  const client = new pg.Client({ ...connection, user, database: 'azit' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    release();
  }
}

const TABLES = {
  club: 'clubs.club_id',
  member: 'members.member_id',
  signup: 'club_members.club_member_id',
  room: 'chat_rooms.room_id',
  notice: 'notices.notice_id',
};

export type Newest = Map<string, number>;

/** Returns the newest id of each kind of row that a broken rule can name. */
export async function findNewest(dataDir: string): Promise<Newest> {
  return withDatabase(dataDir, 'azit', async (client) => {
    const newest: Newest = new Map();
    for (const [kind, column] of Object.entries(TABLES)) {
      const [table] = column.split('.');
      const { rows } = await client.query(
        `select coalesce(max(${column}), 0)::int as id from ${table}`,
      );
      newest.set(kind, rows[0].id);
    }
    return newest;
  });
}

/**
 * Generated content breaks some rules (it has no rooms, for example), so faults of rows from before
 * the load do not count.
 */
export function concernsEarlierRow(fault: string, newest: Newest): boolean {
  const [, kind = '', id] = /"culprit":"(\w+) (\d+)/.exec(fault) ?? [];
  return Number(id) <= (newest.get(kind) ?? 0);
}
