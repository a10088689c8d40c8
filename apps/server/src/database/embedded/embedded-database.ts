import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { loopbackEndpoint, socketEndpoint } from './endpoint.ts';
import { ensureCluster } from './initialize-cluster.ts';
import { choosePostgresAccount } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { postgresSettings } from './postgres-settings.ts';
import { makeReachable } from './reachable-binaries.ts';
import { supervise } from './supervisor.ts';

export interface EmbeddedDatabase {
  readonly connection: DatabaseConnection;
  readonly adminConnection: DatabaseConnection;
  postmasterPid(): number | undefined;
  stop(): Promise<void>;
}

/** The caller must hold the lock of dataDir (openDataDirectory). */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: DatabaseLog;
  durable?: boolean;
}): Promise<EmbeddedDatabase> {
  const { log, durable: isDurable = true } = options;
  const dataDir = realpathSync(options.dataDir);
  const clusterPath = join(dataDir, 'postgres');
  const account = choosePostgresAccount(clusterPath);
  const binaries = makeReachable(findPostgresBinaries(), account);
  const isWindows = process.platform === 'win32';
  const endpoint = isWindows ? await loopbackEndpoint(dataDir) : socketEndpoint(clusterPath);
  const adminConnection = { ...endpoint.connection, user: 'postgres', database: 'postgres' };
  const undo: (() => void | Promise<void>)[] = [endpoint.release];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { authentication } = endpoint;
    await ensureCluster({ dataDir, clusterPath, binaries, account, isDurable, authentication });
    const settings = [...endpoint.settings, ...postgresSettings(isDurable)];
    const connection = adminConnection;
    const postmaster = { binaries, clusterPath, account, settings, connection, log };
    const supervisor = await supervise(postmaster);
    undo.push(supervisor.stop);
    await ensureOwnDatabase(adminConnection, endpoint.password);
    return {
      connection: { ...endpoint.connection, user: 'azit', database: 'azit' },
      adminConnection,
      postmasterPid: supervisor.postmasterPid,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ensureOwnDatabase(
  connection: DatabaseConnection,
  password: string | undefined,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'azit') as role,
              exists (select from pg_database where datname = 'azit') as database`,
    );
    const [state] = found.rows;
    const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
    if (state?.role === false) await client.query(`create role azit login${secret}`);
    if (state?.database === false) await client.query('create database azit owner azit');
  } finally {
    await client.end();
  }
}
