import type { DoorCode } from '@azit/contract/clubs/arrival.schema';
import { DOOR_STEP_MS, doorStep } from '@azit/rules/hosting/arrival';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireCapability, requireClub } from '#server/modules/clubs/club.refusal.ts';
import {
  selectAttendanceClub,
  selectAttendees,
} from '#server/modules/clubs/meetings/attendance/attendance.repository.ts';
import { toAttendee } from '#server/modules/clubs/meetings/attendance/attendance.view.ts';
import { requireArrivalTime } from './arrival.refusal.ts';
import { makeDoorCode } from './door-code.ts';

export async function getDoorCode(
  { database, clock, keyedHash }: Context,
  viewer: Viewer,
  clubId: number,
): Promise<DoorCode> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId, ...hiddenValues(viewer) };
  const club = requireClub(await findOne(database, selectAttendanceClub, ids));
  requireCapability(club, viewer, 'takeAttendance');
  const now = clock.now();
  requireArrivalTime(club, now);
  const rows = await findMany(database, selectAttendees, { ...ids, is_host: true });
  const step = doorStep(now);
  const expiresAt = new Date((step + 1) * DOOR_STEP_MS);
  return {
    code: makeDoorCode(keyedHash, clubId, step),
    expiresAt: expiresAt.toISOString(),
    expiresInMs: expiresAt.getTime() - now.getTime(),
    members: rows.map((row) => toAttendee(row, club)),
  };
}
