import pg from 'pg';
import { type DatabaseConnection, sessionSettings } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { beginSchemaChange } from '#server/database/schema/schema-lock.ts';
import { engineLogger, loadEngine } from './engine-log.ts';
import { openJobPool } from './job-pool.ts';

class JobSchemaError extends Error {
  override name = 'JobSchemaError';
}

export async function installJobSchema(options: {
  connection: DatabaseConnection;
  log: DatabaseLog;
}): Promise<void> {
  const { connection, log } = options;
  const { Logger, runMigrations } = await loadEngine();
  const lock = new pg.Client({ ...connection, ...sessionSettings });
  lock.on('error', (error) =>
    log.warn({ reason: error.message }, 'job migration lost its connection'),
  );
  const pool = openJobPool({ connection, log, maxConnections: 1 });
  try {
    await lock.connect();
    await beginSchemaChange(lock);
    await runMigrations({ pgPool: pool.pgPool, logger: engineLogger(Logger, log) });
  } catch (error) {
    throw explain(error);
  } finally {
    await pool.close();
    await lock.end();
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error;
  return new JobSchemaError(
    'the user of DATABASE_URL must own the database, or be allowed to create schemas in it',
    { cause: error },
  );
}
