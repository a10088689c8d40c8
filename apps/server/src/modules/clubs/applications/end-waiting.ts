import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { decideWaitingApplication, deleteApplication } from './application.repository.ts';
import type { WaitingBetween } from './waiting-between.repository.ts';

export async function endWaiting(
  tx: Transaction,
  context: Context,
  { club_id, host_id, member_id, is_undecided }: WaitingBetween,
  endedBy: number,
): Promise<void> {
  const application = { club_id, member_id };
  if (endedBy === host_id && is_undecided) {
    await execute(tx, decideWaitingApplication, {
      ...application,
      status: 'CLUB_REJECTED',
      decided_at: context.clock.now(),
      rejection_reason: null,
    });
    await addNotices(tx, context, [
      { kind: 'APPLICATION_REJECTED', memberId: member_id, clubId: club_id, actorId: host_id },
    ]);
  } else {
    await execute(tx, deleteApplication, application);
  }
  await settleSeats(tx, context, club_id);
  await ringClub(tx, context, club_id, [member_id]);
}
