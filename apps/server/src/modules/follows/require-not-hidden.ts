import { findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectIsHidden } from '#server/modules/members/hidden-member.repository.ts';
import { memberNotFound } from '#server/modules/members/member.refusal.ts';

export async function requireNotHidden(
  tx: Transaction,
  viewerId: number,
  memberId: number,
): Promise<void> {
  const found = await findOne(tx, selectIsHidden, { viewer_id: viewerId, member_id: memberId });
  if (found?.is_hidden) throw memberNotFound();
}
