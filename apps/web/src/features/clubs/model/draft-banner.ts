import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { isRecord } from '#web/lib/is-record.ts';
import { forgetClubDraft, readClubDraft, saveClubDraft } from './club-draft.ts';

/** Held in memory too, so that the picture is still there after Back even without IndexedDB. */
let held: { id: string; image: Blob } | null = null;

export function heldBanner(): Blob | null {
  const id = readClubDraft()?.imageId;
  return held !== null && held.id === id ? held.image : null;
}

export async function recallBanner(): Promise<Blob | null> {
  const id = readClubDraft()?.imageId ?? null;
  if (id === null) return null;
  const image = heldBanner() ?? (await findDraftImage(id).catch(() => null));
  if (image) held = { id, image };
  return image;
}

export function rememberBanner(image: Blob): void {
  const before = readClubDraft()?.imageId;
  const id = `${Date.now()}-${Math.random()}`;
  held = { id, image };
  saveClubDraft({ imageId: id });
  void saveDraftImage(id, image).catch(() => undefined);
  if (before) void dropDraftImage(before).catch(() => undefined);
}

export function forgetWholeDraft(): void {
  const id = readClubDraft()?.imageId;
  held = null;
  forgetClubDraft();
  if (id) void dropDraftImage(id).catch(() => undefined);
}

/** Draft pictures are in IndexedDB, because they are too large for session storage. */
const images = createStore('azit-drafts', 'images');
const maxAge = 24 * 60 * 60 * 1000;

type StoredImage = { blob: Blob; savedAt: number };

/**
 * Also removes pictures older than a day, which closed tabs have left. Rejects without IndexedDB.
 */
async function saveDraftImage(id: string, blob: Blob): Promise<void> {
  const savedAt = Date.now();
  await set(id, { blob, savedAt }, images);
  const all = await entries<string, unknown>(images);
  const old = all.filter(([, stored]) => !isStored(stored) || stored.savedAt < savedAt - maxAge);
  await delMany(
    old.map(([key]) => key),
    images,
  );
}

async function findDraftImage(id: string): Promise<Blob | null> {
  const found: unknown = await get(id, images);
  return isStored(found) ? found.blob : null;
}

async function dropDraftImage(id: string): Promise<void> {
  await del(id, images);
}

function isStored(value: unknown): value is StoredImage {
  return isRecord(value) && value.blob instanceof Blob && typeof value.savedAt === 'number';
}
