import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { signalAll } from '../../processes/process-tree.mjs';
import { findPrimary, findStandby, switchOver } from '../parts/cluster.ts';
import type { PostgresNode } from '../parts/patroni.ts';
import type { Stack } from '../stack.ts';
import { type Fault, RECOVERY_LIMIT_MS } from './fault.ts';

const FROZEN_MS = 4_000;
/** Patroni allows no TTL below 20 s, so a failover may take that long. */
const FAILOVER_LIMIT_MS = 25_000;

async function untilPaired({ nodes }: Stack): Promise<void> {
  await findPrimary(nodes);
  await findStandby(nodes);
}

const killPrimary: Fault = {
  key: 'kill-primary',
  what: 'kill -9 of the primary PostgreSQL, Patroni survives',
  limitMs: RECOVERY_LIMIT_MS,
  cause: async ({ nodes }) => {
    const primary = await findPrimary(nodes);
    const started = performance.now();
    signalAll(primary.postgresPids(), 'SIGKILL');
    return started;
  },
  mend: untilPaired,
};

function freeze(key: string, what: string, whom: (stack: Stack) => Promise<PostgresNode>): Fault {
  return {
    key,
    what: `freeze of ${what}, ${FROZEN_MS / 1000} s`,
    limitMs: RECOVERY_LIMIT_MS,
    cause: async (stack) => {
      const pids = (await whom(stack)).pids();
      signalAll(pids, 'SIGSTOP');
      await delay(FROZEN_MS);
      signalAll(pids, 'SIGCONT');
      return performance.now();
    },
    mend: untilPaired,
  };
}

const killReplica: Fault = {
  key: 'kill-replica',
  what: 'kill -9 of the synchronous standby and its Patroni',
  limitMs: RECOVERY_LIMIT_MS,
  cause: async ({ nodes }) => {
    const standby = await findStandby(nodes);
    const started = performance.now();
    await standby.end('SIGKILL');
    await standby.start();
    return started;
  },
  mend: untilPaired,
};

const PAUSED_MS = 8_000;

const pauseReplica: Fault = {
  key: 'pause-replica',
  what: `replica replays nothing, ${PAUSED_MS / 1000} s`,
  limitMs: RECOVERY_LIMIT_MS,
  cause: async ({ nodes }) => {
    const started = performance.now();
    const { port } = await findStandby(nodes);
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres' });
    client.on('error', () => {});
    await client.connect();
    await client.query('select pg_wal_replay_pause()');
    await delay(PAUSED_MS);
    await client.query('select pg_wal_replay_resume()');
    await client.end();
    return started;
  },
};

let lostNode: PostgresNode | undefined;

const failover: Fault = {
  key: 'failover',
  what: 'loss of the primary with its Patroni: failover',
  limitMs: FAILOVER_LIMIT_MS,
  cause: async ({ nodes }) => {
    await findStandby(nodes);
    lostNode = await findPrimary(nodes);
    const started = performance.now();
    await lostNode.end('SIGKILL');
    return started;
  },
  mend: async (stack) => {
    await lostNode?.start();
    await untilPaired(stack);
  },
};

const switchover: Fault = {
  key: 'switchover',
  what: 'planned switchover',
  limitMs: RECOVERY_LIMIT_MS,
  isPlanned: true,
  cause: async ({ nodes }) => {
    await findStandby(nodes);
    const started = performance.now();
    await switchOver(nodes);
    return started;
  },
  mend: untilPaired,
};

const HELD_MS = 2_000;

const holdPool: Fault = {
  key: 'pause-pgbouncer',
  what: `PgBouncer PAUSE, ${HELD_MS / 1000} s, RESUME`,
  limitMs: RECOVERY_LIMIT_MS,
  cause: async ({ pgbouncer }) => {
    await pgbouncer.run('pause');
    await delay(HELD_MS);
    await pgbouncer.run('resume');
    return performance.now();
  },
};

const restartPool: Fault = {
  key: 'restart-pgbouncer',
  what: 'PgBouncer restarted',
  limitMs: RECOVERY_LIMIT_MS,
  cause: async ({ pgbouncer }) => {
    const started = performance.now();
    await pgbouncer.end('SIGINT');
    await pgbouncer.start();
    return started;
  },
};

export const databaseFaults: readonly Fault[] = [
  holdPool,
  restartPool,
  killPrimary,
  freeze('freeze-primary', 'the primary and its Patroni', ({ nodes }) => findPrimary(nodes)),
  killReplica,
  freeze('freeze-replica', 'the standby and its Patroni', ({ nodes }) => findStandby(nodes)),
  pauseReplica,
  switchover,
  failover,
];
