import { MAX_BLOCKS } from '@azit/contract/blocks/blocks.endpoints';
import type { Context } from '#server/context.ts';
import {
  MoreLocksNeededError,
  retryWithMoreLocks,
} from '#server/database/retry-with-more-locks.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { lockClubRooms } from '#server/modules/chats/rooms/membership.repository.ts';
import {
  endWaiting,
  lockClubsBetween,
  selectWaitingBetween,
} from '#server/modules/clubs/applications/end-waiting.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { endFollows } from '#server/modules/follows/follow-member.ts';
import { lockPresentMembers } from '#server/modules/members/member.repository.ts';
import { memberNotFound, Refusal } from '#server/runtime/refusal.ts';
import {
  countBlocks,
  deleteBlock,
  insertBlock,
  selectBlockBetween,
  selectBlocks,
} from './block.repository.ts';

type Pair = { blockerId: number; blockedId: number };

/**
 * A waiting application of the blocked member is rejected as usual, so that the blocked member does
 * not learn of the block.
 */
export async function blockMember(
  context: Context,
  { memberId: blockerId }: Viewer,
  blockedId: number,
): Promise<void> {
  if (blockedId === blockerId) throw blockSelf();
  await enforceVolumeLimit(context, 'block', String(blockerId));
  const isNew = await retryWithMoreLocks(() =>
    inTransaction(context, (tx) => block(tx, { blockerId, blockedId })),
  );
  // A doorbell to the blocked member would reveal the block, so only the blocker receives one.
  if (isNew) context.doorbells.ring({ event: 'notices', memberIds: [blockerId] });
}

/** Lock clubs, their rooms and then members, like all transactions, to avoid deadlocks. */
async function block(tx: Transaction, { blockerId, blockedId }: Pair): Promise<boolean> {
  const now = tx.clock.now();
  const pair = { one_id: blockerId, other_id: blockedId };
  const locked = await findMany(tx, lockClubsBetween, pair);
  const lockedIds = new Set(locked.map((club) => club.club_id));
  await findMany(tx, lockClubRooms, { club_ids: [...lockedIds] });
  // Concurrent follows and applications wait for these locks and then see the block.
  const present = await findMany(tx, lockPresentMembers, { member_ids: [blockerId, blockedId] });
  const known = await findOne(tx, selectBlockBetween, pair);
  // If the other member has already blocked this one, refuse as if the other did not exist: a block
  // stays secret.
  if (present.length < 2 || known?.blocker_id === blockedId) throw memberNotFound();
  if (known !== undefined) return false;
  const count = await findOne(tx, countBlocks, { blocker_id: blockerId });
  if ((count?.total ?? 0) >= MAX_BLOCKS) throw tooManyBlocks();
  const waiting = await findMany(tx, selectWaitingBetween, { ...pair, ...nowValues(now), now });
  // One of the two applied to a club of the other before both members were locked. Retry with that
  // club locked.
  if (waiting.some((row) => !lockedIds.has(row.club_id))) throw new MoreLocksNeededError();
  await execute(tx, insertBlock, {
    blocker_id: blockerId,
    blocked_id: blockedId,
    blocked_at: now,
  });
  await endFollows(tx, blockerId, blockedId);
  for (const application of waiting) await endWaiting(tx, application, blockerId);
  return true;
}

function blockSelf(): Refusal {
  return new Refusal(400, 'BLOCK_SELF', '나를 차단할 수는 없어요.');
}

function tooManyBlocks(): Refusal {
  const most = MAX_BLOCKS.toLocaleString('ko-KR');
  const message = `${most}명까지 차단할 수 있어요. 다른 사람의 차단을 먼저 풀어 주세요.`;
  return new Refusal(409, 'TOO_MANY_BLOCKS', message);
}

export async function unblockMember(
  context: Context,
  { memberId: blockerId }: Viewer,
  blockedId: number,
): Promise<void> {
  if (blockedId === blockerId) throw blockSelf();
  const pair = { one_id: blockerId, other_id: blockedId };
  const removed = await inTransaction(context, async (tx) => {
    const present = await findMany(tx, lockPresentMembers, { member_ids: [blockerId, blockedId] });
    const known = await findOne(tx, selectBlockBetween, pair);
    if (present.length < 2 || known?.blocker_id === blockedId) throw memberNotFound();
    return execute(tx, deleteBlock, { blocker_id: blockerId, blocked_id: blockedId });
  });
  if (removed > 0) context.doorbells.ring({ event: 'notices', memberIds: [blockerId] });
}

export async function listBlocks(
  { database }: Context,
  { memberId }: Viewer,
  paging: Paging,
): Promise<JsonText> {
  const found = await findOne(database, selectBlocks, {
    blocker_id: memberId,
    size: paging.size,
    skipped: getOffset(paging),
  });
  return pageJson(found?.items ?? '[]', paging, found?.total ?? 0);
}
