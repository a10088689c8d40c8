import { useState } from 'react';
import { isLater, isNear, readComingSpans } from '#web/domain/meeting/coming-meetings.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';

/**
 * What is above the tabs: the number of near meetings or, without one, a later meeting, and the
 * number of strips.
 */
export type HomeSpace = { meetings: number; hasLater: boolean; strips: number };

/** In rem. Must equal the heights in own-meeting.module.css and strip.module.css. */
const cardHeight = 15;
const lineHeight = 4.4;
const divider = 0.1;

/** Returns heights in rem. */
export function spaceHeight({ meetings, hasLater, strips }: HomeSpace) {
  const lines = (count: number) => count * (lineHeight + divider);
  const laterHeight = hasLater ? lineHeight : 0;
  return {
    meetings: meetings > 0 ? cardHeight + lines(Math.min(meetings - 1, 1)) : laterHeight,
    strips: Math.max(lines(strips) - divider, 0),
  };
}

/**
 * Returns how many meetings and strips (reminders of one line) are above the tabs, to reserve their
 * height. Until the server responds, the numbers are those stored on this device, so that nothing
 * shifts later; without stored numbers, the tabs also wait until the reminder of unanswered crew
 * meetings is known. `isCompact` does not change during a visit for the same reason.
 */
export function useHomeSpace() {
  const [space, setSpace] = useState(() => knownSpace(new Date()));
  const [first, setFirst] = useState(space);
  const [knowsAnswers, setKnowsAnswers] = useState(
    space !== undefined && readKnownCount('questions') !== undefined,
  );
  return {
    space,
    isSettled: space !== undefined && knowsAnswers,
    isCompact: first !== undefined && first.meetings + first.strips > 0,
    setSpace: (next: HomeSpace) => {
      setSpace((now) => (now && isSame(now, next) ? now : next));
      setFirst((decided) => decided ?? next);
    },
    answersKnown: () => setKnowsAnswers(true),
  };
}

function isSame(one: HomeSpace, other: HomeSpace): boolean {
  return (
    one.meetings === other.meetings &&
    one.hasLater === other.hasLater &&
    one.strips === other.strips
  );
}

export function knownSpace(now: Date): HomeSpace | undefined {
  const spans = readComingSpans();
  if (!spans) return undefined;
  const meetings = spans.filter((span) => isNear(span, now)).length;
  return {
    meetings,
    hasLater: meetings === 0 && spans.some((span) => !span.isCancelled && isLater(span, now)),
    strips: [readKnownCount('waiting'), readKnownCount('reviews')].filter(Boolean).length,
  };
}
