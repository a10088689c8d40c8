import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Database, type DatabaseConnection, openDatabase } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { socketEndpoint } from '#server/database/embedded/endpoint.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { type Config, readConfig } from '#server/runtime/config.ts';
import { openDataDirectory } from '#server/runtime/data-directory.ts';
import { DataDirectoryInUseError } from '#server/runtime/data-directory-lock.ts';
import { s3SettingNames } from '#server/runtime/settings/s3-settings.ts';
import { CommandError } from './command-error.ts';

export type Connected = { config: Config; connection: DatabaseConnection };

type Work<Given, Result> = (given: Given) => Promise<Result>;
type Closers = (() => Promise<void> | void)[];

const CONNECTION_TIMEOUT_MS = 10_000;
const PORT_LINE = 3;
const log = pino({ level: 'silent' });

export function connectToRunningOrOwn<Result>(
  env: NodeJS.ProcessEnv,
  work: Work<Connected, Result>,
): Promise<Result> {
  return withConfig(env, s3SettingNames, async (config, closers) => {
    const { connection } = await openRunningOrOwn(config, closers);
    return work({ config, connection });
  });
}

export function connectAlone<Result>(
  env: NodeJS.ProcessEnv,
  work: Work<Connected, Result>,
): Promise<Result> {
  return withConfig(env, s3SettingNames, async (config, closers) =>
    work({ config, connection: await openAlone(config, closers) }),
  );
}

export function withDatabase<Result>(
  env: NodeJS.ProcessEnv,
  work: Work<Database, Result>,
): Promise<Result> {
  return withConfig(env, [], async (config, closers) => {
    const { connection, isOwn } = await openRunningOrOwn(config, closers);
    if (isOwn) await migrate({ connection, log });
    const connectionTimeout = CONNECTION_TIMEOUT_MS;
    const tracksPosition = config.databaseReplicaUrls.length > 0;
    const limits = { maxConnections: 1, connectionTimeout };
    const database = openDatabase({ connection, ...limits, log, tracksPosition });
    closers.push(database.close);
    return work(database);
  });
}

/**
 * Reads only the settings that the command needs: an invalid value of another setting must not make
 * the command fail.
 */
async function withConfig<Result>(
  env: NodeJS.ProcessEnv,
  also: readonly string[],
  work: (config: Config, closers: Closers) => Promise<Result>,
): Promise<Result> {
  const names = [
    'DATA_DIR',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URLS',
    ...also,
  ];
  const config = readConfig(Object.fromEntries(names.map((name) => [name, env[name]])));
  const closers: Closers = [];
  try {
    return await work(config, closers);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function openRunningOrOwn(
  config: Config,
  closers: Closers,
): Promise<{ connection: DatabaseConnection; isOwn: boolean }> {
  const { dataDir, databaseDirectUrl } = config;
  if (databaseDirectUrl !== undefined) {
    return { connection: { connectionString: databaseDirectUrl }, isOwn: false };
  }
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new CommandError(
      `${dataDir} 에 데이터베이스가 없어요. DATA_DIR 이나 DATABASE_URL 을 확인해 주세요.`,
    );
  }
  try {
    return { connection: await openAlone(config, closers), isOwn: true };
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    const { connection, release } = findRunning(dataDir);
    closers.push(release);
    return { connection: { ...connection, user: 'azit', database: 'azit' }, isOwn: false };
  }
}

async function openAlone(config: Config, closers: Closers): Promise<DatabaseConnection> {
  const directory = openDataDirectory(config.dataDir);
  closers.push(directory.release);
  const { databaseDirectUrl } = config;
  if (databaseDirectUrl !== undefined) return { connectionString: databaseDirectUrl };
  const embedded = await startEmbeddedDatabase({ dataDir: directory.path, log });
  closers.push(embedded.stop);
  return embedded.connection;
}

function findRunning(dataDir: string): { connection: DatabaseConnection; release: () => void } {
  const realPath = realpathSync(dataDir);
  const clusterPath = join(realPath, 'postgres');
  if (process.platform !== 'win32') return socketEndpoint(clusterPath);
  try {
    const port = Number(
      readFileSync(join(clusterPath, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE],
    );
    const password = readFileSync(join(realPath, 'postgres-password'), 'utf8');
    return { connection: { host: '127.0.0.1', port, password }, release: () => {} };
  } catch (cause) {
    throw new CommandError('서버가 아직 시작하는 중이에요. 잠시 후 다시 해 주세요.', { cause });
  }
}
