import { readOwn, writeOwn } from '#web/session/own-storage.ts';

/** A count as last known: the layout uses it until the server responds. */
export type CountName = 'unread' | 'waiting' | 'reviews';

const storageKey = 'knownCounts';

/** Returns undefined if nothing is known about the logged-in member. */
export function readKnownCount(name: CountName): number | undefined {
  const count = readOwn(storageKey)[name];
  return typeof count === 'number' ? count : undefined;
}

/** Stores nothing for zero. A logout clears it with everything else. */
export function saveKnownCount(name: CountName, count: number): void {
  if (readKnownCount(name) === count) return;
  const counts = { ...readOwn(storageKey), [name]: count };
  const hasNone = Object.values(counts).every((known) => known === 0);
  writeOwn(storageKey, hasNone ? null : counts);
}
