import pg from 'pg';
import type { TrackedClients } from './tracked-clients.ts';

export interface PoolLoad {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  readonly checkOuts: number;
  readonly waitedMs: number;
}

export function openClientPool(given: {
  settings: pg.PoolConfig;
  clients: TrackedClients;
  prepare(client: pg.ClientBase): Promise<void>;
  countWait(ms: number): void;
}) {
  const { settings, clients, prepare, countWait } = given;
  const waiting = new Set<(error: Error) => void>();
  const pool = new pg.Pool({
    ...settings,
    // Never close idle connections: prepared statements and their plans are lost with the
    // connection.
    idleTimeoutMillis: 0,
    onConnect: (client) => {
      if (client instanceof pg.Client) clients.track(client);
      return prepare(client);
    },
  });
  pool.on('error', () => {});

  async function checkOut(): Promise<pg.PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    waiting.add(reject);
    const startedAt = performance.now();
    pool.connect().then(
      (client) => {
        countWait(performance.now() - startedAt);
        const isOutdated = clients.isOutdated(client);
        if (!waiting.delete(reject)) client.release(isOutdated);
        else if (!isOutdated) resolve(client);
        else {
          client.release(true);
          resolve(checkOut());
        }
      },
      (error: unknown) => {
        waiting.delete(reject);
        reject(error);
      },
    );
    return promise;
  }

  return {
    checkOut,
    refuseWaiting: (error: Error) => {
      for (const refuse of waiting) refuse(error);
      waiting.clear();
    },
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => pool.end(),
  };
}
