import pg from 'pg';
import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';
import { openClientPool } from './client-pool.ts';
import { DatabaseUnresponsiveError, isReadOnlyServer } from './database-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { openPing } from './ping.ts';
import { pipelinedReads } from './pipelined-reads.ts';
import type { PoolLoad } from './pool-load.ts';
import { POSITION_TEXT, toPosition } from './position-sql.ts';
import type { NamedQuery, QueryRunner } from './query-runner.ts';
import type { ReadConsistency } from './read-consistency.ts';
import { trackedClients } from './tracked-clients.ts';
import { createTypeParsers } from './type-parsers.ts';

export type DatabaseConnection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

export interface Database extends QueryRunner {
  readonly connection: DatabaseConnection;
  readonly consistency: ReadConsistency;
  /** Whether the position of every commit is asked for, because replicas are read. */
  readonly followsPosition: boolean;
  /** The furthest position of the commits of this process; 0 unless it is followed. */
  written(): Position;
  noteWritten(position: Position): void;
  /** Connections of before are not used again: they lead to a server that takes no writes. */
  renewConnections(): void;
  /** For a transaction of its own; everything else goes through statements. */
  checkOut(): Promise<pg.PoolClient>;
  /** Whether the server replies, on a connection that no request uses. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
  /** When the server last sent anything, on any connection, by performance.now(); 0 if never. */
  lastReplyAt(): number;
  /** What the pool of connections has to do. */
  load(): PoolLoad;
  /** While unresponsive, every call is refused, also those under way. Returns whether it changed. */
  setUnresponsive(isUnresponsive: boolean): boolean;
}

/** PostgreSQL ends a longer statement; see session-limits.ts. */
export const STATEMENT_TIMEOUT_MS = 5_000;
/** How long a call waits for a connection. Short, because a client waits; a command can wait longer. */
export const POOL_WAIT_MS = 800;
/**
 * PostgreSQL ends a longer wait for a lock. Shorter than POOL_WAIT_MS: writers that wait for one row
 * give their connections back before other writers give up.
 */
export const LOCK_TIMEOUT_MS = 300;

export const sessionSettings = { application_name: 'azit', keepAlive: true } as const;

async function useSeoulTime(client: pg.ClientBase): Promise<void> {
  await client.query("set time zone 'Asia/Seoul'");
}

type Options = {
  connection: DatabaseConnection;
  /** Of each of the two pools. */
  maxConnections: number;
  log: DatabaseLog;
  connectionTimeout?: number;
  followsPosition?: boolean;
};

/**
 * Opens two pools: one for single reads, one for transactions and single writes. Writers may wait for
 * a lock, and reads never queue behind them.
 */
function openConnections({ connection, maxConnections, log, ...options }: Options) {
  const { connectionTimeout = POOL_WAIT_MS } = options;
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
    // The server may hang without closing the socket, so the client has a limit too.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    types: createTypeParsers(),
  };
  const poolSettings = { ...settings, max: maxConnections };
  const openPool = () =>
    openClientPool({ settings: poolSettings, clients, prepare: useSeoulTime, countWait });
  const connect = (own: pg.ClientConfig) => {
    const client = new pg.Client({ ...settings, ...own });
    clients.track(client);
    return { client, opened: client.connect() };
  };
  const [reads, writes] = [openPool(), openPool()];
  const pipelined = pipelinedReads({
    connect: () => {
      const { client, opened } = connect({ pipeline: true });
      return { client, opened: opened.then(() => useSeoulTime(client)) };
    },
    tellWait: countWait,
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
  const { connection, followsPosition = false } = options;
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
      if (followsPosition && query.writes) {
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
  /** Refuses at once while the server is unresponsive. */
  async function whileResponsive<T>(work: () => Promise<T>): Promise<T> {
    if (isUnresponsive) throw new DatabaseUnresponsiveError();
    return work();
  }

  return {
    connection,
    consistency: { required: NO_POSITION, guaranteed: NO_POSITION },
    followsPosition,
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
        clients.cutOffAll();
        for (const pool of [reads, writes]) pool.refuseWaiting(new DatabaseUnresponsiveError());
      }
      return changed;
    },
  };
}
