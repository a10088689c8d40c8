import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { clubPhaseAt } from '#server/modules/clubs/club.policy.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub, ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { settleFirst } from '#server/modules/clubs/seats/settle-seats.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { requireSeatHeld } from './application.refusal.ts';
import { selectApplication } from './application.repository.ts';
import { giveUpSeat } from './give-up-seat.ts';

/**
 * Delete only waiting and joined rows: a kicked or rejected member must not remove that status by
 * cancelling.
 */
export async function cancelApplication(
  context: Context,
  viewer: Viewer,
  clubId: number,
): Promise<void> {
  const { memberId } = viewer;
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const club = await settleFirst(tx, await lockExistingClub(tx, viewer, clubId));
    if (club.host_id === memberId) {
      throw new Refusal(422, 'HOST_CANNOT_LEAVE', '호스트는 참여를 취소할 수 없어요.');
    }
    const own = { club_id: clubId, member_id: memberId, now };
    const application = await findOne(tx, selectApplication, own);
    requireSeatHeld(application);
    requireLeavable(clubPhaseAt(club, now));
    const isWaiting = application?.status === 'CLUB_WAITING';
    const kind = 'APPLICATION_WITHDRAWN';
    await giveUpSeat(tx, { club, memberId, isWaiting, kind });
    const ring = isWaiting ? ringClub : ringPublicClub;
    await ring(tx, clubId, [memberId]);
  });
}

function requireLeavable(phase: ClubPhase) {
  if (phase === 'ongoing') {
    throw new Refusal(422, 'CLUB_ENDED', '이미 시작한 아지트라 취소할 수 없어요.');
  }
  if (phase === 'over') {
    throw new Refusal(422, 'CLUB_ENDED', '이미 종료된 아지트라 취소할 수 없어요.');
  }
}
