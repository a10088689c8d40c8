import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { lockPresentMembers, selectIsHidden } from '#server/modules/members/member.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { forbidden, memberNotFound, Refusal } from '#server/runtime/refusal.ts';
import { deleteFollow, insertFollow, selectFollow } from './follow.repository.ts';

export async function followMember(
  context: Context,
  { memberId: followerId }: Viewer,
  followeeId: number,
) {
  if (followeeId === followerId) throw followSelf();
  await enforceVolumeLimit(context, 'follow', String(followerId));
  const follow = await inTransaction(context, async (tx) => {
    await lockVisiblePair(tx, followerId, followeeId);
    const added = await findOne(tx, insertFollow, {
      follower_id: followerId,
      followee_id: followeeId,
      created_at: tx.clock.now(),
    });
    if (added !== undefined)
      await addNotices(tx, [
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

function followNotFound(): Refusal {
  return new Refusal(404, 'FOLLOW_NOT_FOUND', '팔로우하고 있지 않아요.');
}

function followSelf(): Refusal {
  return new Refusal(400, 'FOLLOW_SELF', '나를 팔로우하거나 취소할 수는 없어요.');
}

/**
 * Lock both members before the follow: otherwise one could withdraw between this check and the
 * write, and two transactions that lock in different orders could deadlock.
 */
async function lockVisiblePair(tx: Transaction, viewerId: number, memberId: number): Promise<void> {
  const present = await findMany(tx, lockPresentMembers, { member_ids: [viewerId, memberId] });
  if (present.length < 2) throw memberNotFound();
  const found = await findOne(tx, selectIsHidden, { viewer_id: viewerId, member_id: memberId });
  if (found?.is_hidden) throw memberNotFound();
}

export async function unfollowMember(
  context: Context,
  { memberId: followerId }: Viewer,
  followeeId: number,
): Promise<void> {
  if (followeeId === followerId) throw followSelf();
  await inTransaction(context, async (tx) => {
    await lockVisiblePair(tx, followerId, followeeId);
    const deleted = await execute(tx, deleteFollow, {
      follower_id: followerId,
      followee_id: followeeId,
    });
    if (deleted === 0) throw followNotFound();
  });
}

export async function removeFollower(
  context: Context,
  { memberId }: Viewer,
  followId: number,
): Promise<void> {
  const follow = await findOne(context.database, selectFollow, { follow_id: followId });
  if (follow === undefined) throw notMyFollower();
  const { follower_id: followerId, followee_id: followeeId } = follow;
  if (followeeId !== memberId) throw forbidden('나를 팔로우하는 사람만 삭제할 수 있어요.');
  await inTransaction(context, async (tx) => {
    await findMany(tx, lockPresentMembers, { member_ids: [followerId, followeeId] });
    const deleted = await execute(tx, deleteFollow, {
      follower_id: followerId,
      followee_id: followeeId,
    });
    if (deleted === 0) throw notMyFollower();
  });
}

function notMyFollower(): Refusal {
  return new Refusal(404, 'FOLLOW_NOT_FOUND', '이미 팔로워가 아니에요.');
}

export async function endFollows(tx: Transaction, one: number, other: number): Promise<void> {
  await execute(tx, deleteFollow, { follower_id: one, followee_id: other });
  await execute(tx, deleteFollow, { follower_id: other, followee_id: one });
}
