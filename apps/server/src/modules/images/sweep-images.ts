import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectNamedImages } from './image.repository.ts';
import { sweptFolders } from './image-store.ts';

/** Younger files may belong to a transaction still under way. */
const SPARED_MS = 60 * 60 * 1000;

/** Removes files that no row names: left by a crash between writing a file and committing its row. */
export async function sweepImages({ images, database, clock }: Context): Promise<number> {
  const moment = new Date(clock.now().getTime() - SPARED_MS);
  let removed = 0;
  for (const folder of sweptFolders) {
    const names = await images.listOlderThan(folder, moment);
    const rows = await findMany(database, selectNamedImages, { image_names: names.map(rowName) });
    const named = new Set(rows.map((row) => row.image_name));
    for (const name of names.filter((candidate) => !named.has(rowName(candidate)))) {
      await images.remove(folder, name);
      removed += 1;
    }
  }
  return removed;
}

/** The card variant and the link preview of a banner belong to the row of the banner itself. */
function rowName(fileName: string): string {
  return fileName.replace(/\.card\.webp$|\.jpg$/, '.webp');
}
