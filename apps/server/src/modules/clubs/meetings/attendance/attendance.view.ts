import type { Attendee } from '@azit/contract/clubs/attendance.schema';
import { hasArrived } from '@azit/rules/hosting/arrival';
import { toAttendance } from '@azit/rules/hosting/attendance';
import { phasedClub, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { toMemberSummary } from '#server/modules/members/member.view.ts';
import { readAbsence } from './absence-json.ts';
import type { AttendeeRow } from './attendance.repository.ts';

export function toAttendee(row: AttendeeRow, club: TimedClub) {
  const absence = readAbsence(row.absence);
  return {
    ...toMemberSummary(row),
    attendance: toAttendance(absence),
    isFixed: absence !== null && absence.contestedAt !== null,
    arrivedAt: toArrivedAt(row, club),
  } satisfies Attendee;
}

export function toArrivedAt(
  { arrived_at }: { arrived_at: Date | null },
  club: TimedClub,
): string | null {
  return hasArrived(phasedClub(club), arrived_at) ? arrived_at.toISOString() : null;
}
