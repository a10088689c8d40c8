import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { readAbsence } from './absence-json.ts';
import { requireConfirmable, requireJoinedAll } from './attendance.refusal.ts';
import {
  confirmClub,
  deleteAbsences,
  insertAbsences,
  type MarkRow,
  selectMarks,
} from './attendance.repository.ts';
import { notifyAbsent, retractAbsenceNotice } from './notify-absent.ts';

type Confirmation = { clubId: number; absent: readonly number[] };

export async function confirmAttendance(
  context: Context,
  viewer: Viewer,
  { clubId, absent }: Confirmation,
): Promise<void> {
  const { memberId: hostId } = viewer;
  await enforceVolumeLimit(context, 'attendance', `${hostId} ${clubId}`);
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    requireCapability(club, viewer, 'takeAttendance');
    requireConfirmable(club, now);
    const marks = await findMany(tx, selectMarks, { club_id: clubId });
    requireJoinedAll(absent, new Set(marks.map((row) => row.member_id)));
    const confirmed = await execute(tx, confirmClub, { club_id: clubId, now });
    const { marked, retracted } = compare(marks, absent);
    if (confirmed + marked.length + retracted.length === 0) return;
    const club_id = clubId;
    await execute(tx, insertAbsences, { club_id, member_ids: marked, marked_at: now });
    await execute(tx, deleteAbsences, { club_id, member_ids: retracted });
    await notifyAbsent(tx, context, { clubId, hostId, memberIds: marked });
    await retractAbsenceNotice(tx, context, { clubId, memberIds: retracted });
    await ringClub(tx, context, clubId);
  });
}

function compare(marks: readonly MarkRow[], absent: readonly number[]) {
  const named = new Set(absent);
  const getIds = (rows: readonly MarkRow[]) => rows.map((row) => row.member_id);
  return {
    marked: getIds(marks.filter((row) => named.has(row.member_id) && row.absence === null)),
    retracted: getIds(marks.filter((row) => !named.has(row.member_id) && isMarked(row))),
  };
}

function isMarked(row: MarkRow): boolean {
  const absence = readAbsence(row.absence);
  return absence !== null && absence.contestedAt === null;
}
