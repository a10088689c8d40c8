import type { Context } from '#server/context.ts';
import { LocalCounts } from '#server/limits/local-counts.ts';
import { emptyTables } from '#test/factories/insert-row.ts';

/** Resets every limit, in the database and in the app's memory. */
export async function resetLimits(context: Context): Promise<void> {
  await emptyTables(context.database, 'rate_limit_hits');
  context.localCounts = new LocalCounts();
}
