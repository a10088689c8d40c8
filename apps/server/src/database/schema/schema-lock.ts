import pg from 'pg';

const SCHEMA_LOCK = 4_120_180_507;
const WAIT_MS = 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

class SchemaLockError extends Error {
  override name = 'SchemaLockError';
}

/**
 * Locks for this transaction instead of for the session: a pooler could hand the session, and with
 * it the lock, to another client.
 */
export async function beginSchemaChange(client: pg.Client, waitMs = WAIT_MS): Promise<void> {
  await client.query('begin');
  await client.query(
    `set local lock_timeout = ${waitMs}; set local statement_timeout = 0;
     set local idle_in_transaction_session_timeout = 0; set local time zone 'Asia/Seoul'`,
  );
  try {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query('rollback');
    const holder = await describeHolder(client);
    throw new SchemaLockError(
      `waited ${waitMs / 1000} s for another program to change the schema: ${holder}`,
      { cause: error },
    );
  }
  await client.query('set local lock_timeout = 0');
}

async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('%s, process %s of %s since %s', coalesce(nullif(application_name, ''), 'unnamed'),
       pid, coalesce(host(client_addr), 'this machine'), date_trunc('second', xact_start)) as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and pg_locks.database = (
       select oid from pg_database where datname = current_database())
       and (classid::int8 << 32) | objid::int8 = $1`,
    [SCHEMA_LOCK],
  );
  return rows[0]?.holder ?? 'it has just ended, start again';
}
