import { bool, int, timestamp } from '#server/database/column.ts';
import { execute } from '#server/database/run-statement.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { isNotExpired } from '#server/modules/clubs/seats/queue.repository.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { decideWaitingApplication, deleteApplication } from './application.repository.ts';

const between = `
  from clubs c join club_members s on s.club_id = c.club_id and s.status = 'CLUB_WAITING'
  where (c.host_id, s.member_id) in ((:one_id, :other_id), (:other_id, :one_id))`;

const pairParams = { one_id: int, other_id: int };

export const lockClubsBetween = statement('lock_clubs_between', {
  text: `select c.club_id ${between} order by c.club_id for update of c`,
  params: pairParams,
  row: { club_id: int },
});

export const selectWaitingBetween = statement('select_waiting_between', {
  text: `
    select c.club_id, c.host_id, s.member_id, ${isAhead('c')} and ${isNotExpired('s')} as is_undecided
    ${between}`,
  params: { ...pairParams, ...nowParams, now: timestamp },
  row: { club_id: int, host_id: int, member_id: int, is_undecided: bool },
});
type WaitingBetween = StatementRow<typeof selectWaitingBetween>;

export async function endWaiting(
  tx: Transaction,
  { club_id, host_id, member_id, is_undecided }: WaitingBetween,
  endedBy: number,
): Promise<void> {
  const application = { club_id, member_id };
  if (endedBy === host_id && is_undecided) {
    await execute(tx, decideWaitingApplication, {
      ...application,
      status: 'CLUB_REJECTED',
      decided_at: tx.clock.now(),
      rejection_reason: null,
    });
    await addNotices(tx, [
      { kind: 'APPLICATION_REJECTED', memberId: member_id, clubId: club_id, actorId: host_id },
    ]);
  } else {
    await execute(tx, deleteApplication, application);
  }
  await settleSeats(tx, club_id);
  await ringClub(tx, club_id, [member_id]);
}
