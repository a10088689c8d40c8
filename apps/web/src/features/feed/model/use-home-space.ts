import { useState } from 'react';
import { isNear, readComingSpans } from '#web/domain/meeting/coming-meetings.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';

export type HomeSpace = { meetings: number; strips: number };

/** In rem. The heights must equal those in own-meeting.module.css and strip.module.css. */
const cardHeight = 15;
const lineHeight = 4.4;
const divider = 0.1;

export function spaceHeight({ meetings, strips }: HomeSpace): number {
  const heights = [
    ...(meetings > 0 ? [cardHeight] : []),
    ...(meetings > 1 ? [lineHeight] : []),
    ...Array.from({ length: strips }, () => lineHeight),
  ];
  return heights.reduce((sum, height) => sum + height + divider, heights.length > 0 ? -divider : 0);
}

/**
 * The space above the tabs. Until the server responds, it is computed from values stored on this
 * device, so that nothing shifts later. `isCompact` does not change during a visit for the same
 * reason.
 */
export function useHomeSpace() {
  const [space, setSpace] = useState(() => knownSpace(new Date()));
  const [first, setFirst] = useState(space);
  return {
    space,
    isCompact: first !== undefined && spaceHeight(first) > 0,
    setSpace: (next: HomeSpace) => {
      setSpace((now) => (now && isSame(now, next) ? now : next));
      setFirst((decided) => decided ?? next);
    },
  };
}

function isSame(one: HomeSpace, other: HomeSpace): boolean {
  return one.meetings === other.meetings && one.strips === other.strips;
}

export function knownSpace(now: Date): HomeSpace | undefined {
  const spans = readComingSpans();
  if (!spans) return undefined;
  return {
    meetings: spans.filter((span) => isNear(span, now)).length,
    strips: [readKnownCount('waiting'), readKnownCount('reviews')].filter(Boolean).length,
  };
}
