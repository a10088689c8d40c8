import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseConnection, sessionSettings } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import type { ChannelListener, Listening } from './bell-channel.ts';

/** What pg_stat_activity shows of the connection. */
const LISTENER_NAME = 'azit doorbells';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection can be dead without a sign of it, so it is asked for one this often. */
const PULSE_EVERY_MS = 5_000;
const REPLY_WITHIN_MS = 2_000;
/** A server that hangs does not hold up the stop. */
const GOODBYE_MS = 500;

/** Listens on a connection of its own, and on a new one whenever it breaks, until stopped. */
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
    const limits = { connectionTimeoutMillis: LONGEST_PAUSE_MS, query_timeout: REPLY_WITHIN_MS };
    const current = new pg.Client({ ...options.connection, ...settings, ...limits });
    client = current;
    const ended = new Promise<void>((resolve) => current.once('end', resolve));
    current.on('error', (error) => log.warn({ reason: error.message }, 'doorbells cut off'));
    current.on('notification', ({ payload = '' }) => listener.receive(payload));
    await current.connect();
    await current.query(`listen ${options.channel}`);
    listener.resync();
    const pulse = setInterval(() => {
      current.query('select 1').catch(() => current.connection.stream.destroy());
    }, PULSE_EVERY_MS);
    await ended;
    clearInterval(pulse);
  }

  async function listen(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause *= 2) {
      const begun = performance.now();
      await listenOnce().catch((error: unknown) => {
        log.warn({ err: error }, 'doorbells not to be heard yet');
        client?.connection.stream.destroy();
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
      await Promise.race([client?.end().catch(() => {}), delay(GOODBYE_MS)]);
      client?.connection.stream.destroy();
      await loop;
    },
  };
}
