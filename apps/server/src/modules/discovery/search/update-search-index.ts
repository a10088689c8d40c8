import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { COMMON_SINGLE_GRAM_CLUBS } from './find-matches.ts';
import { replaceCommonGrams, sweepSearchedClubs } from './search-index.repository.ts';

/** Removes clubs of past days from the search index and counts the common n-grams again. */
export async function updateSearchIndex({ database, clock }: Context): Promise<void> {
  await execute(database, sweepSearchedClubs, { now: clock.now() });
  await execute(database, replaceCommonGrams, { min_clubs: COMMON_SINGLE_GRAM_CLUBS });
}
