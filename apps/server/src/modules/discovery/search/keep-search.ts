import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { FEWEST_TO_WALK } from './how-common.ts';
import { replaceCommonGrams, sweepSearchedClubs } from './search-index.repository.ts';

/** Drops clubs of past days from the search index and learns anew which pieces are common. */
export async function keepSearch({ database, clock }: Context): Promise<void> {
  const now = clock.now();
  await execute(database, sweepSearchedClubs, { now });
  await execute(database, replaceCommonGrams, { fewest: FEWEST_TO_WALK });
}
