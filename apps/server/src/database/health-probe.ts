import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type Database, sessionSettings } from './database.ts';
import type { DatabaseLog } from './database-log.ts';

// Together less than the second after which nobody waits any longer.
const BEAT_MS = 100;
const PATIENCE_MS = 700;
// Far away or just waking up, a connection may take longer than an answer: it is not given up with it.
const CONNECT_MS = 2_000;

/**
 * A database that is gone says so; one that hangs, frozen or behind a dead network, says nothing, and
 * every call would wait as long as its longest statement may take. So it is asked on a connection of
 * its own whether it lives, and when it does not, all who wait are told at once.
 */
export function startHealthProbe(database: Database, log: DatabaseLog): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  /** What it says while a connection is being opened counts, too. */
  let repliedAt = 0;

  async function connect(): Promise<pg.Client> {
    const options = { ...database.connection, ...sessionSettings };
    client = new pg.Client({ ...options, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => {});
    client.connection.on('message', () => {
      repliedAt = performance.now();
    });
    const connected = client.connect();
    // Who never got through holds no connection to wait on, and is refused by its own timeout.
    if (database.lastReplyAt() > 0) await awaitReply(connected);
    await connected;
    return client;
  }

  async function beatUntilLost(): Promise<void> {
    const current = await connect();
    if (database.setUnresponsive(false)) log.info('database answers again');
    while (!stopping.signal.aborted) {
      if ((await awaitReply(current.query('select 1'))) !== 'alive') return;
      await pause();
    }
  }

  /** Waits for the answer as long as patience lasts, and then tells everybody that none came. */
  async function awaitReply(question: Promise<unknown>): Promise<'alive' | 'lost' | 'silent'> {
    const asked = performance.now();
    const answer = question.then(
      () => 'alive' as const,
      () => 'lost' as const,
    );
    for (;;) {
      // Whatever another connection hears counts as well.
      const heard = Math.max(asked, repliedAt, database.lastReplyAt());
      const patience = heard + PATIENCE_MS - performance.now();
      const outcome = await Promise.race([answer, turnsAfter(Math.max(patience, 0))]);
      if (outcome !== undefined) return outcome;
      if (stopping.signal.aborted) return 'lost';
      if (patience > 0) continue;
      if (database.setUnresponsive(true))
        log.error('database does not answer, refusing everything');
      return 'silent';
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
