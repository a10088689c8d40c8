import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { copyOut } from './copy-stream.ts';
import { FORMAT, MANIFEST, type Manifest, type SavedMigration, tablePart } from './manifest.ts';
import type { Places } from './open-storage.ts';
import { copyTarget, listTables, readSequences, type Table } from './saved-tables.ts';
import { type ImageStage, listNamedImages, stageImages } from './stage-images.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

const SNAPSHOT_TRIES = 10;

export type BackupOptions = Places & { path: string };

/** Everything as it was at one moment, while the server goes on working. */
export async function backUp({
  connection,
  imageDirectory,
  bucket,
  path,
}: BackupOptions): Promise<Manifest> {
  if (existsSync(path)) throw new BackupError(`${path} 파일이 이미 있어요. 다른 이름을 써 주세요.`);
  const client = new pg.Client({ ...connection, application_name: 'azit-backup' });
  // Every query in flight is told as well.
  client.on('error', () => {});
  await client.connect();
  const stage = await stageImages(imageDirectory, bucket);
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
       set time zone 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 3`,
    );
    await requireSchema(client);
    const images = await holdSnapshot(client, stage);
    const manifests: Manifest[] = [];
    await writeArchive(path, async (archive) => {
      const manifest = await fill(archive, client, stage, images);
      await archive.add(MANIFEST, bytesOf(JSON.stringify(manifest, null, 1)));
      manifests.push(manifest);
    });
    const [manifest] = manifests;
    if (manifest === undefined) throw new Error('The archive was not filled');
    return manifest;
  } finally {
    await client.end();
    await stage.release();
  }
}

async function requireSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  if (rows[0]?.found !== true) throw new BackupError('이 데이터베이스에는 아지트가 없어요.');
}

type HeldImages = { held: string[]; lost: string[] };

/**
 * Opens the transaction whose snapshot is saved, with every file it names held. A file that went
 * between the snapshot and the hold means a new snapshot, which no longer names it; one that a
 * later snapshot still names is lost for good, and the rest is worth saving all the same.
 */
async function holdSnapshot(client: pg.Client, stage: ImageStage): Promise<HeldImages> {
  let missingBefore = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin isolation level repeatable read, read only');
    const files = await listNamedImages(client);
    const missing = await stage.hold(files);
    const isSettled = missing.every((file) => missingBefore.has(file));
    if (isSettled || attempt === SNAPSHOT_TRIES) {
      const gone = new Set(missing);
      return { held: files.filter((file) => !gone.has(file)), lost: missing };
    }
    missingBefore = new Set(missing);
    await client.query('rollback');
  }
}

async function fill(
  archive: ArchiveWriter,
  client: pg.Client,
  stage: ImageStage,
  images: HeldImages,
): Promise<Manifest> {
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    tables: [],
    sequences: [],
    lostImages: images.lost,
    parts: [],
  };
  for (const table of await listTables(client)) {
    manifest.parts.push(await saveTable(archive, client, table));
    manifest.tables.push({ ...table, rows: await countRows(client, table) });
  }
  manifest.sequences = await readSequences(client);
  await client.query('commit');
  for (const file of images.held) {
    manifest.parts.push(await archive.add(`images/${file}`, createReadStream(stage.pathOf(file))));
  }
  return manifest;
}

function saveTable(archive: ArchiveWriter, client: pg.Client, table: Table) {
  return archive.add(tablePart(table.name), copyOut(client, `copy ${copyTarget(table)} to stdout`));
}

async function countRows(client: pg.Client, { name }: Table): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${pg.escapeIdentifier(name)}`,
  );
  return Number(rows[0]?.count);
}

async function readMigrations(client: pg.Client): Promise<SavedMigration[]> {
  const { rows } = await client.query<SavedMigration>(
    'select number, name, checksum from schema_migrations order by number',
  );
  return rows;
}

function bytesOf(text: string): Readable {
  return Readable.from([Buffer.from(text)]);
}
