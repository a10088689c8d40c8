import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/runtime/config.ts';
import type { ImageStore } from './image-store.ts';

export function imageDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'images');
}

export function fileImageStore(directory: string): ImageStore {
  return {
    write: async ({ folder, name, bytes }) => {
      const target = join(directory, folder);
      await mkdir(target, { recursive: true });
      const draft = join(target, `.${name}.part`);
      try {
        await writeFlushed(draft, bytes);
        await rename(draft, join(target, name));
      } catch (error) {
        // Writing fails when the disk is full: remove the partial file.
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (file) => {
      try {
        return await readFile(join(directory, file));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (folder, name) => rm(join(directory, folder, name), { force: true }),
    listOlderThan: async (folder, time) => {
      const names = await readdir(join(directory, folder)).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const found = await stat(join(directory, folder, name)).catch(() => undefined);
        if (found !== undefined && found.mtime < time) old.push(name);
      }
      return old;
    },
  };
}

async function writeFlushed(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
