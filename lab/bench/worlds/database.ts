import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { startEmbeddedDatabase } from '../../../apps/server/src/database/embedded/embedded-database.ts';
import { migrate, migrationsDirectory } from '../../../apps/server/src/database/schema/migrate.ts';
import { openDataDirectory } from '../../../apps/server/src/runtime/data-directory.ts';
import { runOn, SMALL_WORLD } from './small-database.ts';
import { buildWorld, TODAY, type WorldSize } from './world.ts';

export type Worlds = {
  large: DatabaseConnection;
  small: DatabaseConnection;
  stop(): Promise<void>;
};

/** `name` is a suffix of the database name. */
type Schema = { name: string; migrations: string };

const OWN_SCHEMA: Schema = { name: '', migrations: migrationsDirectory };
const BUILDERS = 2;

export const worldSize = (clubs: number): WorldSize => ({ clubs, members: clubs / 2 });

export async function openWorlds(say: (line: string) => void): Promise<Worlds> {
  const { open, stop } = await startWorlds(say);
  try {
    return { small: await open(SMALL_WORLD), large: await open(worldSize(200_000)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function startWorlds(say: (line: string) => void) {
  const log = pino({ level: 'warn' });
  const path = join(import.meta.dirname, '../../../.bench');
  mkdirSync(path, { recursive: true });
  const directory = await openDataDirectory(path);
  const embedded = await startEmbeddedDatabase({ dataDir: directory.path, log, durable: false });
  const { adminConnection } = embedded;
  const open = async (
    size: WorldSize,
    { name, migrations }: Schema = OWN_SCHEMA,
  ): Promise<DatabaseConnection> => {
    const database = `bench_${size.clubs}${name}`;
    const connection = { ...embedded.connection, database };
    const edition = hashWorld(size, migrations);
    if ((await readEdition(adminConnection, database)) === edition) {
      say(`reusing the world of ${size.clubs} clubs of an earlier run`);
      return connection;
    }
    const started = performance.now();
    await runOnce(adminConnection, createDatabase(database, 'owner azit'));
    await migrate({ connection, log, directory: migrations });
    const clients = Array.from(
      { length: BUILDERS },
      () => new pg.Client({ ...adminConnection, database }),
    );
    for (const client of clients) await client.connect();
    await buildWorld(clients, size);
    for (const client of clients) await client.end();
    const mark = `comment on database ${database} is ${pg.escapeLiteral(edition)}`;
    await runOnce(adminConnection, [mark]);
    const seconds = Math.round((performance.now() - started) / 1000);
    say(`built a world of ${size.clubs} clubs in ${seconds} s`);
    return connection;
  };
  /**
   * Copies a database, because later runs reuse the original. `prepare` changes the copy as a
   * superuser.
   */
  const copy = async (
    world: DatabaseConnection,
    prepare: (client: pg.Client) => Promise<void>,
  ): Promise<DatabaseConnection> => {
    const database = `${world.database}_copy`;
    const source = `owner azit template ${world.database} strategy file_copy`;
    await runOnce(adminConnection, createDatabase(database, source));
    await runOn({ ...adminConnection, database }, prepare);
    return { ...world, database };
  };
  const stop = async () => {
    await embedded.stop();
    directory.release();
  };
  return { open, copy, stop };
}

const createDatabase = (name: string, options: string) => [
  `drop database if exists ${name} with (force)`,
  `create database ${name} ${options}`,
];

async function runOnce(connection: DatabaseConnection, statements: string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}

/**
 * A database from an earlier run is reused only if this hash is unchanged. The hash depends on the
 * day, the size, the schema and the code that fills the database.
 */
function hashWorld(size: WorldSize, migrations: string): string {
  const hash = createHash('sha256').update(`${TODAY} ${size.clubs} ${size.members}`);
  for (const file of ['./world.ts', './world-chats.ts', './without-indexes.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  for (const file of readdirSync(migrations).toSorted()) {
    hash.update(readFileSync(join(migrations, file)));
  }
  return hash.digest('hex');
}

async function readEdition(connection: DatabaseConnection, name: string) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ edition: string | null }>(
    `select shobj_description(oid, 'pg_database') as edition from pg_database where datname = $1`,
    [name],
  );
  await client.end();
  return rows[0]?.edition;
}
