import { useState } from 'react';
import { readKnownCount } from '#web/queries/known-counts.ts';

/** Decided once per visit, so that strips that load later shift nothing. */
export function useBannerSpot() {
  const [lines, setLines] = useState(knownLines);
  const [spot, setSpot] = useState(() => spotFor(lines));
  return {
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

function knownLines(): number | undefined {
  const counts = [readKnownCount('waiting'), readKnownCount('reviews')];
  return counts.includes(undefined) ? undefined : counts.filter(Boolean).length;
}
