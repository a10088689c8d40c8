import type { Context } from '#server/context.ts';
import { runSql } from '#test/factories/insert-row.ts';

const WAITING = `
  select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database() and query like $1`;

export async function waitForLock(
  { database }: Pick<Context, 'database'>,
  pattern = '%',
): Promise<void> {
  while ((await runSql(database, WAITING, [pattern])).length === 0);
}
