import { textArray } from '#server/database/column.ts';
import { execute } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';

const deleteWords = statement({
  name: 'delete_words_of_notices',
  text: `update notices set data = data - 'reason' where dedupe_key = any(:dedupe_keys)`,
  params: { dedupe_keys: textArray },
});

/** Takes the words of their writer out of notices; that there was something to tell stays told. */
export async function forgetWords(tx: Transaction, dedupeKeys: string[]): Promise<void> {
  await execute(tx, deleteWords, { dedupe_keys: dedupeKeys });
}
