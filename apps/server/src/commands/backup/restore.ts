import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { pino } from 'pino';
import type { DatabaseConnection } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { fileImageStore } from '#server/modules/images/file-image-store.ts';
import type { ImageFolder, ImageStore } from '#server/modules/images/image-store.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import type { Places } from './open-storage.ts';
import { type Archive, openArchive } from './read-archive.ts';
import { findMigrations, restoreDatabase } from './restore-database.ts';

const IMAGE_PART = /^images\/(club_banner|member_profile)\/([\w-]+(?:\.card)?\.webp)$/;
const INVARIANTS = new URL('../../database/invariants.sql', import.meta.url);

export type RestoreOptions = Places & {
  path: string;
  /** What is there now may go. */
  replace: boolean;
};

export type Restored = {
  manifest: Manifest;
  /** Rules of the program that the restored rows break: they did so before the backup. */
  breaches: string[];
};

export async function restore(options: RestoreOptions): Promise<Restored> {
  const { connection, imageDirectory, bucket, path, replace } = options;
  const archive = await openArchive(path);
  try {
    const { manifest } = archive;
    const migrations = await findMigrations(manifest);
    const restoreImages = () => writeImages(archive, bucket ?? fileImageStore(imageDirectory));
    await restoreDatabase({ connection, archive, migrations, replace, restoreImages });
    // An older archive becomes what this program expects.
    await migrate({ connection, log: pino({ level: 'silent' }) });
    return { manifest, breaches: await findBreaches(connection) };
  } finally {
    await archive.close();
  }
}

/** Before the rows, like any upload: what a failure leaves behind, nobody names, and the sweep removes it. */
async function writeImages({ manifest, read }: Archive, store: ImageStore): Promise<void> {
  for (const { name: part } of manifest.parts.filter(({ name }) => name.startsWith('images/'))) {
    const [, folder, name] = IMAGE_PART.exec(part) ?? [];
    if (!isFolder(folder) || name === undefined)
      throw new BackupError(`모르는 그림이에요: ${part}`);
    const bytes = await buffer(read(part));
    await store.write({ folder, name, bytes });
  }
}

function isFolder(name: string | undefined): name is ImageFolder {
  return name === 'club_banner' || name === 'member_profile';
}

async function findBreaches(connection: DatabaseConnection): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const sql = await readFile(INVARIANTS, 'utf8');
    const { rows } = await client.query<{ rule: string; culprit: string }>(sql, [new Date()]);
    return rows.map(({ rule, culprit }) => `${rule}: ${culprit}`);
  } finally {
    await client.end();
  }
}
