import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteOldMessageReports } from './report.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function sweepReports({ database, clock, config }: Context): Promise<number> {
  const oldest = new Date(clock.now().getTime() - config.reportEvidenceDays * DAY_MS);
  return execute(database, deleteOldMessageReports, { now: oldest });
}
