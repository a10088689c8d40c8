import type { Context } from '#server/context.ts';
import { runSql } from '#test/factories/insert-row.ts';

/** Returns how many deadlocks PostgreSQL has ended in this test's database so far. */
export async function countDeadlocks({ database }: Pick<Context, 'database'>): Promise<number> {
  const { busy, idle } = database.load();
  // A connection reports its statistics a while after its work, unless it is told to.
  const clients = await Promise.all(Array.from({ length: busy + idle }, () => database.checkOut()));
  for (const client of clients) {
    await client.query('select pg_stat_force_next_flush()');
    client.release();
  }
  const text = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  const [row] = await runSql(database, text);
  return Number(row?.deadlocks);
}
