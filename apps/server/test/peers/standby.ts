import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { DatabaseConnection } from '#server/database/database.ts';
import { socketEndpoint } from '#server/database/embedded/endpoint.ts';
import { choosePostgresAccount, giveTo } from '#server/database/embedded/postgres-account.ts';
import { findPostgresBinaries } from '#server/database/embedded/postgres-binaries.ts';
import { postgresSettings } from '#server/database/embedded/postgres-settings.ts';
import { startPostmaster, stopPostmaster } from '#server/database/embedded/postmaster.ts';
import { makeReachable } from '#server/database/embedded/reachable-binaries.ts';
import { startTcpRelay } from './tcp-relay.ts';

export type Standby = {
  readonly connection: DatabaseConnection;
  pause(): Promise<void>;
  resume(): Promise<void>;
  catchUp(): Promise<void>;
  promote(): Promise<void>;
  stop(): Promise<void>;
};

/** The copy excludes files of the running primary and files that a standby creates itself. */
const leftOut = /\/(postmaster\.(pid|opts)|\.s\.PGSQL\.\d+(\.lock)?|pg_wal\/.+|pg_replslot\/.+)$/;

/**
 * Copies the primary's files, because the embedded binaries have no pg_basebackup. Only for tests,
 * because the copy is not durable.
 */
export async function startStandby(primary: {
  adminConnection: DatabaseConnection;
}): Promise<Standby> {
  const admin = primary.adminConnection;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'azit-standby-')));
  const clusterPath = join(folder, 'postgres');
  const primaryCluster = realpathSync(admin.host ?? '');
  await copyCluster(admin, primaryCluster, clusterPath);
  const account = choosePostgresAccount(primaryCluster);
  // The PostgreSQL account may lack access to the folders above the primary's socket, so the
  // standby connects through a TCP relay.
  const relay = await startTcpRelay(admin);
  const { host, port } = relay.connection;
  writeFileSync(join(clusterPath, 'standby.signal'), '');
  giveTo(account, clusterPath);
  chmodSync(folder, 0o755);
  const binaries = makeReachable(findPostgresBinaries(), account);
  const endpoint = socketEndpoint(clusterPath);
  const connection = { ...endpoint.connection, user: 'postgres', database: 'postgres' };
  const settings = [
    ...endpoint.settings,
    ...postgresSettings(false),
    // The first connection to the primary may come too early, and the default retry interval of
    // five seconds would slow down every test.
    'wal_retrieve_retry_interval=100ms',
    `primary_conninfo=user=${admin.user} host=${host} port=${port}`,
  ];
  const log = pino({ level: 'silent' });
  const postmaster = startPostmaster({ binaries, clusterPath, account, settings, connection, log });
  const stop = async () => {
    await stopPostmaster(postmaster, { binaries, clusterPath });
    await relay.close();
    endpoint.release();
    rmSync(folder, { recursive: true, force: true });
  };
  await postmaster.waitUntilReady().catch(async (error) => {
    await stop();
    throw error;
  });
  const query = (sql: string) => queryOnce(connection, sql);
  return {
    connection,
    pause: async () => void (await query('select pg_wal_replay_pause()')),
    resume: async () => void (await query('select pg_wal_replay_resume()')),
    catchUp: async () => {
      const { position } = await queryOnce(admin, 'select pg_current_wal_insert_lsn() as position');
      const isThere = `select pg_last_wal_replay_lsn() >= '${position}' as reached`;
      while (!(await query(isThere)).reached);
    },
    promote: async () => void (await query('select pg_promote()')),
    stop,
  };
}

async function copyCluster(
  admin: DatabaseConnection,
  folder: string,
  target: string,
): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(folder, target, { recursive: true, filter: (path) => !leftOut.test(path) });
    const { rows: stopped } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    writeFileSync(join(target, 'backup_label'), stopped[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

async function queryOnce(connection: DatabaseConnection, sql: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}
