import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { clubStatusAt } from './club.policy.ts';
import { requireHost } from './club.refusal.ts';
import { cancelClub } from './club.repository.ts';
import { lockExistingClub } from './lock-club.ts';
import { tellCancelled } from './tell-club.ts';

/** Closing is final and leaves every row as it is; a club that has ended stays as it ended. */
export async function closeClub(context: Context, viewer: Viewer, clubId: number): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const club = await lockExistingClub(tx, clubId);
    requireHost(club, viewer);
    if (clubStatusAt(club, now) !== 'CLUB_ACTIVE') return;
    await execute(tx, cancelClub, { club_id: clubId, cancelled_at: now });
    await tellCancelled(tx, context, clubId, { actorId: viewer.memberId });
  });
  context.doorbells.ring({ event: 'lists' });
}
