import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BackupOptions, backUp } from '#server/commands/backup/back-up.ts';
import { type RestoreOptions, restore } from '#server/commands/backup/restore.ts';
import type { Context } from '#server/context.ts';
import { fileImageStore, imageDirectory } from '#server/modules/images/file-image-store.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/harness/test-database.ts';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'azit-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function saveWorld({ database, config }: Context): Promise<string> {
  const path = join(await temporaryFolder(), 'world.tar');
  await backUp({ ...getStorage({ database, config }), path });
  return path;
}

export function getStorage({
  database,
  config,
}: Pick<Context, 'database' | 'config'>): Pick<BackupOptions, 'connection' | 'imageDirectory'> {
  return { connection: database.connection, imageDirectory: imageDirectory(config) };
}

export type EmptyStorage = Omit<RestoreOptions, 'path' | 'replace'> & {
  database: TestDatabase;
  restore(path: string, options?: { replace: boolean }): ReturnType<typeof restore>;
  contextLike(context: Context): Context;
};

export async function emptyStorage(): Promise<EmptyStorage> {
  const database = await createEmptyDatabase();
  onTestFinished(database.close);
  const folder = join(await temporaryFolder(), 'images');
  const { connection } = database;
  return {
    database,
    connection,
    imageDirectory: folder,
    restore: (path, options = { replace: false }) =>
      restore({ connection, imageDirectory: folder, path, ...options }),
    contextLike: (context) => ({ ...context, database, images: fileImageStore(folder) }),
  };
}
