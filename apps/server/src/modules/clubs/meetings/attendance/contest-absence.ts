import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectApplication } from '#server/modules/clubs/applications/application.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { readAbsence } from './absence-json.ts';
import { requireContestable, requireMarkable, requireOver } from './attendance.refusal.ts';
import { markContested, selectAbsence } from './attendance.repository.ts';
import { notifyContested } from './notify-absent.ts';
import { settleReputation } from './settle-reputation.ts';

export async function contestAbsence(
  context: Context,
  viewer: Viewer,
  clubId: number,
): Promise<void> {
  const { memberId } = viewer;
  const now = context.clock.now();
  const seat = { club_id: clubId, member_id: memberId, now };
  await inTransaction(context, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    const application = await findOne(tx, selectApplication, seat);
    requireMarkable(club.host_id, memberId, application?.status);
    requireOver(club, now);
    const row = await findOne(tx, selectAbsence, seat);
    const absence = readAbsence(row?.absence ?? null);
    if (absence === null || absence.contestedAt !== null) return;
    requireContestable(absence, now);
    await execute(tx, markContested, seat);
    await notifyContested(tx, { clubId, hostId: club.host_id, memberId });
    await settleReputation(tx, clubId, now);
    await ringClub(tx, clubId);
  });
}
