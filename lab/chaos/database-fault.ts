import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import {
  clusterName,
  findClusterProcesses,
} from '../../apps/server/src/database/embedded/cluster-processes.ts';
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded/embedded-database.ts';
import { toDatabaseUrl } from '../../apps/server/test/harness/run-operator.ts';
import { call, type Reply, type Request } from '../client/call.ts';
import { requireThat } from '../processes/require-that.ts';
import type { Outcome } from './fault.ts';
import { openWorld, untilReady, type World, type WorldOptions } from './world.ts';

export type OutsideDatabase = {
  world: World;
  stop(): Promise<void>;
  freeze(isFrozen: boolean): Promise<void>;
  start(): Promise<void>;
  clear(): Promise<void>;
};

export async function openOutsideDatabase(
  given: Pick<WorldOptions, 'prepare' | 'pauseMs'> = {},
): Promise<OutsideDatabase> {
  const shelf = mkdtempSync(join(tmpdir(), 'azit-chaos-db-'));
  const dataDir = join(shelf, 'cluster');
  mkdirSync(dataDir);
  given.prepare?.(dataDir);
  const log = pino({ level: 'silent' });
  let database = await startEmbeddedDatabase({ dataDir, log });
  const { connection } = database;
  const world = await openWorld({
    databaseUrl: toDatabaseUrl(connection),
    connection,
    pauseMs: given.pauseMs,
  });
  return {
    world,
    stop: () => database.stop(),
    freeze: (isFrozen) => signalAll(clusterName(join(dataDir, 'postgres')), isFrozen),
    start: async () => {
      database = await startEmbeddedDatabase({ dataDir, log });
    },
    clear: async () => {
      await world.clear();
      await database.stop();
      rmSync(shelf, { recursive: true, force: true });
    },
  };
}

const POLL_MS = 50;

/**
 * Repeats until no new process appears: a newly forked PostgreSQL process has no name at first, so
 * one pass would miss it.
 */
async function signalAll(name: string, isFrozen: boolean): Promise<void> {
  const signalled = new Set<number>();
  for (;;) {
    const found = findClusterProcesses(name).filter((pid) => !signalled.has(pid));
    if (found.length === 0) return;
    for (const pid of found) {
      signalled.add(pid);
      signalIfThere(pid, isFrozen ? 'SIGSTOP' : 'SIGCONT');
    }
    await delay(POLL_MS);
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const BUSY = 10;
const PROBES: Request[] = [
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/api/clubs/category?cl=5&page=1&size=5' },
  { method: 'POST', path: '/api/members/check', body: { nickname: 'abcdef' } },
  { method: 'POST', path: '/api/auth/login', body: { email: 'a@example.com', password: 'a' } },
];

/**
 * While the database is stopped, every request must get a 503 within a second. After the database
 * returns, the server must be healthy within three seconds without a restart.
 */
export async function stopDatabase(outside: OutsideDatabase): Promise<Outcome[]> {
  const { world } = outside;
  await world.crowd.progress(BUSY);
  await outside.stop();
  const slowest = await probe(world, 'stopped');
  await outside.start();
  return [
    { what: 'database stopped, slowest 503', ms: slowest, limitMs: 1_000 },
    await recover(world, 'database back, healthy'),
  ];
}

/**
 * A frozen database accepts queries but never replies. The server must meet the same limits as with
 * a stopped database.
 */
export async function freezeDatabase(outside: OutsideDatabase): Promise<Outcome[]> {
  const { world } = outside;
  await world.crowd.progress(BUSY);
  await outside.freeze(true);
  let slowest: number;
  try {
    slowest = await probe(world, 'frozen');
  } finally {
    await outside.freeze(false);
  }
  return [
    { what: 'database frozen, slowest 503', ms: slowest, limitMs: 1_000 },
    await recover(world, 'database thawed, healthy'),
  ];
}

async function probe(world: World, how: string): Promise<number> {
  const replies: Reply[] = [];
  for (const rounds of [[...PROBES, ...PROBES, ...PROBES], PROBES]) {
    replies.push(...(await Promise.all(rounds.map((request) => call(world.url(), request)))));
  }
  const statuses = replies.map(({ status }) => status);
  requireThat(
    statuses.every((status) => status === 503),
    `with the database ${how}: ${statuses.join(', ')}`,
  );
  return Math.max(...replies.map(({ ms }) => ms));
}

async function recover(world: World, what: string): Promise<Outcome> {
  const { pid } = world.server();
  const ms = await untilReady(world.url());
  await world.crowd.progress(BUSY);
  requireThat(world.server().pid === pid, 'the server was started again');
  return { what, ms, limitMs: 3_000 };
}
