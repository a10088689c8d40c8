import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteExpiredReplies } from './idempotency.repository.ts';

export async function sweepIdempotentReplies({ database, clock }: Context): Promise<number> {
  return execute(database, deleteExpiredReplies, { now: clock.now() });
}
