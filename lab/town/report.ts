import pg from 'pg';
import type { DatabaseConnection } from '../../apps/server/src/database/database.ts';
import { reportLongRun } from '../../apps/server/test/harness/round-count.ts';
import type { Town } from './town.ts';

/** Statistics need the rights of an administrator. */
async function asAdmin<T>(
  town: Town,
  admin: DatabaseConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { database } = town.server.context.database.connection;
  const client = new pg.Client({ ...admin, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const startStatistics = (town: Town, admin: DatabaseConnection) =>
  asAdmin(town, admin, (client) => client.query('create extension pg_stat_statements'));

const SIZES = `
  select relname as name, n_live_tup as rows, pg_total_relation_size(relid) / 1e6 as megabytes
  from pg_stat_user_tables where schemaname = 'public' order by 3 desc limit 10`;
const STATEMENTS = (order: string) => `
  select left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as text, calls,
    mean_exec_time as mean, max_exec_time as max, total_exec_time / 1000 as total
  from pg_stat_statements join pg_database on oid = dbid
  where datname = current_database() and query !~ ' as (fault|rule|key|temperature)|^(analyze|create)'
  order by ${order} desc limit 8`;

export async function reportTown(town: Town, admin: DatabaseConnection): Promise<void> {
  await asAdmin(town, admin, async (client) => {
    await client.query('analyze');
    const [size] = (await client.query('select pg_database_size(current_database()) / 1e6 as mb'))
      .rows;
    reportLongRun(`database: ${Math.round(size.mb)} MB`);
    for (const { name, rows, megabytes } of (await client.query(SIZES)).rows)
      reportLongRun(`  ${name}: ${rows} rows, ${Number(megabytes).toFixed(1)} MB`);
    for (const order of ['mean_exec_time', 'total_exec_time']) {
      reportLongRun(`statements by ${order}:`);
      for (const { text, calls, mean, max, total } of (await client.query(STATEMENTS(order))).rows)
        reportLongRun(
          `  ${calls} × ${mean.toFixed(2)} ms, at most ${max.toFixed(1)} ms, ${total.toFixed(1)} s: ${text}`,
        );
    }
  });
  const refused = [...town.replies].filter(([route]) => / 4\d\d$/.test(route));
  const sum = (counts: [string, number][]) => counts.reduce((total, [, count]) => total + count, 0);
  reportLongRun(`${sum([...town.replies])} requests, ${sum(refused)} refused`);
}
