import { type Absence, toAttendance } from '@azit/rules/hosting/attendance';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { readAbsence } from './absence-json.ts';
import { requireConfirmable, requireJoinedAll, requireNoneArrived } from './attendance.refusal.ts';
import {
  confirmClub,
  deleteAbsences,
  insertAbsences,
  type MarkRow,
  selectMarks,
} from './attendance.repository.ts';
import { notifyAbsent, notifyCorrected, retractAbsenceNotice } from './notify-absent.ts';
import { lockSeatedLedgers, settleReputation } from './settle-reputation.ts';

type Confirmation = {
  clubId: number;
  absent: readonly number[];
  came?: readonly number[] | undefined;
  despiteCode?: readonly number[] | undefined;
};

export async function confirmAttendance(
  context: Context,
  viewer: Viewer,
  { clubId, absent, came = [], despiteCode = [] }: Confirmation,
): Promise<void> {
  const { memberId: hostId } = viewer;
  await enforceVolumeLimit(context, 'attendance', `${hostId} ${clubId}`);
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    requireCapability(club, viewer, 'takeAttendance');
    requireConfirmable(club, now);
    const marks = await findMany(tx, selectMarks, { club_id: clubId });
    requireJoinedAll(absent, new Set(marks.map((row) => row.member_id)));
    const { marked, retracted, corrected } = compare(marks, absent, came);
    const unexplained = marked.filter((id) => !despiteCode.includes(id));
    requireNoneArrived(
      club,
      marks.filter((row) => unexplained.includes(row.member_id)),
    );
    const confirmed = await execute(tx, confirmClub, { club_id: clubId, now });
    if (confirmed + marked.length + retracted.length + corrected.length === 0) return;
    const club_id = clubId;
    await lockSeatedLedgers(tx, clubId);
    await execute(tx, insertAbsences, { club_id, member_ids: marked, marked_at: now });
    await execute(tx, deleteAbsences, { club_id, member_ids: [...retracted, ...corrected] });
    await notifyAbsent(tx, { clubId, hostId, memberIds: marked });
    await retractAbsenceNotice(tx, { clubId, memberIds: retracted });
    await notifyCorrected(tx, { clubId, hostId, memberIds: corrected });
    await settleReputation(tx, clubId, now);
    await ringClub(tx, clubId);
  });
}

function compare(marks: readonly MarkRow[], absent: readonly number[], came: readonly number[]) {
  const rows = marks.map((row) => ({ id: row.member_id, absence: readAbsence(row.absence) }));
  const isContested = ({ contestedAt }: Absence) => contestedAt !== null;
  const getIds = (fits: (absence: Absence | null, id: number) => boolean) =>
    rows.filter(({ id, absence }) => fits(absence, id)).map(({ id }) => id);
  return {
    marked: getIds((absence, id) => absence === null && absent.includes(id)),
    retracted: getIds(
      (absence, id) => absence !== null && !isContested(absence) && !absent.includes(id),
    ),
    corrected: getIds((absence, id) => toAttendance(absence) === 'CONTESTED' && came.includes(id)),
  };
}
