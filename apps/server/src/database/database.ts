import pg from 'pg';
import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';
import { openClientPool, type PoolLoad } from './client-pool.ts';
import { DatabaseUnresponsiveError, isReadOnlyServer } from './database-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { openPing } from './ping.ts';
import { pipelinedReads } from './pipelined-reads.ts';
import { POSITION_TEXT, toPosition } from './position-sql.ts';
import type { NamedQuery, QueryRunner } from './query-runner.ts';
import { trackedClients } from './tracked-clients.ts';
import { createTypeParsers } from './type-parsers.ts';

export type ReadConsistency = {
  readonly required: Position;
  readonly guaranteed: Position;
};

export type DatabaseConnection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

export interface Database extends QueryRunner {
  readonly connection: DatabaseConnection;
  readonly consistency: ReadConsistency;
  readonly tracksPosition: boolean;
  written(): Position;
  noteWritten(position: Position): void;
  renewConnections(): void;
  checkOut(): Promise<pg.PoolClient>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
  lastReplyAt(): number;
  load(): PoolLoad;
  setUnresponsive(isUnresponsive: boolean): boolean;
}

export const STATEMENT_TIMEOUT_MS = 5_000;
export const POOL_WAIT_MS = 800;
/**
 * Shorter than POOL_WAIT_MS: writers that wait for a row lock must give up their connections before
 * other requests give up waiting.
 */
export const LOCK_TIMEOUT_MS = 300;

export const sessionSettings = { application_name: 'azit', keepAlive: true } as const;

async function useSeoulTime(client: pg.ClientBase): Promise<void> {
  await client.query("set time zone 'Asia/Seoul'");
}

type Options = {
  connection: DatabaseConnection;
  maxConnections: number;
  log: DatabaseLog;
  connectionTimeout?: number;
  tracksPosition?: boolean;
};

/** Reads and writes use separate pools: reads must not wait behind writers that wait for locks. */
function openConnections({
  connection,
  maxConnections,
  log,
  connectionTimeout = POOL_WAIT_MS,
}: Options) {
  let isClosing = false;
  const clients = trackedClients((error) => {
    if (!isClosing) log.warn({ reason: error.message }, 'database connection lost');
  });
  const waits = { checkOuts: 0, waitedMs: 0 };
  const countWait = (ms: number) => {
    waits.checkOuts += 1;
    waits.waitedMs += ms;
  };
  const settings = {
    ...connection,
    ...sessionSettings,
    connectionTimeoutMillis: connectionTimeout,
    // A hanging database server does not enforce its own timeout, so the client needs one too.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    types: createTypeParsers(),
  };
  const poolSettings = { ...settings, max: maxConnections };
  const openPool = () =>
    openClientPool({ settings: poolSettings, clients, prepare: useSeoulTime, countWait });
  const connect = (options: pg.ClientConfig) => {
    const client = new pg.Client({ ...settings, ...options });
    clients.track(client);
    return { client, opened: client.connect() };
  };
  const [reads, writes] = [openPool(), openPool()];
  const pipelined = pipelinedReads({
    connect: () => {
      const { client, opened } = connect({ pipeline: true });
      return { client, opened: opened.then(() => useSeoulTime(client)) };
    },
    recordWait: countWait,
  });
  const { ping, close: closePing } = openPing(async () => {
    const { client, opened } = connect({});
    await opened;
    return client;
  });
  return {
    clients,
    reads,
    writes,
    pipelined,
    ping,
    load: (): PoolLoad => ({ ...sumLoads([reads.load(), writes.load()]), ...waits }),
    close: async () => {
      isClosing = true;
      await Promise.all([reads.end(), writes.end(), pipelined.close(), closePing()]);
    },
  };
}

function sumLoads(loads: Pick<PoolLoad, 'busy' | 'idle' | 'waiting'>[]) {
  const sum = (name: 'busy' | 'idle' | 'waiting') =>
    loads.reduce((total, load) => total + load[name], 0);
  return { busy: sum('busy'), idle: sum('idle'), waiting: sum('waiting') };
}

export function openDatabase(options: Options): Database {
  const { connection, tracksPosition = false } = options;
  const { clients, reads, writes, pipelined, ping, load, close } = openConnections(options);
  let written = NO_POSITION;
  let isUnresponsive = false;

  const noteWritten = (position: Position) => {
    written = furthest(written, position);
  };
  async function runOnPool(query: NamedQuery) {
    const client = await (query.writes ? writes : reads).checkOut();
    try {
      const result = await client.query(query);
      if (tracksPosition && query.writes) {
        noteWritten(toPosition((await client.query(POSITION_TEXT)).rows[0]));
      }
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      if (isReadOnlyServer(error)) clients.outdateAll();
      throw error;
    }
  }
  async function whileResponsive<T>(work: () => Promise<T>): Promise<T> {
    if (isUnresponsive) throw new DatabaseUnresponsiveError();
    return work();
  }

  return {
    connection,
    consistency: { required: NO_POSITION, guaranteed: NO_POSITION },
    tracksPosition,
    written: () => written,
    noteWritten,
    renewConnections: clients.outdateAll,
    run: (query) =>
      whileResponsive(() => (query.pipelined ? pipelined.run(query) : runOnPool(query))),
    checkOut: () => whileResponsive(writes.checkOut),
    ping: async () => !isUnresponsive && ping(),
    close,
    lastReplyAt: clients.lastReplyAt,
    load,
    setUnresponsive: (now) => {
      const changed = now !== isUnresponsive;
      isUnresponsive = now;
      if (now) {
        clients.destroyAll();
        for (const pool of [reads, writes]) pool.refuseWaiting(new DatabaseUnresponsiveError());
      }
      return changed;
    },
  };
}
