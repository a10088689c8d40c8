import type { Context } from '#server/context.ts';
import {
  MoreLocksNeededError,
  retryWithMoreLocks,
} from '#server/database/retry-with-more-locks.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { deleteMemberReplies } from '#server/http/idempotency/idempotency.repository.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { endMemberSessions } from '#server/modules/auth/end-sessions.ts';
import { deleteIdentities } from '#server/modules/auth/oauth/oauth.repository.ts';
import { deleteRecovery } from '#server/modules/auth/recovery.repository.ts';
import { deleteMemberBlocks } from '#server/modules/blocks/block.repository.ts';
import { leaveAllRooms, lockAllRooms } from '#server/modules/chats/rooms/leave-all-rooms.ts';
import { deleteCalendar } from '#server/modules/clubs/calendars/calendar.repository.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { notifyClubCancelled } from '#server/modules/clubs/notify-club.ts';
import { leaveAllCrews, lockMemberCrews } from '#server/modules/crews/members/leave-all-crews.ts';
import { removeProfileImage } from '#server/modules/members/change-image.ts';
import { deleteAreas } from '#server/modules/members/member.repository.ts';
import { eraseNotices } from '#server/modules/notices/deliveries/sweep-notices.ts';
import { passSeatsOn, requireClubsLocked } from './seats-ahead.ts';
import {
  cancelHostedClubs,
  deleteFollows,
  deleteInterests,
  deleteMails,
  deleteRepliesWithAnswers,
  deleteSeatsAhead,
  eraseJoinAnswers,
  eraseMember,
  lockAffectedClubs,
  lockAffectedMembers,
  lockMembersAdded,
  lockWithdrawingMember,
} from './withdrawal.repository.ts';

export async function withdraw(context: Context, { memberId }: Viewer): Promise<undefined> {
  const imageName = await retryWithMoreLocks(() =>
    inTransaction(context, (tx) => leave(tx, memberId)),
  );
  context.doorbells.ring({ event: 'lists' });
  await removeProfileImage(context, imageName);
}

/** Lock crews, clubs, rooms and members in this order, like all transactions, to avoid deadlocks. */
async function leave(tx: Transaction, memberId: number): Promise<string | null> {
  const now = tx.clock.now();
  const own = { member_id: memberId, ...nowValues(now) };
  const crews = await lockMemberCrews(tx, memberId);
  const locked = await findMany(tx, lockAffectedClubs, own);
  const clubIds = locked.map((club) => club.club_id);
  const rooms = await lockAllRooms(tx, memberId, clubIds);
  const leaver = await lockMembers(tx, memberId);
  if (leaver === undefined) return null;
  await requireClubsLocked(tx, { memberId, now }, locked);
  await leaveAllCrews(tx, memberId, crews);
  const cancelled = await findMany(tx, cancelHostedClubs, { ...own, cancelled_at: now });
  for (const { club_id } of cancelled)
    await notifyClubCancelled(tx, club_id, { actorId: memberId });
  // Delete the stored replies that contain join answers first: the statement finds them by the
  // answers, which are erased later.
  await execute(tx, deleteRepliesWithAnswers, { member_id: memberId });
  const left = await findMany(tx, deleteSeatsAhead, own);
  await leaveAllRooms(tx, memberId, rooms);
  await passSeatsOn(tx, memberId, left);
  await endMemberSessions(tx, memberId);
  await eraseTraces(tx, memberId, leaver.email, now);
  return leaver.image_name;
}

async function lockMembers(tx: Transaction, memberId: number) {
  const own = { member_id: memberId };
  await findMany(tx, lockAffectedMembers, own);
  const added = await findOne(tx, lockMembersAdded, own);
  if (!added?.is_whole) throw new MoreLocksNeededError();
  return findOne(tx, lockWithdrawingMember, own);
}

async function eraseTraces(tx: Transaction, memberId: number, email: string, now: Date) {
  await execute(tx, eraseJoinAnswers, { member_id: memberId });
  await execute(tx, deleteFollows, { member_id: memberId });
  await execute(tx, deleteMemberBlocks, { member_id: memberId });
  await execute(tx, deleteInterests, { member_id: memberId });
  await execute(tx, deleteAreas, { member_id: memberId });
  await execute(tx, deleteIdentities, { member_id: memberId });
  await execute(tx, deleteCalendar, { member_id: memberId });
  await execute(tx, deleteRecovery, { member_id: memberId });
  await execute(tx, deleteMemberReplies, { member_id: memberId });
  await eraseNotices(tx, memberId);
  await execute(tx, deleteMails, { recipient: email });
  await execute(tx, eraseMember, { member_id: memberId, withdrawn_at: now });
}
