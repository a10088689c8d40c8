import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectApplication } from '#server/modules/clubs/applications/application.repository.ts';
import { giveUpSeat } from '#server/modules/clubs/applications/give-up-seat.ts';
import { requireOpen } from '#server/modules/clubs/club.refusal.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub, ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { recordDecline } from '#server/modules/notices/notice.repository.ts';
import { confirmSeat } from './club-change.repository.ts';
import { requireSeatToConfirm } from './meeting.refusal.ts';
import { requireNoChangeSince } from './require-no-change.ts';

type Answer = { clubId: number; going: boolean; seenAt?: string | undefined };

export async function confirmGoing(
  context: Context,
  viewer: Viewer,
  { clubId, going, seenAt }: Answer,
): Promise<void> {
  const { memberId } = viewer;
  const now = context.clock.now();
  const seat = { club_id: clubId, member_id: memberId, now };
  await inTransaction(context.database, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    requireSeatToConfirm(club.host_id, memberId, await findOne(tx, selectApplication, seat));
    requireOpen(club, now);
    await requireNoChangeSince(tx, clubId, seenAt);
    if (going) {
      if ((await execute(tx, confirmSeat, seat)) > 0) await ringClub(tx, context, clubId);
      return;
    }
    await giveUpSeat(tx, context, { club, memberId, isWaiting: false });
    await execute(tx, recordDecline, seat);
    await ringPublicClub(tx, context, clubId, [memberId]);
  });
}
