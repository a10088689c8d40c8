import { hasArrived } from '@azit/rules/hosting/arrival';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceGuardLimit } from '#server/limits/rate-limit.ts';
import { phasedClub } from '#server/modules/clubs/club.policy.ts';
import { selectCohosts } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { requireArrivalTime, withoutSeat, wrongDoorCode } from './arrival.refusal.ts';
import { recordArrival, selectOwnArrival } from './arrival.repository.ts';
import { isDoorCode } from './door-code.ts';

/** A repeated request of a member who has arrived succeeds even if its code has expired. */
export async function arrive(
  context: Context,
  viewer: Viewer,
  { clubId, code }: { clubId: number; code: string },
): Promise<void> {
  const { memberId } = viewer;
  await enforceGuardLimit(context, 'doorCode', String(memberId));
  const now = context.clock.now();
  const own = { club_id: clubId, member_id: memberId };
  await inTransaction(context.database, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    const seat = await findOne(tx, selectOwnArrival, own);
    if (seat === undefined) throw withoutSeat();
    requireArrivalTime(club, now);
    if (hasArrived(phasedClub(club), seat.arrived_at)) return;
    if (!isDoorCode(context.keyedHash, clubId, code, now)) throw wrongDoorCode();
    await execute(tx, recordArrival, { ...own, now });
    const cohosts = await findMany(tx, selectCohosts, { club_id: clubId });
    const memberIds = [club.host_id, ...cohosts.map((row) => row.member_id), memberId];
    tx.afterCommit(() => context.doorbells.ring({ event: 'club', clubId, memberIds }));
  });
}
