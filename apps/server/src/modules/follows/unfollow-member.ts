import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from '#server/modules/members/member.refusal.ts';
import { lockPresentMembers } from '#server/modules/members/member.repository.ts';
import { followNotFound, followSelf } from './follow.refusal.ts';
import { deleteFollow } from './follow.repository.ts';
import { requireNotHidden } from './require-not-hidden.ts';

export async function unfollowMember(
  { database }: Context,
  { memberId: followerId }: Viewer,
  followeeId: number,
): Promise<void> {
  if (followeeId === followerId) throw followSelf();
  await inTransaction(database, async (tx) => {
    // Lock both members before the follow, in the same order as following does: the opposite order
    // could deadlock.
    const present = await findMany(tx, lockPresentMembers, {
      member_ids: [followerId, followeeId],
    });
    if (present.length < 2) throw memberNotFound();
    await requireNotHidden(tx, followerId, followeeId);
    const deleted = await execute(tx, deleteFollow, {
      follower_id: followerId,
      followee_id: followeeId,
    });
    if (deleted === 0) throw followNotFound();
  });
}
