import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteExpiredHits } from './rate-limit.repository.ts';

/** Removes the counts of windows that are over. */
export async function sweepLimits({ database, clock }: Context): Promise<number> {
  return execute(database, deleteExpiredHits, { now: clock.now() });
}
