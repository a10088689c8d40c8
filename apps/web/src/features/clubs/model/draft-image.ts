import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { isRecord } from '#web/lib/is-record.ts';

/** Draft pictures are in IndexedDB, because they are too large for session storage. */
const images = createStore('azit-drafts', 'images');
const maxAge = 24 * 60 * 60 * 1000;

type StoredImage = { blob: Blob; savedAt: number };

/**
 * Also removes pictures older than a day, which closed tabs have left. Rejects without IndexedDB.
 */
export async function saveDraftImage(id: string, blob: Blob): Promise<void> {
  const savedAt = Date.now();
  await set(id, { blob, savedAt }, images);
  const all = await entries<string, unknown>(images);
  const old = all.filter(([, stored]) => !isStored(stored) || stored.savedAt < savedAt - maxAge);
  await delMany(
    old.map(([key]) => key),
    images,
  );
}

export async function findDraftImage(id: string): Promise<Blob | null> {
  const found: unknown = await get(id, images);
  return isStored(found) ? found.blob : null;
}

export async function dropDraftImage(id: string): Promise<void> {
  await del(id, images);
}

function isStored(value: unknown): value is StoredImage {
  return isRecord(value) && value.blob instanceof Blob && typeof value.savedAt === 'number';
}
