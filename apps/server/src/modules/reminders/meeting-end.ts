import { hasBegun } from '#server/modules/clubs/meeting-moment.ts';

/** SQL: the meeting of this row of clubs has ended; needs the parameters of `momentParams`. */
export function meetingHasEnded(table: string): string {
  return hasBegun(table);
}
