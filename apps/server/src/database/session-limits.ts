import pg from 'pg';
import {
  type DatabaseConnection,
  LOCK_TIMEOUT_MS,
  STATEMENT_TIMEOUT_MS,
  sessionSettings,
} from './database.ts';
import { beginSchemaChange } from './schema/schema-lock.ts';

export const sessionLimits = [
  ['statement_timeout', `${STATEMENT_TIMEOUT_MS}ms`],
  ['lock_timeout', `${LOCK_TIMEOUT_MS}ms`],
  ['idle_in_transaction_session_timeout', '10s'],
  // Statements are short: starting workers takes longer than they save.
  ['max_parallel_workers_per_gather', '0'],
] as const;

/**
 * Has PostgreSQL give these limits to every session of the connection's user in this database. A
 * pooler refuses them as parameters of a connection, and would pass a `set` on to strangers.
 */
export async function applySessionLimits(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, ...sessionSettings });
  // The query under way fails as well; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  try {
    await beginSchemaChange(client);
    const kept = await readKept(client);
    const missing = sessionLimits.filter(([name, value]) => !kept.includes(`${name}=${value}`));
    for (const [name, value] of missing) {
      await client.query(
        `do $$ begin execute format('alter role current_user in database %I set ${name} = %L',
           current_database(), '${value}'); end $$`,
      );
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function readKept(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ kept: string[] }>(
    `select setconfig as kept from pg_db_role_setting
     where setrole = (select oid from pg_roles where rolname = current_user)
       and setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.kept ?? [];
}
