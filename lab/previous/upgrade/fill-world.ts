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
