import { int, textArray } from '#server/database/column.ts';
import { findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Doorbells } from '#server/runtime/doorbells.ts';

/** With them go their deliveries. */
const deleteNotices = statement({
  name: 'take_back_notices',
  text: 'delete from notices where dedupe_key = any(:dedupe_keys) returning member_id',
  params: { dedupe_keys: textArray },
  row: { member_id: int },
});

/** Removes what was told by mistake from the inboxes; only for kinds that do not fold. */
export async function takeBackNotices(
  tx: Transaction,
  { doorbells }: { doorbells: Doorbells },
  dedupeKeys: string[],
): Promise<void> {
  if (dedupeKeys.length === 0) return;
  const taken = await findMany(tx, deleteNotices, { dedupe_keys: dedupeKeys });
  const memberIds = taken.map((row) => row.member_id);
  if (memberIds.length === 0) return;
  tx.afterCommit(() => doorbells.ring({ event: 'notices', memberIds }));
}
