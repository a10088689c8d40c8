import type { Attendee } from '@azit/contract/clubs/attendance.schema';
import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { toAttendance } from '@azit/rules/hosting/attendance';
import { toProfileFile } from '#server/modules/images/file.view.ts';
import { readAbsence } from './absence-json.ts';
import type { AttendeeRow } from './attendance.repository.ts';

export function toAttendee(row: AttendeeRow): Attendee {
  const absence = readAbsence(row.absence);
  return {
    memberId: row.member_id,
    nickname: row.nickname ?? WITHDRAWN_NICKNAME,
    fileInfo: toProfileFile(row.image_path, row.image_name),
    attendance: toAttendance(absence),
    isFixed: absence !== null && absence.contestedAt !== null,
  };
}
