import pg from 'pg';
import { type DatabaseConnection, sessionSettings } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { trackedClients } from '#server/database/tracked-clients.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
/** The workers poll every 2 s, so a longer silence on all connections means a dead network. */
const MAX_SILENCE_MS = 15_000;

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * Ignores two calls of the engine that would end the process: another release of the same connection
 * (after a database failure), and the release of a connection that was refused (the pool has ended).
 */
class ForgivingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (reason) => {
        if (!isReleased && client !== undefined) release(reason);
        isReleased = true;
      });
    });
    return undefined;
  }
}

/** Connect directly: the engine listens for notifications, which a pooler does not forward. */
export function openJobPool(options: {
  connection: DatabaseConnection;
  log: DatabaseLog;
  maxConnections: number;
}) {
  const pgPool = new ForgivingPool({
    ...options.connection,
    ...sessionSettings,
    // Disable the timeouts: the migrations of the engine may take longer than a request.
    options: '-c statement_timeout=0 -c lock_timeout=0',
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  });
  const clients = trackedClients((error) => {
    options.log.debug({ reason: error.message }, 'job connection lost');
  });
  pgPool.on('error', (error) => {
    options.log.debug({ reason: error.message }, 'idle job connection lost');
  });
  pgPool.on('connect', (client) => {
    if (client instanceof pg.Client) clients.track(client);
  });
  return {
    pgPool,
    close: () => pgPool.end(),
    watch: (maxSilenceMs = MAX_SILENCE_MS) => {
      const startedAt = performance.now();
      const timer = setInterval(() => {
        const repliedAt = Math.max(startedAt, clients.lastReplyAt());
        if (performance.now() - repliedAt >= maxSilenceMs) clients.destroyAll();
      }, maxSilenceMs / 3);
      return () => clearInterval(timer);
    },
  };
}
