import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, signalAll, withDescendants } from '../../processes/process-tree.mjs';
import { until } from '../../processes/until.ts';
import { type Program, treeProgram } from '../program.ts';
import type { Tree } from '../tree.ts';

export type PostgresNode = Program & {
  readonly name: 'node1' | 'node2';
  readonly port: number;
  readonly restPort: number;
  postgresPids(): number[];
};

type Given = { name: PostgresNode['name']; port: number; restPort: number; etcdPort: number };

export function postgresNode(tree: Tree, given: Given): PostgresNode {
  const { name, port, restPort, etcdPort } = given;
  const data = `${tree.inside}/${name}`;
  const file = join(tree.outside, `${name}.json`);
  const settings = {
    scope: 'azit',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
    bootstrap: { dcs: CLUSTER, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }] },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: '/usr/lib/postgresql/17/bin',
      // Request a checkpoint at once: otherwise a base backup waits minutes for the next one.
      basebackup: [{ checkpoint: 'fast' }],
      pgpass: `${tree.inside}/${name}.pgpass`,
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: '' },
    },
  };
  writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o644 });
  const program = treeProgram(tree, {
    name,
    command: ['/usr/bin/patroni', `${tree.inside}/${name}.json`],
    user: 'postgres',
    readyLimitMs: READY_LIMIT_MS,
    isReady: async () => (await fetch(`http://127.0.0.1:${restPort}/readiness`)).ok,
  });
  const pidFile = join(tree.outside, name, 'postmaster.pid');
  const postgresPids = () => {
    if (!existsSync(pidFile)) return [];
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return isAlive(pid) ? withDescendants(pid) : [];
  };
  const pids = () => [...new Set([...program.pids(), ...postgresPids()])];
  return {
    ...program,
    name,
    port,
    restPort,
    pids,
    postgresPids,
    signal: (signal) => signalAll(pids(), signal),
    end: async (signal) => {
      const all = pids();
      signalAll(all, signal);
      signalAll(all, 'SIGCONT');
      await until(`${name} to end`, END_LIMIT_MS, () => !all.some(isAlive));
    },
  };
}

const END_LIMIT_MS = 20_000;
/** The limit is long, because a returning node may need pg_rewind or a new base backup. */
const READY_LIMIT_MS = 120_000;

const CLUSTER = {
  ttl: 20,
  loop_wait: 1,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  // Promote the standby at once: a crashed primary would first have to replay its write-ahead log.
  primary_start_timeout: 0,
  // Let the primary continue without etcd as long as it reaches all other nodes; by default Patroni
  // would demote it.
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 100,
      shared_buffers: '128MB',
      wal_keep_size: '256MB',
      // By default, crash recovery opens and syncs every file of the database. Syncing the file
      // system once is faster.
      recovery_init_sync_method: 'syncfs',
    },
  },
};
