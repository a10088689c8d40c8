import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from './image-store.ts';

export const DEFAULT_IMAGE_DIRECTORY = join(import.meta.dirname, 'default');

export async function storeDefaultImages(images: Pick<ImageStore, 'write'>): Promise<void> {
  const names = await readdir(DEFAULT_IMAGE_DIRECTORY);
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(DEFAULT_IMAGE_DIRECTORY, name));
      await images.write({ folder: 'default', name, bytes });
    }),
  );
}
