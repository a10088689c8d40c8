import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseConnection, sessionSettings } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export type Listener = { stop(): Promise<void> };

/** Listens on a connection of its own for changes by other servers and by hand, until stopped. */
export function listenForListChanges(options: {
  connection: DatabaseConnection;
  listCacheVersion: ListCacheVersion;
  log: DatabaseLog;
}): Listener {
  const { listCacheVersion, log } = options;
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    const current = new pg.Client({ ...options.connection, ...sessionSettings });
    client = current;
    const ended = new Promise<void>((resolve) => current.once('end', resolve));
    current.on('error', (error) =>
      log.warn({ reason: error.message }, 'notices of list changes cut off'),
    );
    current.on('notification', listCacheVersion.bump);
    await current.connect();
    await current.query('listen public_lists');
    // Changes before this moment brought no notice.
    listCacheVersion.bump();
    await ended;
  }

  async function listen(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause *= 2) {
      const begun = performance.now();
      await listenOnce().catch((error: unknown) => {
        log.warn({ err: error }, 'notices of list changes not to be had yet');
        return client?.end().catch(() => {});
      });
      if (performance.now() - begun > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
      const wait = Math.min(pause, LONGEST_PAUSE_MS);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const loop = listen();
  return {
    stop: async () => {
      stopping.abort();
      await client?.end().catch(() => {});
      await loop;
    },
  };
}
