import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { DatabaseConnection } from '../apps/server/src/database/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/database/embedded/embedded-database.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDataDirectory } from '../apps/server/src/lib/data-directory.ts';
import { buildWorld, type WorldSize } from './world.ts';

export type Worlds = {
  large: DatabaseConnection;
  small: DatabaseConnection;
  stop(): Promise<void>;
};

const LARGE: WorldSize = { clubs: 200_000, members: 100_000 };
const SMALL: WorldSize = { clubs: 2_000, members: 1_000 };

/** A PostgreSQL of the benchmark's own with both worlds, built anew on every run. */
export async function openWorlds(say: (line: string) => void): Promise<Worlds> {
  const log = pino({ level: 'warn' });
  const path = join(import.meta.dirname, '../.bench');
  mkdirSync(path, { recursive: true });
  const directory = await openDataDirectory(path);
  const embedded = await startEmbeddedDatabase({ dataDir: directory.path, log, durable: false });
  const make = async (name: string, size: WorldSize): Promise<DatabaseConnection> => {
    const connection = { ...embedded.connection, database: name };
    const begun = performance.now();
    await runOnce(embedded.adminConnection, [
      `drop database if exists ${name} with (force)`,
      `create database ${name} owner azit`,
    ]);
    await migrate({ connection, log });
    const client = new pg.Client({ ...embedded.adminConnection, database: name });
    await client.connect();
    await buildWorld(client, size);
    await client.end();
    const seconds = Math.round((performance.now() - begun) / 1000);
    say(`built a world of ${size.clubs} clubs in ${seconds} s`);
    return connection;
  };
  const stop = async () => {
    await embedded.stop();
    directory.release();
  };
  try {
    return {
      small: await make('bench_small', SMALL),
      large: await make('bench_large', LARGE),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function runOnce(connection: DatabaseConnection, statements: string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}
