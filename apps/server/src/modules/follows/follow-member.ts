import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { memberNotFound } from '#server/modules/members/member.refusal.ts';
import { lockPresentMembers } from '#server/modules/members/member.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { followSelf } from './follow.refusal.ts';
import { insertFollow } from './follow.repository.ts';
import { requireNotHidden } from './require-not-hidden.ts';

export async function followMember(
  context: Context,
  { memberId: followerId }: Viewer,
  followeeId: number,
) {
  if (followeeId === followerId) throw followSelf();
  await enforceVolumeLimit(context, 'follow', String(followerId));
  const { database, clock } = context;
  const follow = await inTransaction(database, async (tx) => {
    // Lock both members: otherwise one could withdraw between this check and the insert.
    const present = await findMany(tx, lockPresentMembers, {
      member_ids: [followerId, followeeId],
    });
    if (present.length < 2) throw memberNotFound();
    await requireNotHidden(tx, followerId, followeeId);
    const added = await findOne(tx, insertFollow, {
      follower_id: followerId,
      followee_id: followeeId,
      created_at: clock.now(),
    });
    if (added !== undefined)
      await addNotices(tx, context, [
        {
          kind: 'NEW_FOLLOWER',
          memberId: followeeId,
          actorId: followerId,
          // One notice per pair: a member who follows and unfollows repeatedly must notify only
          // once.
          dedupeKey: `NEW_FOLLOWER:${followeeId}:${followerId}`,
        },
      ]);
    return added;
  });
  if (follow === undefined) {
    throw new Refusal(409, 'ALREADY_FOLLOWING', '이미 팔로우하고 있어요.');
  }
  return { followId: follow.follow_id, followerId, followeeId };
}
