const HOUR_MS = 60 * 60_000;

export const DECIDE_WITHIN_HOURS = 48;
export const DECIDE_BEFORE_START_HOURS = 6;
export const REMIND_HOST_AFTER_HOURS = 24;

/**
 * Returns when an application ends without a decision. The host has two days, but must decide some
 * hours before the start. An application that falls into those last hours, also because the meeting
 * was moved, lasts until the start.
 */
export function applicationExpiry(appliedAt: Date, start: Date, now: Date = appliedAt): Date {
  const decideBy = addHours(start, -DECIDE_BEFORE_START_HOURS);
  const last = decideBy <= now ? start : decideBy;
  const decideWithin = addHours(appliedAt, DECIDE_WITHIN_HOURS);
  // The application may be older than the deadline of two days, which was introduced later. It then
  // ends two days from now.
  return earlier(decideWithin <= now ? addHours(now, DECIDE_WITHIN_HOURS) : decideWithin, last);
}

/**
 * Shortly before the start, an offer to one member would take too long. Every approved member of
 * the queue may take the seat then, and the first answer gets it.
 */
export function isTooLateToOffer(start: Date, now: Date): boolean {
  return start < addHours(now, 3);
}

export function offerExpiry(start: Date, now: Date): Date {
  const hours = start < addHours(now, 24) ? 2 : 12;
  return earlier(addHours(now, hours), start);
}

function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
