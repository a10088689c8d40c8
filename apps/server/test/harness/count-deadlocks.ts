import type { Context } from '#server/context.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { POOL_CONNECTIONS } from './test-database.ts';

export async function countDeadlocks({ database }: Pick<Context, 'database'>): Promise<number> {
  // PostgreSQL reports the statistics of a connection late, so force each connection of the pool to
  // report before counting.
  const clients = await Promise.all(
    Array.from({ length: POOL_CONNECTIONS }, () => database.checkOut()),
  );
  for (const client of clients) {
    await client.query('select pg_stat_force_next_flush()');
    client.release();
  }
  const text = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  const [row] = await runSql(database, text);
  return Number(row?.deadlocks);
}
