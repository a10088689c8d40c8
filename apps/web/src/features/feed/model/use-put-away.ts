import { useEffect, useState } from 'react';
import { readOwn, writeOwn } from '#web/session/own-storage.ts';

export type StripName = 'waiting' | 'reviews';

const storageKey = 'putAway';

/**
 * A strip that was put away stays away until its count grows: beyond what it was then, or beyond
 * what it has sunk to since. `count` is undefined while it is not known.
 */
export function usePutAway(name: StripName, count: number | undefined) {
  const [mark, setMark] = useState(() => readMark(name));
  if (count !== undefined && count < mark) setMark(count);
  useEffect(() => keepMark(name, mark), [name, mark]);
  return {
    isAway: count !== undefined && count <= mark,
    putAway: () => setMark(count ?? 0),
  };
}

function readMark(name: StripName): number {
  const mark = readOwn(storageKey)[name];
  return typeof mark === 'number' ? mark : 0;
}

function keepMark(name: StripName, mark: number): void {
  if (readMark(name) === mark) return;
  const marks = { ...readOwn(storageKey), [name]: mark };
  const hasNone = Object.values(marks).every((kept) => kept === 0);
  writeOwn(storageKey, hasNone ? null : marks);
}
