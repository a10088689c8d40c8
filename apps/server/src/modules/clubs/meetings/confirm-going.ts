import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import {
  deleteApplication,
  selectApplication,
} from '#server/modules/clubs/applications/application.repository.ts';
import { requireOpen } from '#server/modules/clubs/club.refusal.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub, ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { recordDecline } from '#server/modules/notices/notice.repository.ts';
import { confirmSeat, selectLastChange } from './club-change.repository.ts';
import { requireSeatToConfirm, requireSeen } from './meeting.refusal.ts';

type Answer = { clubId: number; going: boolean; seenAt?: string | undefined };

export async function confirmGoing(
  context: Context,
  viewer: Viewer,
  { clubId, going, seenAt }: Answer,
): Promise<void> {
  const { memberId } = viewer;
  const now = context.clock.now();
  const seat = { club_id: clubId, member_id: memberId };
  await inTransaction(context.database, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    requireSeatToConfirm(club.host_id, memberId, await findOne(tx, selectApplication, seat));
    requireOpen(club, now);
    const last = await findOne(tx, selectLastChange, { club_id: clubId });
    requireSeen(last?.changed_at ?? null, seenAt);
    const changed = await execute(tx, going ? confirmSeat : deleteApplication, seat);
    if (changed === 0) return;
    if (!going) {
      await leaveClubRoom(tx, context, { clubId, memberId });
      await execute(tx, recordDecline, seat);
      await addNotices(tx, context, [
        { kind: 'APPLICATION_WITHDRAWN', memberId: club.host_id, clubId, actorId: memberId },
      ]);
    }
    const ring = going ? ringClub : ringPublicClub;
    await ring(tx, context, clubId, [memberId]);
  });
  if (!going) context.doorbells.ring({ event: 'lists' });
}
