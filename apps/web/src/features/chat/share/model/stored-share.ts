import { createStore, del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { chatDatabases } from '#web/domain/chat-databases.ts';
import { shareText } from './share-text.ts';

const store = createStore(...chatDatabases.share);
const key = 'share';
/**
 * Older shares are dropped. One hour is enough for a sign-up between sharing and choosing a room.
 */
const maxAgeMs = 60 * 60 * 1000;

const storedSchema = z.object({
  sharedAt: z.number(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  picture: z.nullable(z.instanceof(File)),
  problem: z.nullable(z.enum(['too-many', 'not-image', 'too-large'])),
  /**
   * The first member who has seen the share. Other members on this device must not get the share.
   */
  memberId: z.optional(z.number()),
});
type Stored = z.infer<typeof storedSchema>;

export type Share = {
  sharedAt: number;
  text: string;
  picture: File | null;
};
export type ShareProblem = NonNullable<Stored['problem']>;

export async function readShare(memberId: number): Promise<Share | ShareProblem | null> {
  try {
    const { data: stored } = storedSchema.safeParse(await get<unknown>(key, store));
    if (!stored) return null;
    const { sharedAt, picture, problem } = stored;
    const isTheirs = stored.memberId === undefined || stored.memberId === memberId;
    if (!isTheirs || sharedAt < Date.now() - maxAgeMs) {
      await dropShare();
      return null;
    }
    if (stored.memberId === undefined) await set(key, { ...stored, memberId }, store);
    if (problem !== null) return problem;
    const text = shareText(stored);
    return text === '' && picture === null ? null : { sharedAt, text, picture };
  } catch {
    return null;
  }
}

export async function takeShare(memberId: number, sharedAt: number): Promise<Share | null> {
  const share = await readShare(memberId);
  if (share === null || typeof share === 'string' || share.sharedAt !== sharedAt) return null;
  await dropShare();
  return share;
}

export async function dropShare(): Promise<void> {
  await del(key, store).catch(() => undefined);
}
