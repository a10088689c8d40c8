import type { CrewDate } from '@azit/contract/crews/crew.schema';

/** A day of the rhythm for which the crew has no meeting yet. */
export function isPlannedDay({ clubId, skipped }: CrewDate): boolean {
  return clubId === null && !skipped;
}
