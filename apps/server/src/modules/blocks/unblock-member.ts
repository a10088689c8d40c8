import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from '#server/modules/members/member.refusal.ts';
import { lockPresentMembers } from '#server/modules/members/member.repository.ts';
import { blockSelf } from './block.refusal.ts';
import { deleteBlock, selectBlockBetween } from './block.repository.ts';

export async function unblockMember(
  context: Context,
  { memberId: blockerId }: Viewer,
  blockedId: number,
): Promise<void> {
  if (blockedId === blockerId) throw blockSelf();
  const pair = { one_id: blockerId, other_id: blockedId };
  const removed = await inTransaction(context.database, async (tx) => {
    const present = await findMany(tx, lockPresentMembers, { member_ids: [blockerId, blockedId] });
    const known = await findOne(tx, selectBlockBetween, pair);
    if (present.length < 2 || known?.blocker_id === blockedId) throw memberNotFound();
    return execute(tx, deleteBlock, { blocker_id: blockerId, blocked_id: blockedId });
  });
  if (removed > 0) context.doorbells.ring({ event: 'notices', memberIds: [blockerId] });
}
