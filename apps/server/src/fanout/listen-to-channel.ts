import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseConnection, sessionSettings } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import type { ChannelListener, Listening } from './doorbell-channel.ts';

const LISTENER_NAME = 'azit doorbells';
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** A dead connection may look open, so probe it regularly. */
const PROBE_EVERY_MS = 5_000;
const REPLY_LIMIT_MS = 2_000;
const STOP_LIMIT_MS = 500;

export function listenToChannel(options: {
  connection: DatabaseConnection;
  channel: string;
  listener: ChannelListener;
  log: DatabaseLog;
}): Listening {
  const { listener, log } = options;
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    const settings = { ...sessionSettings, application_name: LISTENER_NAME };
    const limits = { connectionTimeoutMillis: MAX_PAUSE_MS, query_timeout: REPLY_LIMIT_MS };
    const current = new pg.Client({ ...options.connection, ...settings, ...limits });
    client = current;
    const ended = new Promise<void>((resolve) => current.once('end', resolve));
    current.on('error', (error) => log.warn({ reason: error.message }, 'doorbell connection lost'));
    current.on('notification', ({ payload = '' }) => listener.receive(payload));
    await current.connect();
    await current.query(`listen ${options.channel}`);
    listener.resync();
    const probe = setInterval(() => {
      current.query('select 1').catch(() => current.connection.stream.destroy());
    }, PROBE_EVERY_MS);
    await ended;
    clearInterval(probe);
  }

  async function listen(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause *= 2) {
      const startedAt = performance.now();
      await listenOnce().catch((error: unknown) => {
        log.warn({ err: error }, 'doorbell connection failed');
        client?.connection.stream.destroy();
      });
      if (performance.now() - startedAt > MAX_PAUSE_MS) pause = FIRST_PAUSE_MS;
      const wait = Math.min(pause, MAX_PAUSE_MS);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const loop = listen();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([client?.end().catch(() => {}), delay(STOP_LIMIT_MS)]);
      client?.connection.stream.destroy();
      await loop;
    },
  };
}
