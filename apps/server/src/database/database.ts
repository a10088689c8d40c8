import pg from 'pg';
import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';
import { DatabaseUnresponsiveError, isReadOnlyServer } from './database-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { pipelinedReads } from './pipelined-reads.ts';
import type { PoolLoad } from './pool-load.ts';
import { POSITION_TEXT, toPosition } from './position-sql.ts';
import type { QueryRunner } from './query-runner.ts';
import type { Sight } from './sight.ts';
import { createTypeParsers } from './type-parsers.ts';

export type DatabaseConnection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

export interface Database extends QueryRunner {
  readonly connection: DatabaseConnection;
  readonly sight: Sight;
  /** Whether the position of every commit is asked for, because replicas are read. */
  readonly followsPosition: boolean;
  /** The furthest position of the commits of this process; 0 unless it is followed. */
  written(): Position;
  noteWritten(position: Position): void;
  /** Connections of before are not used again: they lead to a server that takes no writes. */
  renewConnections(): void;
  /** For a transaction of its own; everything else goes through statements. */
  checkOut(): Promise<pg.PoolClient>;
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

export const sessionSettings = { application_name: 'azit', keepAlive: true } as const;

async function useSeoulTime(client: pg.ClientBase): Promise<void> {
  await client.query("set time zone 'Asia/Seoul'");
}

export function openDatabase(options: {
  connection: DatabaseConnection;
  maxConnections: number;
  log: DatabaseLog;
  /** Short by default, because a client waits; a command can wait longer. */
  connectionTimeout?: number;
  followsPosition?: boolean;
}): Database {
  const { connection, maxConnections, log, connectionTimeout = 800 } = options;
  const { followsPosition = false } = options;
  // A lost server must never become an uncaught 'error' event, on an idle client or a busy one.
  const logLostConnection = (error: Error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'database connection lost');
  };
  const clients = new Set<pg.Client>();
  let outdated = new WeakSet<pg.ClientBase>();
  let written = NO_POSITION;
  const refuseWaiting = new Set<() => void>();
  let repliedAt = 0;
  let isUnresponsive = false;
  let checkOuts = 0;
  let waitedMs = 0;
  const settings = {
    ...connection,
    ...sessionSettings,
    connectionTimeoutMillis: connectionTimeout,
    // The server may hang without closing the socket, so the client has a limit too.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    types: createTypeParsers(),
  };
  const pool = new pg.Pool({
    ...settings,
    max: maxConnections,
    // Prepared statements and their generic plans live and die with a connection.
    idleTimeoutMillis: 0,
    onConnect: (client) => {
      // Before its first statement, which may be the one that gets no reply.
      if (client instanceof pg.Client) trackReplies(client);
      return useSeoulTime(client);
    },
  });
  pool.on('error', () => {});

  function trackReplies(client: pg.Client): void {
    client.on('error', logLostConnection);
    clients.add(client);
    client.once('end', () => clients.delete(client));
    client.connection.stream.on('data', () => {
      repliedAt = performance.now();
    });
  }

  const reads = pipelinedReads({
    connect: () => {
      const client = new pg.Client({ ...settings, pipeline: true });
      trackReplies(client);
      return { client, opened: client.connect().then(() => useSeoulTime(client)) };
    },
    tellWait: countWait,
  });

  function countWait(ms: number): void {
    checkOuts += 1;
    waitedMs += ms;
  }

  /**
   * Throws at once when the server turns unresponsive; a connection that comes later goes back to
   * the pool.
   */
  async function checkOut(): Promise<pg.PoolClient> {
    if (isUnresponsive) throw new DatabaseUnresponsiveError();
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    const refuse = () => reject(new DatabaseUnresponsiveError());
    refuseWaiting.add(refuse);
    const begun = performance.now();
    pool.connect().then(
      (client) => {
        countWait(performance.now() - begun);
        const isOutdated = outdated.has(client);
        if (!refuseWaiting.delete(refuse)) client.release(isOutdated);
        else if (!isOutdated) resolve(client);
        else {
          client.release(true);
          resolve(checkOut());
        }
      },
      (error: unknown) => {
        refuseWaiting.delete(refuse);
        reject(error);
      },
    );
    return promise;
  }

  const noteWritten = (position: Position) => {
    written = furthest(written, position);
  };
  const renewConnections = () => {
    outdated = new WeakSet(clients);
  };

  return {
    connection,
    sight: { required: NO_POSITION, sure: NO_POSITION },
    followsPosition,
    written: () => written,
    noteWritten,
    renewConnections,
    run: async (query) => {
      if (query.isQuick) {
        if (isUnresponsive) throw new DatabaseUnresponsiveError();
        return reads.run(query);
      }
      const client = await checkOut();
      try {
        const result = await client.query(query);
        if (followsPosition && query.writes) {
          noteWritten(toPosition((await client.query(POSITION_TEXT)).rows[0]));
        }
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        if (isReadOnlyServer(error)) renewConnections();
        throw error;
      }
    },
    checkOut,
    close: async () => {
      await Promise.all([pool.end(), reads.close()]);
    },
    lastReplyAt: () => repliedAt,
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      checkOuts,
      waitedMs,
    }),
    setUnresponsive: (now) => {
      const changed = now !== isUnresponsive;
      isUnresponsive = now;
      if (now) {
        for (const client of clients) client.connection.stream.destroy();
        for (const refuse of refuseWaiting) refuse();
        refuseWaiting.clear();
      }
      return changed;
    },
  };
}
