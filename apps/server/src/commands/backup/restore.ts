import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { CommandError } from '#server/commands/command-error.ts';
import { type Progress, silentProgress } from '#server/commands/progress.ts';
import type { DatabaseConnection } from '#server/database/database.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { fileImageStore } from '#server/modules/images/file-image-store.ts';
import {
  type ImageStore,
  type NamedFolder,
  namedFolders,
} from '#server/modules/images/image-store.ts';
import type { Manifest } from './manifest.ts';
import { type Archive, openArchive } from './read-archive.ts';
import { findMigrations, restoreDatabase } from './restore-database.ts';
import type { Storage } from './storage.ts';
import { withClient } from './with-client.ts';

const IMAGE_PART = /^images\/(\w+)\/([\w-]+(?:\.card)?\.webp)$/;
const INVARIANTS = new URL('../../database/invariants.sql', import.meta.url);

export type RestoreOptions = Storage & {
  path: string;
  replace: boolean;
  progress?: Progress;
};

export type Restored = {
  manifest: Manifest;
  breaches: string[];
};

export async function restore(options: RestoreOptions): Promise<Restored> {
  const { connection, imageDirectory, bucket, path, replace } = options;
  const { progress = silentProgress } = options;
  progress.step('백업 파일 확인');
  const archive = await openArchive(path, progress);
  try {
    const { manifest } = archive;
    const migrations = await findMigrations(manifest);
    const restoreImages = () =>
      writeImages(archive, bucket ?? fileImageStore(imageDirectory), progress);
    await restoreDatabase({ connection, archive, migrations, replace, restoreImages, progress });
    progress.step('스키마 맞추기');
    await migrate({ connection, log: pino({ level: 'silent' }) });
    progress.step('규칙 확인');
    return { manifest, breaches: await findBreaches(connection, progress) };
  } finally {
    archive.close();
  }
}

/**
 * Write the images before the rows that name them: a cleanup job deletes images without a row, but
 * nothing repairs a row without its image.
 */
async function writeImages(
  { manifest, read }: Archive,
  store: ImageStore,
  progress: Progress,
): Promise<void> {
  progress.step('그림 되살리기');
  const parts = manifest.parts.filter(({ name }) => name.startsWith('images/'));
  for (const [index, { name: part }] of parts.entries()) {
    const [, folder, name] = IMAGE_PART.exec(part) ?? [];
    if (!isFolder(folder) || name === undefined)
      throw new CommandError(`모르는 그림이에요: ${part}`);
    const bytes = await buffer(read(part));
    await store.write({ folder, name, bytes });
    progress.moved(`${index + 1}/${parts.length}`);
  }
}

function isFolder(name: string | undefined): name is NamedFolder {
  return namedFolders.some((folder) => folder === name);
}

async function findBreaches(
  connection: DatabaseConnection,
  { signal }: Progress,
): Promise<string[]> {
  const sql = await readFile(INVARIANTS, 'utf8');
  return withClient({ connection, name: 'azit-restore', signal }, async (client) => {
    const { rows } = await client.query<{ rule: string; culprit: string }>(sql, [new Date()]);
    return rows.map(({ rule, culprit }) => `${rule}: ${culprit}`);
  });
}
