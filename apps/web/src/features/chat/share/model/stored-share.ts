import { createStore, del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { shareText } from './share-text.ts';

/** public/sw-share.js writes under these names, app/offline forgets it when the member logs out. */
const store = createStore('azit-share', 'kept');
const key = 'share';
/** Long enough for a sign-up in between. */
const keptFor = 60 * 60 * 1000;

const keptSchema = z.object({
  sharedAt: z.number(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  picture: z.nullable(z.instanceof(File)),
  problem: z.nullable(z.enum(['too-many', 'not-image', 'too-large'])),
  /** Who saw it first: nobody else does. */
  memberId: z.optional(z.number()),
});
type Kept = z.infer<typeof keptSchema>;

/** What another app has handed over for a room. */
export type Share = {
  /** Also its name: the next one has another. */
  sharedAt: number;
  text: string;
  picture: File | null;
};
export type ShareProblem = NonNullable<Kept['problem']>;

/** Returns what was shared within the last hour, for the member who asks first. Never rejects. */
export async function readShare(memberId: number): Promise<Share | ShareProblem | null> {
  try {
    const { data: kept } = keptSchema.safeParse(await get<unknown>(key, store));
    if (!kept) return null;
    const { sharedAt, picture, problem } = kept;
    const isTheirs = kept.memberId === undefined || kept.memberId === memberId;
    if (!isTheirs || sharedAt < Date.now() - keptFor) {
      await dropShare();
      return null;
    }
    if (kept.memberId === undefined) await set(key, { ...kept, memberId }, store);
    if (problem !== null) return problem;
    const text = shareText(kept);
    return text === '' && picture === null ? null : { sharedAt, text, picture };
  } catch {
    // A browser that keeps nothing has nothing.
    return null;
  }
}

/** Returns that very share, once. */
export async function takeShare(memberId: number, sharedAt: number): Promise<Share | null> {
  const share = await readShare(memberId);
  if (share === null || typeof share === 'string' || share.sharedAt !== sharedAt) return null;
  await dropShare();
  return share;
}

export async function dropShare(): Promise<void> {
  await del(key, store).catch(() => undefined);
}
