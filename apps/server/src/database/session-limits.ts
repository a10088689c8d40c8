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
  // Statements are short, so starting parallel workers costs more than it saves.
  ['max_parallel_workers_per_gather', '0'],
] as const;

/**
 * Store the limits as defaults of the database user: a pooler rejects connection parameters, and
 * `set` would also affect other clients of a pooled connection.
 */
export async function applySessionLimits(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, ...sessionSettings });
  // A lost connection also rejects the running query; without an 'error' listener the process would
  // exit.
  client.on('error', () => {});
  await client.connect();
  try {
    await beginSchemaChange(client);
    const stored = await readStored(client);
    const missing = sessionLimits.filter(([name, value]) => !stored.includes(`${name}=${value}`));
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

async function readStored(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ stored: string[] }>(
    `select setconfig as stored from pg_db_role_setting
     where setrole = (select oid from pg_roles where rolname = current_user)
       and setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.stored ?? [];
}
