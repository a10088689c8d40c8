import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type DatabaseConnection, sessionSettings, useSeoulTime } from './database.ts';
import type { DatabaseLog } from './database-log.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { requireOwnDatabase } from './require-own-database.ts';

class MigrationError extends Error {
  override name = 'MigrationError';
}

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

export const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

// Any constant will do as long as every azit server asks for the same one.
export const migrationLock = 4_120_180_507;

/** Brings the schema up to date; returns how many migrations that took. */
export async function migrate(options: {
  connection: DatabaseConnection;
  log: DatabaseLog;
  directory?: string;
}): Promise<number> {
  const files = await readMigrationFiles(options.directory ?? migrationsDirectory);
  const client = new pg.Client({ ...options.connection, ...sessionSettings });
  client.on('error', (error) => options.log.warn({ reason: error.message }, 'migration cut off'));
  await client.connect();
  try {
    await useSeoulTime(client);
    await client.query('set statement_timeout = 0');
    // Held by the session: the lock of a killed server is released with its connection.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireOwnDatabase(client);
    const pending = findPending(files, await readApplied(client));
    for (const file of pending) {
      await apply(client, file);
      options.log.info({ number: file.number, migration: file.name }, 'migration applied');
    }
    return pending.length;
  } finally {
    await client.end();
  }
}

export async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  await client.query(`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const result = await client.query<AppliedMigration>(
    'select number, name, checksum from schema_migrations order by number',
  );
  return result.rows;
}

/** What the database has must be exactly the beginning of what the program has. */
function findPending(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const newestOwn = files.at(-1)?.number ?? 0;
  const newestApplied = applied.at(-1)?.number ?? 0;
  if (newestApplied > newestOwn) {
    throw new MigrationError(
      `The database schema is at ${newestApplied}, this program knows only ${newestOwn}: ` +
        'start a newer program',
    );
  }
  for (const [index, done] of applied.entries()) {
    const file = files[index];
    if (file?.number !== done.number) {
      throw new MigrationError(
        `Migrations out of order: the database has ${label(done)} where the program has ` +
          `${file ? label(file) : 'none'}`,
      );
    }
    if (file.checksum !== done.checksum) {
      throw new MigrationError(`Migration ${label(file)} was changed after it had been applied`);
    }
  }
  return files.slice(applied.length);
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await applyWithin(client, file);
    await client.query('commit');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`Migration ${label(file)} failed: ${reason}`, { cause });
  }
}

/** Inside a transaction the caller has opened. */
export async function applyWithin(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query(file.sql);
  await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    file.number,
    file.name,
    file.checksum,
  ]);
}

function label(migration: { number: number; name: string }): string {
  return `${String(migration.number).padStart(4, '0')}-${migration.name}`;
}
