import { useState } from 'react';
import { readKnownCount } from '#web/queries/known-counts.ts';

/**
 * Where the banner stands: on top, or in the list where strips have taken its place. Decided once
 * for a visit, by the number of strips: one that comes or goes later must not move everything else.
 */
export function useBannerSpot() {
  const [lines, setLines] = useState(knownLines);
  const [spot, setSpot] = useState(() => spotFor(lines));
  return {
    /** Undefined while the strips are not known. */
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

/** As many as on the last visit. */
function knownLines(): number | undefined {
  const counts = [readKnownCount('waiting'), readKnownCount('reviews')];
  return counts.includes(undefined) ? undefined : counts.filter(Boolean).length;
}
