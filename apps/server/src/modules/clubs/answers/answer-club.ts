import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectApplication } from '#server/modules/clubs/applications/application.repository.ts';
import { giveUpSeat } from '#server/modules/clubs/applications/give-up-seat.ts';
import { lockApplicant } from '#server/modules/clubs/applications/lock-applicant.ts';
import { requireOpen } from '#server/modules/clubs/club.refusal.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { requireNoChangeSince } from '#server/modules/clubs/meetings/require-no-change.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { recordDecline } from '#server/modules/notices/notice.repository.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';
import { confirmPendingSeat } from './answer.repository.ts';
import { takeDateSeat } from './take-date-seat.ts';

type Answer = { clubId: number; going: boolean; seenAt?: string | undefined };

/** One answer for a date of a crew and for a change of any meeting. */
export async function answerClub(
  context: Context,
  viewer: Viewer,
  { clubId, going, seenAt }: Answer,
): Promise<{ answer: 'GOING' | 'NOT_GOING' }> {
  const { memberId } = viewer;
  const own = { club_id: clubId, member_id: memberId };
  await inTransaction(context.database, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    const before = await findOne(tx, selectApplication, own);
    const hasSeat = before?.status === 'CLUB_JOINED';
    if (!club.is_in_crew && !hasSeat) throw forbidden('참여하는 사람만 답할 수 있어요.');
    requireOpen(club, context.clock.now());
    await requireNoChangeSince(tx, clubId, seenAt);
    if (club.host_id === memberId) {
      if (going) return;
      throw new Refusal(422, 'HOST_CANNOT_LEAVE', '호스트는 못 간다고 답할 수 없어요.');
    }
    if (going && !hasSeat) {
      const applicant = await lockApplicant(tx, club, memberId);
      await takeDateSeat(tx, context, { club, applicant, before });
      return;
    }
    if (going) await execute(tx, confirmPendingSeat, own);
    else if (await giveUpSeat(tx, context, { club, memberId, isWaiting: !hasSeat }))
      await execute(tx, recordDecline, own);
    await ringPublicClub(tx, context, clubId, [memberId]);
  });
  return { answer: going ? 'GOING' : 'NOT_GOING' };
}
