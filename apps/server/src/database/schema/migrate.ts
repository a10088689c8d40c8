import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type DatabaseConnection, sessionSettings } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { MigrationError, type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { requireOwnDatabase } from './require-own-database.ts';
import { beginSchemaChange } from './schema-lock.ts';
import { findUnappliedBaseline, replaceSquashed } from './squashed-migrations.ts';

export interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  /**
   * The oldest release that can run on this schema, as the number of the newest migration of that
   * release.
   */
  readonly oldestProgram: number;
}

export const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));

export async function migrate(options: {
  connection: DatabaseConnection;
  log: DatabaseLog;
  directory?: string;
}): Promise<number> {
  const files = await readMigrationFiles(options.directory ?? migrationsDirectory);
  const client = new pg.Client({ ...options.connection, ...sessionSettings });
  client.on('error', (error) =>
    options.log.warn({ reason: error.message }, 'migration lost its connection'),
  );
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

/**
 * Each migration runs in its own transaction. Another process may apply the next migration in
 * between, so read again which ones are applied.
 */
async function applyNext(
  client: pg.Client,
  files: MigrationFile[],
): Promise<MigrationFile | undefined> {
  await beginSchemaChange(client);
  await requireOwnDatabase(client);
  const recorded = await readApplied(client);
  const pending = findPending(files, recorded);
  const [next] = [...(await findUnappliedBaseline(recorded)), ...pending];
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

export async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  await client.query(`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      oldest_program integer
    )`);
  const result = await client.query<AppliedMigration>(
    `select number, name, checksum, coalesce(oldest_program, number) as "oldestProgram"
     from schema_migrations order by number`,
  );
  return result.rows;
}

/**
 * A newer release may already have migrated this database. Accept its migrations, which this
 * release does not know, if they support this release.
 */
function findPending(files: MigrationFile[], recorded: AppliedMigration[]): MigrationFile[] {
  const applied = replaceSquashed(files, recorded);
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
    if (file.checksum !== done.checksum) {
      throw new MigrationError(`Migration ${label(file)} was changed after it had been applied`);
    }
  }
  return files.slice(known.length);
}

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
