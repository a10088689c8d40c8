import type { AttendanceList } from '@azit/contract/clubs/attendance.schema';
import { attendanceClosesAt } from '@azit/rules/hosting/attendance';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { phasedClub } from '#server/modules/clubs/club.policy.ts';
import { mayHost, requireClub } from '#server/modules/clubs/club.refusal.ts';
import { requireOver, requireSeat } from './attendance.refusal.ts';
import { selectAttendanceClub, selectAttendees } from './attendance.repository.ts';
import { toAttendee } from './attendance.view.ts';

export async function getAttendance(
  { database, clock }: Context,
  viewer: Viewer,
  clubId: number,
): Promise<AttendanceList> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId, ...hiddenValues(viewer) };
  const club = requireClub(await findOne(database, selectAttendanceClub, ids));
  const isHost = mayHost(club, viewer, 'takeAttendance');
  if (!isHost) requireSeat(club.status);
  requireOver(club, clock.now());
  const seen = { ...ids, is_host: isHost };
  const rows = await findMany(database, selectAttendees, seen);
  return {
    confirmedAt: club.attendance_confirmed_at?.toISOString() ?? null,
    closesAt: attendanceClosesAt(phasedClub(club)).toISOString(),
    members: rows.map((row) => toAttendee(row, club)),
  };
}
