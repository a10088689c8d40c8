import { pino } from 'pino';
import { type Database, type DatabaseConnection, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Config } from '#server/runtime/config.ts';
import {
  type Closers,
  closeAll,
  connectAlone,
  connectToRunningOrOwn,
  readStorageConfig,
} from './connect.ts';

const connectionTimeout = 10_000;
const log = pino({ level: 'silent' });

/** The database a running server uses, or its own without one, brought up to date. */
export async function openOperatorDatabase(
  env: NodeJS.ProcessEnv,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const closers: Closers = [];
  try {
    const connection = await connectToRunningOrOwn(readStorageConfig(env), closers, startMigrated);
    const database = openDatabase({ connection, maxConnections: 1, log, connectionTimeout });
    closers.push(database.close);
    return { database, close: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function startMigrated(config: Config, closers: Closers): Promise<DatabaseConnection> {
  const connection = await connectAlone(config, closers);
  await migrate({ connection, log });
  return connection;
}
