import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectNamedImages } from './image.repository.ts';
import { sweptFolders } from './image-store.ts';

/** Younger files are not deleted: they may belong to a transaction that has not committed yet. */
const SPARED_MS = 60 * 60 * 1000;
const NAMES_PER_QUERY = 1_000;

export async function sweepImages({ images, database, clock }: Context): Promise<number> {
  const writtenBefore = new Date(clock.now().getTime() - SPARED_MS);
  let removed = 0;
  for (const folder of sweptFolders) {
    const files = await images.listOlderThan(folder, writtenBefore);
    for (let start = 0; start < files.length; start += NAMES_PER_QUERY) {
      const batch = files.slice(start, start + NAMES_PER_QUERY);
      const names = batch.map(rowName);
      const rows = await findMany(database, selectNamedImages, { image_names: names });
      const named = new Set(rows.map((row) => row.image_name));
      for (const name of batch.filter((candidate) => !named.has(rowName(candidate)))) {
        await images.remove(folder, name);
        removed += 1;
      }
    }
  }
  return removed;
}

function rowName(fileName: string): string {
  return fileName.replace(/\.card\.webp$|\.jpg$/, '.webp');
}
