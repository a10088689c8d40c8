import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { requireJoined } from './application.refusal.ts';
import { kickJoinedMember, selectApplication } from './application.repository.ts';

export async function kickMember(
  context: Context,
  viewer: Viewer,
  { clubId, memberId }: { clubId: number; memberId: number },
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const club = await lockHostedClub(tx, viewer, clubId, { capability: 'removeFromClub', now });
    if (memberId === club.host_id) {
      throw new Refusal(422, 'HOST_CANNOT_LEAVE', '호스트는 자기 아지트에서 나갈 수 없어요.');
    }
    const seat = { club_id: clubId, member_id: memberId, now };
    requireJoined(await findOne(tx, selectApplication, seat));
    await execute(tx, kickJoinedMember, { club_id: clubId, member_id: memberId, decided_at: now });
    await leaveClubRoom(tx, { clubId, memberId, actorId: viewer.memberId });
    await addNotices(tx, [{ kind: 'MEMBER_REMOVED', memberId, clubId, actorId: viewer.memberId }]);
    await settleSeats(tx, clubId);
    await ringPublicClub(tx, clubId, [memberId]);
  });
  context.doorbells.ring({ event: 'lists' });
}
