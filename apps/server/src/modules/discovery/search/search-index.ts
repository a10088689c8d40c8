import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type TransactionContext } from '#server/database/transaction.ts';
import { COMMON_SINGLE_GRAM_CLUBS } from './find-clubs.ts';
import {
  lockClubRange,
  replaceCommonGrams,
  selectLastClubId,
  sweepSearchedClubs,
  writeSearchRange,
} from './search-index.repository.ts';

// Small batches let edits of clubs run in between and stay far below the statement timeout.
const BATCH_SIZE = 250;

export type SearchDifferences = Record<'added' | 'changed' | 'removed', number[]>;

export async function rebuildSearch(
  context: TransactionContext,
  today: string,
  onProgress: (detail: string) => void = () => {},
): Promise<SearchDifferences> {
  const last = (await findOne(context.database, selectLastClubId, {}))?.club_id ?? 0;
  const differences: SearchDifferences = { added: [], changed: [], removed: [] };
  for (let first = 1; first <= last; first += BATCH_SIZE) {
    const range = { first_club_id: first, last_club_id: first + BATCH_SIZE - 1 };
    const rows = await inTransaction(context, async (tx) => {
      await execute(tx, lockClubRange, range);
      return findMany(tx, writeSearchRange, { ...range, today });
    });
    for (const row of rows) {
      if (row.was_missing) differences.added.push(row.club_id);
      else if (row.is_gone) differences.removed.push(row.club_id);
      else differences.changed.push(row.club_id);
    }
    onProgress(`${Math.min(range.last_club_id, last)}/${last}`);
  }
  return differences;
}

export async function sweepSearchAndCountGrams({ database, clock }: Context): Promise<void> {
  await execute(database, sweepSearchedClubs, { now: clock.now() });
  await execute(database, replaceCommonGrams, { min_clubs: COMMON_SINGLE_GRAM_CLUBS });
}
