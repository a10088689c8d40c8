import { useState } from 'react';
import { readKnownCount } from '#web/queries/known-counts.ts';

/**
 * Where the banner goes: on top, or in the list if there are strips. Decided once per visit, so
 * that later strips move nothing.
 */
export function useBannerSpot() {
  const [lines, setLines] = useState(knownLines);
  const [spot, setSpot] = useState(() => spotFor(lines));
  return {
    /** Undefined while the strips are unknown. */
    lines,
    spot: spot ?? 'top',
    setLines: (next: number) => {
      setLines(next);
      setSpot((decided) => decided ?? spotFor(next));
    },
  };
}

function spotFor(lines: number | undefined): 'top' | 'list' | undefined {
  if (lines === undefined) return undefined;
  return lines > 0 ? 'list' : 'top';
}

/** As on the last visit. */
function knownLines(): number | undefined {
  const counts = [readKnownCount('waiting'), readKnownCount('reviews')];
  return counts.includes(undefined) ? undefined : counts.filter(Boolean).length;
}
