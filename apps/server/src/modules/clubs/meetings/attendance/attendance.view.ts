import type { Attendee } from '@azit/contract/clubs/attendance.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.schema';
import { hasArrived } from '@azit/rules/hosting/arrival';
import { toAttendance } from '@azit/rules/hosting/attendance';
import { phasedClub, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { toProfileFile } from '#server/modules/images/file.view.ts';
import { readAbsence } from './absence-json.ts';
import type { AttendeeRow } from './attendance.repository.ts';

export function toAttendee(row: AttendeeRow, club: TimedClub) {
  const absence = readAbsence(row.absence);
  return {
    memberId: row.member_id,
    nickname: row.nickname ?? UNKNOWN_NICKNAME,
    fileInfo: toProfileFile(row.image_path, row.image_name),
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
