import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { DatabaseConnection } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { type Config, readConfig } from '#server/runtime/config.ts';
import { openDataDirectory } from '#server/runtime/data-directory.ts';
import { DataDirectoryInUseError } from '#server/runtime/data-directory-lock.ts';
import { CommandError } from './command-error.ts';
import { runningEndpoint } from './running-endpoint.ts';

/** What a command has opened and closes at its end, the last first. */
export type Closers = (() => Promise<void> | void)[];

export async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/** Of the server's settings only a few matter to a command, so no other may stand in the way. */
export function readStorageConfig(env: NodeJS.ProcessEnv, also: readonly string[] = []): Config {
  const names = ['DATA_DIR', 'DATABASE_URL', ...also];
  return readConfig(Object.fromEntries(names.map((name) => [name, env[name]])));
}

type Connect = (config: Config, closers: Closers) => Promise<DatabaseConnection>;

/** The database of DATABASE_URL, or the embedded one: the server's own if it runs, else started here. */
export async function connectToRunningOrOwn(
  config: Config,
  closers: Closers,
  startHere: Connect = connectAlone,
): Promise<DatabaseConnection> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) return { connectionString: databaseUrl };
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new CommandError(
      `${dataDir} 에 데이터베이스가 없어요. DATA_DIR 이나 DATABASE_URL 을 확인해 주세요.`,
    );
  }
  try {
    return await startHere(config, closers);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    const endpoint = runningEndpoint(dataDir);
    closers.push(endpoint.release);
    return { ...endpoint.connection, user: 'azit', database: 'azit' };
  }
}

/** No server may be at work on the data directory, whichever database it uses. */
export async function connectAlone(config: Config, closers: Closers): Promise<DatabaseConnection> {
  const directory = openDataDirectory(config.dataDir);
  closers.push(directory.release);
  if (config.databaseUrl !== undefined) return { connectionString: config.databaseUrl };
  const log = pino({ level: 'silent' });
  const embedded = await startEmbeddedDatabase({ dataDir: directory.path, log });
  closers.push(embedded.stop);
  return embedded.connection;
}
