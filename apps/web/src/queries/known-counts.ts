import { readOwn, writeOwn } from '#web/session/own-storage.ts';

/** The last known counts are shown until the server responds, so that the layout does not shift. */
export type CountName = 'unread' | 'waiting' | 'reviews' | 'questions' | 'offers' | 'answerLines';

const storageKey = 'knownCounts';

export function readKnownCount(name: CountName): number | undefined {
  const count = readOwn(storageKey)[name];
  return typeof count === 'number' ? count : undefined;
}

export function saveKnownCount(name: CountName, count: number): void {
  if (readKnownCount(name) === count) return;
  writeOwn(storageKey, { ...readOwn(storageKey), [name]: count });
}
