import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { deleteFollow } from './follow.repository.ts';

export async function endFollows(tx: Transaction, one: number, other: number): Promise<void> {
  await execute(tx, deleteFollow, { follower_id: one, followee_id: other });
  await execute(tx, deleteFollow, { follower_id: other, followee_id: one });
}
