const HOUR_MS = 60 * 60_000;

export const DECIDE_WITHIN_HOURS = 48;
export const DECIDE_BEFORE_START_HOURS = 6;
export const REMIND_HOST_AFTER_HOURS = 24;

/**
 * The host must decide within two days, but not in the last hours before the start. An application
 * made in those hours, or brought there by a moved meeting, lasts until the start.
 */
export function applicationExpiry(appliedAt: Date, start: Date, now: Date = appliedAt): Date {
  const decideBy = addHours(start, -DECIDE_BEFORE_START_HOURS);
  const last = decideBy <= now ? start : decideBy;
  const decideWithin = addHours(appliedAt, DECIDE_WITHIN_HOURS);
  // An application from before this rule existed gets a full period from now.
  return earlier(decideWithin <= now ? addHours(now, DECIDE_WITHIN_HOURS) : decideWithin, last);
}

/**
 * Shortly before the start a seat is offered to everyone in the queue at once: the first answer
 * takes it.
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
