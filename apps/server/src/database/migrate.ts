import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type DatabaseConnection, sessionSettings } from './database.ts';
import type { DatabaseLog } from './database-log.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { requireOwnDatabase } from './require-own-database.ts';
import { beginSchemaChange } from './schema-lock.ts';

class MigrationError extends Error {
  override name = 'MigrationError';
}

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  /** The last migration that the oldest program which works on the schema from here on has. */
  readonly oldestProgram: number;
}

export const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

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
    let count = 0;
    for (;;) {
      const file = await applyNext(client, files);
      if (file === undefined) return count;
      count += 1;
      options.log.info({ number: file.number, migration: file.name }, 'migration applied');
    }
  } finally {
    await client.end();
  }
}

/** One migration a transaction; whoever gets the lock next goes on where the schema then stands. */
async function applyNext(
  client: pg.Client,
  files: MigrationFile[],
): Promise<MigrationFile | undefined> {
  await beginSchemaChange(client);
  await requireOwnDatabase(client);
  const [next] = findPending(files, await readApplied(client));
  try {
    if (next) await applyWithin(client, next);
    await client.query('commit');
    return next;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const what = next ? `Migration ${label(next)}` : 'The list of migrations';
    throw new MigrationError(`${what} failed: ${reason}`, { cause });
  }
}

/** Also makes the list, where there is none. */
export async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  await client.query(`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      oldest_program integer
    )`);
  await addOldestProgram(client);
  const result = await client.query<AppliedMigration>(
    `select number, name, checksum, coalesce(oldest_program, number) as "oldestProgram"
     from schema_migrations order by number`,
  );
  return result.rows;
}

/** Lists made before the column existed. Looked for first: adding locks the list even in vain. */
async function addOldestProgram(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass
       and attname = 'oldest_program'`,
  );
  if (rowCount === 0) {
    await client.query('alter table schema_migrations add column oldest_program integer');
  }
}

/**
 * What both have must be the same. The database may have more where each further migration says
 * that a program like this one still works on it: the newer program is starting beside it.
 */
function findPending(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const newestOwn = files.at(-1)?.number ?? 0;
  const known = applied.filter(({ number }) => number <= newestOwn);
  for (const later of applied.slice(known.length)) {
    if (later.oldestProgram > newestOwn) {
      throw new MigrationError(
        `The database schema is at ${later.number}, this program knows only ${newestOwn}: ` +
          'start a newer program',
      );
    }
  }
  for (const [index, done] of known.entries()) {
    const file = files[index];
    if (file?.number !== done.number) {
      throw new MigrationError(
        `Migrations out of order: the database has ${label(done)} where the program has ` +
          `${file ? label(file) : 'none'}`,
      );
    }
    if (![file.checksum, file.bareChecksum].includes(done.checksum)) {
      throw new MigrationError(`Migration ${label(file)} was changed after it had been applied`);
    }
  }
  return files.slice(known.length);
}

/** Inside a transaction the caller has opened. */
export async function applyWithin(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query(file.sql);
  await client.query(
    `insert into schema_migrations (number, name, checksum, oldest_program)
     values ($1, $2, $3, $4)`,
    [file.number, file.name, file.checksum, file.oldestProgram],
  );
}

function label(migration: { number: number; name: string }): string {
  return `${String(migration.number).padStart(4, '0')}-${migration.name}`;
}
