import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { startEmbeddedDatabase } from '../../../apps/server/src/database/embedded/embedded-database.ts';
import { migrate } from '../../../apps/server/src/database/schema/migrate.ts';
import { withLimit } from '../../limit.mjs';
import { buildWorld, type WorldSize } from './world.ts';

export const SMALL_WORLD: WorldSize = { clubs: 2_000, members: 1_000 };
const BUILD_LIMIT_MS = 10 * 60_000;

export async function withSmallDatabase<T>(
  durable: boolean,
  work: (connection: DatabaseConnection) => Promise<T>,
  size = SMALL_WORLD,
): Promise<T> {
  const log = pino({ level: 'warn' });
  const dataDir = mkdtempSync(join(tmpdir(), 'azit-bench-'));
  try {
    const { connection, adminConnection, stop } = await startEmbeddedDatabase({
      dataDir,
      log,
      durable,
    });
    try {
      await migrate({ connection, log });
      const asAdmin = { ...adminConnection, database: connection.database };
      await withLimit(`building a database of ${size.clubs} clubs`, BUILD_LIMIT_MS, () =>
        runOn(asAdmin, (client) => buildWorld([client], size)),
      );
      return await work(connection);
    } finally {
      await stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function runOn(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
