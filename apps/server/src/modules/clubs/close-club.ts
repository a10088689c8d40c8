import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { clubPhaseAt } from './club.policy.ts';
import { requireCapability, requireOpen } from './club.refusal.ts';
import { cancelClub } from './club.repository.ts';
import { lockExistingClub } from './lock-club.ts';
import { notifyClubCancelled } from './notify-club.ts';

type Cancellation = { clubId: number; reason?: string | null | undefined };

export async function closeClub(
  context: Context,
  viewer: Viewer,
  { clubId, reason }: Cancellation,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    requireCapability(club, viewer, 'closeClub');
    if (clubPhaseAt(club, now) === 'cancelled') return;
    // A meeting that has started cannot be cancelled: the participants are already there.
    requireOpen(club, now);
    await execute(tx, cancelClub, {
      club_id: clubId,
      cancelled_at: now,
      cancel_reason: reason || null,
    });
    const data = reason ? { reason } : {};
    await notifyClubCancelled(tx, clubId, { actorId: viewer.memberId, data });
  });
  context.doorbells.ring({ event: 'lists' });
}
