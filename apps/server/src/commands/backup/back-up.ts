import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import pg from 'pg';
import { CommandError } from '#server/commands/command-error.ts';
import { countBytes, type Progress, silentProgress } from '#server/commands/progress.ts';
import { copyOut } from './copy-table.ts';
import { FORMAT, MANIFEST, type Manifest, type SavedMigration, tablePart } from './manifest.ts';
import { listTables, readSequences, type Table } from './saved-tables.ts';
import { type ImageStage, listNamedImages, stageImages } from './stage-images.ts';
import type { Storage } from './storage.ts';
import { withClient } from './with-client.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

const SNAPSHOT_ATTEMPTS = 10;

export type BackupOptions = Storage & { path: string; progress?: Progress };

export async function backUp({
  connection,
  imageDirectory,
  bucket,
  path,
  progress = silentProgress,
}: BackupOptions): Promise<Manifest> {
  if (existsSync(path)) {
    throw new CommandError(`${path} 파일이 이미 있어요. 다른 이름을 써 주세요.`);
  }
  progress.step('데이터베이스 연결');
  const { signal } = progress;
  return withClient({ connection, name: 'azit-backup', signal }, async (client) => {
    await requireSchema(client);
    progress.step('그림 붙들기');
    const stage = await stageImages(imageDirectory, progress, bucket);
    try {
      const images = await holdSnapshot(client, stage);
      return await writeAll({ client, stage, images, progress }, path);
    } finally {
      await stage.release();
    }
  });
}

async function requireSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  if (rows[0]?.found !== true) throw new CommandError('이 데이터베이스에는 아지트가 없어요.');
}

type HeldImages = { held: string[]; lost: string[] };

/**
 * The server may delete an image between the snapshot and the copy of its file. A newer snapshot no
 * longer names that image, so retry. An image that is missing in two snapshots is reported as lost.
 */
async function holdSnapshot(client: pg.Client, stage: ImageStage): Promise<HeldImages> {
  let missingBefore = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin isolation level repeatable read, read only');
    const files = await listNamedImages(client);
    const missing = await stage.hold(files);
    const isSettled = missing.every((file) => missingBefore.has(file));
    if (isSettled || attempt === SNAPSHOT_ATTEMPTS) {
      const lost = new Set(missing);
      return { held: files.filter((file) => !lost.has(file)), lost: missing };
    }
    missingBefore = new Set(missing);
    await client.query('rollback');
  }
}

type Source = { client: pg.Client; stage: ImageStage; images: HeldImages; progress: Progress };

async function writeAll(source: Source, path: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await readMigrations(source.client),
    tables: [],
    sequences: [],
    lostImages: source.images.lost,
    parts: [],
  };
  await writeArchive(path, async (archive) => {
    await addTables(archive, source, manifest);
    await addImages(archive, source, manifest);
    source.progress.step('파일 마무리');
    await archive.add(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]));
  });
  return manifest;
}

async function addTables(
  archive: ArchiveWriter,
  { client, progress }: Source,
  manifest: Manifest,
): Promise<void> {
  for (const table of await listTables(client)) {
    progress.step(`표 ${table.name} 담기`);
    const body = countBytes(copyOut(client, table), progress);
    manifest.parts.push(await archive.add(tablePart(table.name), body));
    manifest.tables.push({ ...table, rows: await countRows(client, table) });
  }
  progress.step('번호표 담기');
  manifest.sequences = await readSequences(client);
  await client.query('commit');
}

async function addImages(
  archive: ArchiveWriter,
  { stage, images, progress }: Source,
  manifest: Manifest,
): Promise<void> {
  progress.step('그림 담기');
  for (const [index, file] of images.held.entries()) {
    manifest.parts.push(await archive.addFile(`images/${file}`, stage.getPath(file)));
    progress.moved(`${index + 1}/${images.held.length}`);
  }
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
