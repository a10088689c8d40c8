import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteExpiredHits } from './rate-limit.repository.ts';

export async function sweepLimits({ database, clock }: Context): Promise<number> {
  return execute(database, deleteExpiredHits, { now: clock.now() });
}
