import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { lockPresentMembers } from '#server/modules/members/member.repository.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';
import { deleteFollow, selectFollow } from './follow.repository.ts';

export async function removeFollower(
  { database }: Context,
  { memberId }: Viewer,
  followId: number,
): Promise<void> {
  const follow = await findOne(database, selectFollow, { follow_id: followId });
  if (follow === undefined) throw notMyFollower();
  const { follower_id: followerId, followee_id: followeeId } = follow;
  if (followeeId !== memberId) throw forbidden('나를 팔로우하는 사람만 삭제할 수 있어요.');
  await inTransaction(database, async (tx) => {
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
