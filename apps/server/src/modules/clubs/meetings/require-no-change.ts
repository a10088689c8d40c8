import { findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { selectLastChange } from './club-change.repository.ts';

/**
 * `seenAt` is the latest change that the member has seen. Older clients omit it, so nothing can be
 * checked for them.
 */
export async function requireNoChangeSince(
  tx: Transaction,
  clubId: number,
  seenAt: string | undefined,
): Promise<void> {
  if (seenAt === undefined) return;
  const last = await findOne(tx, selectLastChange, { club_id: clubId });
  const changedAt = last?.changed_at ?? null;
  if (changedAt === null || changedAt <= new Date(seenAt)) return;
  const message = '그 사이 모임이 또 바뀌었어요. 확인하고 다시 답해 주세요.';
  throw new Refusal(409, 'CLUB_CHANGED_AGAIN', message);
}
