import { MAX_BLOCKS } from '@azit/contract/blocks/blocks.endpoints';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { LocksTooFewError, untilSettled } from '#server/database/until-settled.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { endWaiting } from '#server/modules/clubs/applications/end-waiting.ts';
import {
  lockClubsBetween,
  selectWaitingBetween,
} from '#server/modules/clubs/applications/waiting-between.repository.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { endFollows } from '#server/modules/follows/end-follows.ts';
import { lockPresentMembers } from '#server/modules/follows/follow.repository.ts';
import { blockSelf, memberNotFound, tooManyBlocks } from './block.refusal.ts';
import { countBlocks, insertBlock, selectBlockBetween } from './block.repository.ts';

type Pair = { blockerId: number; blockedId: number };

/**
 * Hides the two from each other, and ends what would still join them: follows and waiting
 * applications. Seats stay. The blocked member is told nothing.
 */
export async function blockMember(
  context: Context,
  { memberId: blockerId }: Viewer,
  blockedId: number,
): Promise<void> {
  if (blockedId === blockerId) throw blockSelf();
  await enforceVolumeLimit(context, 'block', String(blockerId));
  const isNew = await untilSettled(() =>
    inTransaction(context.database, (tx) => block(tx, context, { blockerId, blockedId })),
  );
  // Lines disappear from both inboxes; a bell without a new line would tell the blocked member.
  if (isNew) context.doorbells.ring({ event: 'notices', memberIds: [blockerId] });
}

/** Locks clubs before members, as everywhere; returns whether the block is new. */
async function block(
  tx: Transaction,
  context: Context,
  { blockerId, blockedId }: Pair,
): Promise<boolean> {
  const now = context.clock.now();
  const pair = { one_id: blockerId, other_id: blockedId };
  const locked = await findMany(tx, lockClubsBetween, pair);
  // Following and applying wait for these locks, and then see the block.
  const present = await findMany(tx, lockPresentMembers, { member_ids: [blockerId, blockedId] });
  const known = await findOne(tx, selectBlockBetween, pair);
  // To somebody who is blocked the other does not exist, so there is nobody to block.
  if (present.length < 2 || known?.blocker_id === blockedId) throw memberNotFound();
  if (known !== undefined) return false;
  const count = await findOne(tx, countBlocks, { blocker_id: blockerId });
  if ((count?.total ?? 0) >= MAX_BLOCKS) throw tooManyBlocks();
  const waiting = await findMany(tx, selectWaitingBetween, { ...pair, ...nowValues(now) });
  const lockedIds = new Set(locked.map((club) => club.club_id));
  // One of the two applied to the other's club before the members were locked.
  if (waiting.some((row) => !lockedIds.has(row.club_id))) throw new LocksTooFewError();
  await execute(tx, insertBlock, {
    blocker_id: blockerId,
    blocked_id: blockedId,
    blocked_at: now,
  });
  await endFollows(tx, blockerId, blockedId);
  for (const application of waiting) await endWaiting(tx, context, application, blockerId);
  return true;
}
