import pg from 'pg';
import { DatabaseUnresponsiveError } from './database-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { createTypeParsers } from './type-parsers.ts';

export type DatabaseConnection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

export interface QueryRunner {
  run<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<pg.QueryResult<Row>>;
}

export interface Database extends QueryRunner {
  readonly connection: DatabaseConnection;
  /** For a transaction of its own; everything else goes through statements. */
  checkOut(): Promise<pg.PoolClient>;
  close(): Promise<void>;
  /** When the server last said anything, on whichever connection, by performance.now(). */
  lastReplyAt(): number;
  /** While silent everything is refused at once, also what was under way; answers whether that is news. */
  setUnresponsive(isUnresponsive: boolean): boolean;
}

const statementTimeout = 5_000;

export const sessionSettings = { application_name: 'azit', keepAlive: true } as const;

export async function useSeoulTime(client: pg.ClientBase): Promise<void> {
  await client.query("set time zone 'Asia/Seoul'");
}

export function openDatabase(options: {
  connection: DatabaseConnection;
  maxConnections: number;
  log: DatabaseLog;
  /** Short by default, because somebody waits for an answer; a command can wait longer. */
  connectionTimeout?: number;
}): Database {
  const { connection, maxConnections, log, connectionTimeout = 800 } = options;
  // A lost server must never become an uncaught 'error' event, on an idle client or a busy one.
  const noteLostConnection = (error: Error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'database connection lost');
  };
  const clients = new Set<pg.Client>();
  const waiting = new Set<() => void>();
  let repliedAt = 0;
  let isUnresponsive = false;
  const pool = new pg.Pool({
    ...connection,
    ...sessionSettings,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    // Prepared statements and their generic plans live and die with a connection.
    idleTimeoutMillis: 0,
    statement_timeout: statementTimeout,
    // The server may hang without closing the socket, so the client has a limit too.
    query_timeout: statementTimeout + 1_000,
    idle_in_transaction_session_timeout: 10_000,
    types: createTypeParsers(),
    onConnect: (client) => {
      // Before its first statement, which may be the one that is never answered.
      if (client instanceof pg.Client) follow(client);
      return useSeoulTime(client);
    },
  });
  pool.on('error', () => {});

  function follow(client: pg.Client): void {
    client.on('error', noteLostConnection);
    clients.add(client);
    client.once('end', () => clients.delete(client));
    client.connection.stream.on('data', () => {
      repliedAt = performance.now();
    });
  }

  /** Whoever waits for a connection is told of a silence as well; one that comes after it goes back. */
  async function checkOut(): Promise<pg.PoolClient> {
    if (isUnresponsive) throw new DatabaseUnresponsiveError();
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    const tell = () => reject(new DatabaseUnresponsiveError());
    waiting.add(tell);
    pool.connect().then(
      (client) => {
        if (waiting.delete(tell)) resolve(client);
        else client.release();
      },
      (error: unknown) => {
        waiting.delete(tell);
        reject(error);
      },
    );
    return promise;
  }

  return {
    connection,
    run: async (query) => {
      const client = await checkOut();
      try {
        const result = await client.query(query);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    checkOut,
    close: () => pool.end(),
    lastReplyAt: () => repliedAt,
    setUnresponsive: (now) => {
      const changed = now !== isUnresponsive;
      isUnresponsive = now;
      if (now) {
        for (const client of clients) client.connection.stream.destroy();
        for (const tell of waiting) tell();
        waiting.clear();
      }
      return changed;
    },
  };
}
