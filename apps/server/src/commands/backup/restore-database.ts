import pg from 'pg';
import { CommandError } from '#server/commands/command-error.ts';
import { countBytes, type Progress } from '#server/commands/progress.ts';
import type { DatabaseConnection } from '#server/database/database.ts';
import { applyWithin, migrationsDirectory, readApplied } from '#server/database/schema/migrate.ts';
import { type MigrationFile, readMigrationFiles } from '#server/database/schema/migration-files.ts';
import { beginSchemaChange } from '#server/database/schema/schema-lock.ts';
import { replaceSquashed } from '#server/database/schema/squashed-migrations.ts';
import { clearDatabase } from './clear-database.ts';
import { copyIn } from './copy-table.ts';
import { type Manifest, type SavedTable, tablePart } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { withClient } from './with-client.ts';

const LOCK_WAIT_MS = 10_000;

export async function findMigrations({ migrations }: Manifest): Promise<MigrationFile[]> {
  const files = await readMigrationFiles(migrationsDirectory);
  const applied = replaceSquashedOrRefuse(files, migrations);
  const newest = applied.at(-1)?.number ?? 0;
  const newestOwn = files.at(-1)?.number ?? 0;
  if (newest > newestOwn) {
    throw new CommandError(
      `백업의 스키마는 ${newest}번인데 이 프로그램은 ${newestOwn}번까지 알아요. 새 버전으로 복원해 주세요.`,
    );
  }
  const matching = files.slice(0, applied.length);
  const isSame = applied.every(
    ({ number, checksum }, index) =>
      matching[index]?.number === number && matching[index]?.checksum === checksum,
  );
  if (!isSame) throw new CommandError('백업의 스키마가 이 프로그램의 것과 달라요.');
  return matching;
}

function replaceSquashedOrRefuse(files: MigrationFile[], migrations: Manifest['migrations']) {
  try {
    return replaceSquashed(files, migrations);
  } catch (cause) {
    throw new CommandError(
      '0.2.0보다 오래된 백업이에요. 0.2.0으로 복원하고 다시 백업한 다음 이 버전으로 복원해 주세요.',
      { cause },
    );
  }
}

export async function restoreDatabase(options: {
  connection: DatabaseConnection;
  archive: Archive;
  migrations: readonly MigrationFile[];
  replace: boolean;
  restoreImages(): Promise<void>;
  progress: Progress;
}): Promise<void> {
  const { connection, archive, migrations, replace, progress } = options;
  const { signal } = progress;
  progress.step('데이터베이스 연결');
  await withClient({ connection, name: 'azit-restore', signal }, async (client) => {
    progress.step('스키마를 바꾸는 다른 프로그램 기다리기');
    await beginSchemaChange(client, LOCK_WAIT_MS);
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}; set local time zone 'UTC'`);
    progress.step('데이터베이스 비우기');
    await clearDatabase(client, replace);
    progress.step('스키마 만들기');
    await readApplied(client);
    for (const file of migrations) await applyWithin(client, file);
    await load(client, archive, progress);
    await options.restoreImages();
    progress.step('확정');
    await client.query('commit');
    progress.step('통계 모으기');
    await client.query('analyze');
  });
}

/**
 * Disables the triggers while loading: the archive already contains the values that they would
 * compute.
 */
async function load(
  client: pg.Client,
  { manifest, read }: Archive,
  progress: Progress,
): Promise<void> {
  const { tables, sequences } = manifest;
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // An archive of release 0.2.0 lacks a table that references other tables. PostgreSQL truncates
  // those only with CASCADE, which empties that table too.
  await client.query(`truncate ${names.join(', ')} cascade`);
  for (const table of tables) {
    progress.step(`표 ${table.name} 되살리기`);
    await loadTable(client, table, countBytes(read(tablePart(table.name)), progress));
  }
  progress.step('번호표 되살리기');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, column, lastValue, isCalled } of sequences) {
    const text = 'select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)';
    await client.query(text, [pg.escapeIdentifier(table), column, lastValue, isCalled]);
  }
}

async function loadTable(client: pg.Client, table: SavedTable, body: AsyncIterable<Buffer>) {
  const rows = await copyIn(client, table, body);
  if (rows !== table.rows) {
    throw new CommandError(`${table.name}: ${table.rows}줄이어야 하는데 ${rows}줄이에요.`);
  }
}
