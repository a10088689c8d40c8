import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { type Database, type DatabaseConnection, openDatabase } from '../database/database.ts';
import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts';
import { migrate } from '../database/migrate.ts';
import { openDataDirectory } from '../lib/data-directory.ts';
import { DataDirectoryInUseError } from '../lib/data-directory-lock.ts';
import { OperatorError } from './operator-error.ts';
import { runningEndpoint } from './running-endpoint.ts';

const connectionTimeout = 10_000;

type Closers = (() => Promise<void> | void)[];

/** The database of DATABASE_URL, or the embedded one: the server's own if it runs, else started here. */
export async function openOperatorDatabase(
  env: NodeJS.ProcessEnv,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const closers: Closers = [];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  try {
    const connection = await connect(env, closers);
    const log = pino({ level: 'silent' });
    const database = openDatabase({ connection, maxConnections: 1, log, connectionTimeout });
    closers.push(database.close);
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(env: NodeJS.ProcessEnv, closers: Closers): Promise<DatabaseConnection> {
  // Of the server's settings only these two matter here, so no other may stand in the way.
  const { DATA_DIR, DATABASE_URL } = env;
  const { dataDir, databaseUrl } = readConfig({ DATA_DIR, DATABASE_URL });
  if (databaseUrl !== undefined) return { connectionString: databaseUrl };
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new OperatorError(
      `${dataDir} 에 데이터베이스가 없어요. DATA_DIR 이나 DATABASE_URL 을 확인해 주세요.`,
    );
  }
  try {
    return await startHere(dataDir, closers);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    const endpoint = runningEndpoint(dataDir);
    closers.push(endpoint.release);
    return { ...endpoint.connection, user: 'azit', database: 'azit' };
  }
}

async function startHere(dataDir: string, closers: Closers): Promise<DatabaseConnection> {
  const log = pino({ level: 'silent' });
  const directory = openDataDirectory(dataDir);
  closers.push(directory.release);
  const embedded = await startEmbeddedDatabase({ dataDir: directory.path, log });
  closers.push(embedded.stop);
  await migrate({ connection: embedded.connection, log });
  return embedded.connection;
}
