import { CommandError } from '#server/commands/command-error.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { cancelClub } from '#server/modules/clubs/club.repository.ts';
import { notifyClubCancelled } from '#server/modules/clubs/notify-club.ts';
import { recordAction } from './audit.ts';
import { requireId, requireText } from './command-line.ts';
import { describeTarget } from './describe-target.ts';
import type { OperatorSession, Run } from './operator-session.ts';

export const closeClub: Run = async (session, request) => {
  const id = requireId(request.target, '아지트');
  const note = requireText(request.note, 'note');
  await describeTarget(session, 'c', id);
  if (!(await cancelAndNotify(session, id, note)))
    throw new CommandError(`${id}번 아지트는 이미 취소됐어요.`);
  const about = await describeTarget(session, 'c', id);
  return {
    lines: ['아지트를 취소하고 모두에게 알렸어요.', ...about.lines],
    rows: [{ target: `club ${id}`, done: true }],
  };
};

export function cancelAndNotify(
  session: OperatorSession,
  clubId: number,
  note: string,
): Promise<boolean> {
  return inTransaction(session, async (tx) => {
    const closed = await execute(tx, cancelClub, {
      club_id: clubId,
      cancelled_at: session.now,
      cancel_reason: null,
    });
    if (closed === 0) return false;
    await notifyClubCancelled(tx, clubId);
    tx.doorbells.ring({ event: 'lists' });
    await recordAction(tx, session, { action: 'close-club', target: `club ${clubId}`, note });
    return true;
  });
}
