import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { sweeps } from './sweep.repository.ts';

export async function sweepExpired({ database, clock }: Context): Promise<number> {
  let removed = 0;
  for (const sweep of sweeps) removed += await execute(database, sweep, { now: clock.now() });
  return removed;
}
