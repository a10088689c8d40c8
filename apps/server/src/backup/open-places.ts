import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '#server/config.ts';
import type { DatabaseConnection } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { openDataDirectory } from '#server/lib/data-directory.ts';
import { DataDirectoryInUseError } from '#server/lib/data-directory-lock.ts';
import { imageDirectory } from '#server/modules/images/image-directory.ts';
import { runningEndpoint } from '#server/operator/running-endpoint.ts';
import { BackupError } from './backup-error.ts';

/** Where the rows and the images of an azit are. */
export type Places = { connection: DatabaseConnection; imageDirectory: string };

type Closers = (() => Promise<void> | void)[];

export async function withPlaces<Result>(
  env: NodeJS.ProcessEnv,
  connect: (config: Config, closers: Closers) => Promise<DatabaseConnection>,
  work: (places: Places) => Promise<Result>,
): Promise<Result> {
  // Of the server's settings only these two matter here, so no other may stand in the way.
  const { DATA_DIR, DATABASE_URL } = env;
  const config = readConfig({ DATA_DIR, DATABASE_URL });
  const closers: Closers = [];
  try {
    const connection = await connect(config, closers);
    return await work({ connection, imageDirectory: imageDirectory(config) });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Beside a running server, or without one. Nothing is migrated: it is saved as it is. */
export async function connectBeside(config: Config, closers: Closers): Promise<DatabaseConnection> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) return { connectionString: databaseUrl };
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new BackupError(
      `${dataDir} 에 데이터베이스가 없어요. DATA_DIR 이나 DATABASE_URL 을 확인해 주세요.`,
    );
  }
  try {
    return await connectAlone(config, closers);
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
