import pg from 'pg';
import type { DatabaseConnection } from '#server/database/database.ts';
import {
  applyWithin,
  migrationLock,
  migrationsDirectory,
  readApplied,
} from '#server/database/migrate.ts';
import { type MigrationFile, readMigrationFiles } from '#server/database/migration-files.ts';
import { BackupError } from './backup-error.ts';
import { clearDatabase } from './clear-database.ts';
import { copyIn } from './copy-stream.ts';
import { type Manifest, type SavedTable, tablePart } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { copyTarget } from './saved-tables.ts';

/** The migrations the archive was made with; refuses an archive this program cannot know. */
export async function findMigrations({ migrations }: Manifest): Promise<MigrationFile[]> {
  const files = await readMigrationFiles(migrationsDirectory);
  const newest = migrations.at(-1)?.number ?? 0;
  const newestOwn = files.at(-1)?.number ?? 0;
  if (newest > newestOwn) {
    throw new BackupError(
      `백업의 스키마는 ${newest}번인데 이 프로그램은 ${newestOwn}번까지 알아요. 새 버전으로 복원해 주세요.`,
    );
  }
  const matching = files.slice(0, migrations.length);
  const isSame = migrations.every(
    ({ number, checksum }, index) =>
      matching[index]?.number === number && matching[index]?.checksum === checksum,
  );
  if (!isSame) throw new BackupError('백업의 스키마가 이 프로그램의 것과 달라요.');
  return matching;
}

/** One transaction from the old world to the new: cut short anywhere, it never happened. */
export async function restoreDatabase(options: {
  connection: DatabaseConnection;
  archive: Archive;
  migrations: readonly MigrationFile[];
  replace: boolean;
  /** Called before the rows that name the images are committed. */
  restoreImages(): Promise<void>;
}): Promise<void> {
  const { archive, migrations, replace } = options;
  const client = new pg.Client({ ...options.connection, application_name: 'azit-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
       set time zone 'UTC'; set datestyle = 'ISO'; set lock_timeout = '10s'`,
    );
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('begin');
    await clearDatabase(client, replace);
    await readApplied(client);
    for (const file of migrations) await applyWithin(client, file);
    await load(client, archive);
    await options.restoreImages();
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Triggers rest meanwhile: what they would count and derive is in the archive itself. */
async function load(client: pg.Client, { manifest, read }: Archive): Promise<void> {
  const { tables, sequences } = manifest;
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, table, read(tablePart(table.name)));
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, column, lastValue, isCalled } of sequences) {
    const text = 'select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)';
    await client.query(text, [pg.escapeIdentifier(table), column, lastValue, isCalled]);
  }
}

async function loadTable(client: pg.Client, table: SavedTable, body: AsyncIterable<Buffer>) {
  const rows = await copyIn(client, `copy ${copyTarget(table)} from stdin`, body);
  if (rows !== table.rows) {
    throw new BackupError(`${table.name}: ${table.rows}줄이어야 하는데 ${rows}줄이에요.`);
  }
}
