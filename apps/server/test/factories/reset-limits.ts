import type { Context } from '#server/context.ts';
import { LocalCounts } from '#server/limits/local-counts.ts';
import { emptyTables } from '#test/factories/insert-row.ts';

export async function resetLimits(context: Context): Promise<void> {
  await emptyTables(context.database, 'rate_limit_hits');
  context.localCounts = new LocalCounts();
}
