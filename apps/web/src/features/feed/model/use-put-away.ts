import { useEffect, useState } from 'react';
import { readOwn, writeOwn } from '#web/session/own-storage.ts';

export type StripName = 'waiting' | 'reviews';

const storageKey = 'putAway';

/**
 * A strip shows how many applications or reviews are waiting. A dismissed strip stays hidden until
 * that number rises above the lowest value since the dismissal: then something new is waiting.
 */
export function usePutAway(name: StripName, count: number | undefined) {
  const [mark, setMark] = useState(() => readMark(name));
  if (count !== undefined && count < mark) setMark(count);
  useEffect(() => saveMark(name, mark), [name, mark]);
  return {
    isAway: count !== undefined && count <= mark,
    putAway: () => setMark(count ?? 0),
  };
}

function readMark(name: StripName): number {
  const mark = readOwn(storageKey)[name];
  return typeof mark === 'number' ? mark : 0;
}

function saveMark(name: StripName, mark: number): void {
  if (readMark(name) === mark) return;
  const marks = { ...readOwn(storageKey), [name]: mark };
  const hasNone = Object.values(marks).every((saved) => saved === 0);
  writeOwn(storageKey, hasNone ? null : marks);
}
