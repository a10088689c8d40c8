import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { authSweeps } from './sweep.repository.ts';

export async function sweepLogins({ database, clock }: Context): Promise<number> {
  let removed = 0;
  for (const sweep of authSweeps) removed += await execute(database, sweep, { now: clock.now() });
  return removed;
}
