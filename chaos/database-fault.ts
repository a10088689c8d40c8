import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedDatabase } from '../apps/server/src/database/embedded/embedded-database.ts';
import { urlOf } from '../apps/server/src/testing/run-operator.ts';
import { call, type Request } from './call.ts';
import { demand, type Outcome } from './fault.ts';
import { openWorld, untilReady, type World } from './world.ts';

export type OutsideDatabase = {
  world: World;
  stop(): Promise<void>;
  start(): Promise<void>;
  clear(): Promise<void>;
};

/** A server on a PostgreSQL that is not its own, as DATABASE_URL names one. */
export async function openOutsideDatabase(): Promise<OutsideDatabase> {
  const shelf = mkdtempSync(join(tmpdir(), 'azit-chaos-db-'));
  const dataDir = join(shelf, 'cluster');
  mkdirSync(dataDir);
  const log = pino({ level: 'silent' });
  let database = await startEmbeddedDatabase({ dataDir, log });
  const { connection } = database;
  const world = await openWorld({ databaseUrl: urlOf(connection), connection });
  return {
    world,
    stop: () => database.stop(),
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

const BUSY = 10;
const PROBES: Request[] = [
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/api/clubs/category?cl=5&page=1&size=5' },
  { method: 'POST', path: '/api/members/check', body: { nickname: 'abcdef' } },
  { method: 'POST', path: '/api/auth/login', body: { email: 'a@example.com', password: 'a' } },
];

/** Database stopped: every call 503 within a second; back: healthy within three, without a restart. */
export async function stopDatabase(outside: OutsideDatabase): Promise<Outcome[]> {
  const { world } = outside;
  await world.crowd.progress(BUSY);
  const { pid } = world.server();
  await outside.stop();
  const rounds = [...PROBES, ...PROBES, ...PROBES];
  const replies = await Promise.all(rounds.map((probe) => call(world.url(), probe)));
  const statuses = replies.map(({ status }) => status);
  demand(
    statuses.every((status) => status === 503),
    `with the database stopped: ${statuses.join(', ')}`,
  );
  await outside.start();
  const back = await untilReady(world.url());
  await world.crowd.progress(BUSY);
  demand(world.server().pid === pid, 'the server was started again');
  const slowest = Math.max(...replies.map(({ ms }) => ms));
  return [
    { what: 'database stopped, slowest 503', ms: slowest, limitMs: 1_000 },
    { what: 'database back, healthy', ms: back, limitMs: 3_000 },
  ];
}
