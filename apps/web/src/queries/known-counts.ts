import { readOwn, writeOwn } from '#web/session/own-storage.ts';

/** What a member had when the app last knew: it is laid out with it until the server has replied. */
export type CountName = 'unread' | 'waiting' | 'reviews';

const storageKey = 'knownCounts';

/** Undefined where nothing is known of the member who is logged in. */
export function readKnownCount(name: CountName): number | undefined {
  const count = readOwn(storageKey)[name];
  return typeof count === 'number' ? count : undefined;
}

/** Nothing is stored for a member who has nothing. A logout forgets it with everything else. */
export function keepKnownCount(name: CountName, count: number): void {
  if (readKnownCount(name) === count) return;
  const counts = { ...readOwn(storageKey), [name]: count };
  const hasNone = Object.values(counts).every((known) => known === 0);
  writeOwn(storageKey, hasNone ? null : counts);
}
