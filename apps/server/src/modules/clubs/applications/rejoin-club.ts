import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { selectReturningMembers } from '#server/modules/clubs/club-member.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { claimSeat, takeSeat } from '#server/modules/clubs/seats/take-seat.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { selectApplication } from './application.repository.ts';
import { lockApplicant, requireFit } from './lock-applicant.ts';

/**
 * A member who came to an earlier meeting of the club takes a free seat without a join answer and
 * without the host's decision.
 */
export async function rejoinClub(context: Context, viewer: Viewer, clubId: number): Promise<void> {
  const { memberId } = viewer;
  await enforceVolumeLimit(context, 'clubApply', String(memberId));
  const now = context.clock.now();
  const seat = { club_id: clubId, member_id: memberId, now };
  await inTransaction(context, async (tx) => {
    const locked = await lockExistingClub(tx, viewer, clubId);
    const club = await claimSeat(tx, locked, memberId);
    const applicant = await lockApplicant(tx, club, memberId);
    const before = await findOne(tx, selectApplication, seat);
    if (before?.status === 'CLUB_JOINED' && memberId !== club.host_id) return;
    const returning = { club_id: clubId, member_ids: club.admits_earlier ? [memberId] : [] };
    const [known] = await findMany(tx, selectReturningMembers, returning);
    if (known === undefined || before?.status === 'CLUB_REJECTED') {
      const message = '지난번에 함께한 사람만 바로 참여할 수 있어요.';
      throw new Refusal(403, 'NOT_ELIGIBLE', message);
    }
    requireFit(club, applicant, before?.status === 'CLUB_WAITING' ? undefined : before, now);
    await takeSeat(tx, club, memberId);
    await addNotices(tx, [
      { kind: 'MEMBER_RETURNED', memberId: club.host_id, clubId, actorId: memberId },
    ]);
  });
}
