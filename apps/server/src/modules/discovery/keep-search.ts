import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { MATCH_CAP } from './search.repository.ts';
import { replaceCommonGrams, sweepSearchedClubs } from './search-index.repository.ts';

/** Drops clubs of past days from the search index and learns anew which pieces are common. */
export async function keepSearch({ database, clock }: Context): Promise<void> {
  const now = clock.now();
  await execute(database, sweepSearchedClubs, { now });
  await execute(database, replaceCommonGrams, { cap: MATCH_CAP });
}
