import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type Database, sessionSettings } from './database.ts';
import type { DatabaseLog } from './database-log.ts';

// Together less than the second after which nobody waits any longer.
const BEAT_MS = 200;
const PATIENCE_MS = 700;

/**
 * A database that is gone says so; one that hangs, frozen or behind a dead network, says nothing, and
 * every call would wait as long as its longest statement may take. So it is asked on a connection of
 * its own whether it lives, and when it does not, all who wait are told at once.
 */
export function watchPulse(database: Database, log: DatabaseLog): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const options = { ...database.connection, ...sessionSettings };
    client = new pg.Client({ ...options, connectionTimeoutMillis: PATIENCE_MS });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function beatUntilLost(): Promise<void> {
    const current = await connect();
    if (database.silence(false)) log.info('database answers again');
    while (!stopping.signal.aborted) {
      if (await isSilentOrLost(current)) return;
      await pause();
    }
  }

  async function isSilentOrLost(current: pg.Client): Promise<boolean> {
    const asked = performance.now();
    const answer = current.query('select 1').then(
      () => 'alive' as const,
      () => 'lost' as const,
    );
    for (;;) {
      // Whatever another connection hears counts as well.
      const patience = Math.max(asked, database.lastHeard()) + PATIENCE_MS - performance.now();
      const heard = await Promise.race([answer, turnsAfter(Math.max(patience, 0))]);
      if (heard !== undefined) return heard === 'lost';
      if (stopping.signal.aborted) return true;
      if (patience > 0) continue;
      if (database.silence(true)) log.error('database does not answer, refusing everything');
      return true;
    }
  }

  /** And a turn more for what lies unread: it may have been this process that was held up. */
  async function turnsAfter(ms: number): Promise<undefined> {
    await delay(ms, undefined, { signal: stopping.signal }).catch(() => {});
    await nextTurn();
    await nextTurn();
  }

  const pause = () => delay(BEAT_MS, undefined, { signal: stopping.signal }).catch(() => {});

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Not to be reached at all: every call finds that out by itself, and quickly.
      await beatUntilLost().catch(() => {});
      client?.connection.stream.destroy();
      await pause();
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      client?.connection.stream.destroy();
      await watching;
    },
  };
}
