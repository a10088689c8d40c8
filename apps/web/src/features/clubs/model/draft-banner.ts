import { forgetClubDraft, readClubDraft, saveClubDraft } from './club-draft.ts';
import { dropDraftImage, findDraftImage, saveDraftImage } from './draft-image.ts';

/** Held in memory too, so that the picture survives Back even without IndexedDB. */
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
