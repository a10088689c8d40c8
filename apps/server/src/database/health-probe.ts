import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type Database, sessionSettings } from './database.ts';
import type { DatabaseLog } from './database-log.ts';

// Together below the second after which a client aborts its request.
const PROBE_INTERVAL_MS = 100;
const REPLY_TIMEOUT_MS = 700;
// A distant or starting server may need longer to accept a connection than to reply.
const CONNECT_TIMEOUT_MS = 2_000;

/** The statement that is sent ten times per second, and its callbacks. */
export type Probe = {
  readonly text: string;
  replied(row: unknown): void;
  /** The connection has ended: the next reply may come from a restarted server. */
  lost(): void;
};

const plainProbe: Probe = { text: 'select 1', replied: () => {}, lost: () => {} };

/**
 * A stopped database closes its connections. A frozen one, or a dead network, does not, and every call
 * would wait for its timeout. So the probe sends statements on a separate connection and refuses all
 * calls while no reply arrives.
 *
 *     ┌────────────┐   connected: setUnresponsive(false)   ┌─────────┐
 *     │ connecting │ ────────────────────────────────────► │ probing │ ◄─┐ reply
 *     └────────────┘ ◄──────────────────────────────────── └─────────┘ ──┘
 *      ▲  ▲ │  │  │             connection lost                 │
 *      │  └─┘  │  │                                             │ no reply on any
 *      │ fails │  │ no reply on any connection for 700 ms,      │ connection for 700 ms
 *      │       │  │ though the pool had replies before          │
 *      │       │  └──────────────►┌──────────────┐◄─────────────┘
 *      │       │                  │ unresponsive │ setUnresponsive(true): calls are refused
 *      └───────┼───────────────── └──────────────┘ until the next connection is made
 *              ▼ stop() ends it from every state
 */
export function startHealthProbe(
  database: Database,
  log: DatabaseLog,
  probe: Probe = plainProbe,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  // Messages during connecting count as replies.
  let repliedAt = 0;

  async function connect(): Promise<pg.Client> {
    const options = { ...database.connection, ...sessionSettings };
    client = new pg.Client({ ...options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => {});
    client.once('end', probe.lost);
    client.connection.on('message', () => {
      repliedAt = performance.now();
    });
    const connected = client.connect();
    // Without an earlier reply no call waits on an open connection: each times out itself.
    if (database.lastReplyAt() > 0) await awaitReply(connected);
    await connected;
    return client;
  }

  async function probeUntilLost(): Promise<void> {
    const current = await connect();
    if (database.setUnresponsive(false)) log.info('database answers again');
    while (!stopping.signal.aborted) {
      const reply = current.query(probe.text).then(({ rows }) => probe.replied(rows[0]));
      if ((await awaitReply(reply)) !== 'replied') return;
      await pause();
    }
  }

  /** Waits for the reply; at the timeout sets the database unresponsive. */
  async function awaitReply(
    request: Promise<unknown>,
  ): Promise<'replied' | 'lost' | 'unresponsive'> {
    const sentAt = performance.now();
    const reply = request.then(
      () => 'replied' as const,
      () => 'lost' as const,
    );
    for (;;) {
      // A reply on any connection of the pool counts as well.
      const lastReplyAt = Math.max(sentAt, repliedAt, database.lastReplyAt());
      const remaining = lastReplyAt + REPLY_TIMEOUT_MS - performance.now();
      const outcome = await Promise.race([reply, waitAndRead(Math.max(remaining, 0))]);
      if (outcome !== undefined) return outcome;
      if (stopping.signal.aborted) return 'lost';
      if (remaining > 0) continue;
      if (database.setUnresponsive(true)) {
        log.error('database does not answer, refusing everything');
      }
      return 'unresponsive';
    }
  }

  /** Two more turns read data that has arrived while the event loop was blocked. */
  async function waitAndRead(ms: number): Promise<undefined> {
    await delay(ms, undefined, { signal: stopping.signal }).catch(() => {});
    await nextTurn();
    await nextTurn();
  }

  const pause = () =>
    delay(PROBE_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => {});

  async function probeRepeatedly(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Ignore an unreachable server: every call fails quickly itself.
      await probeUntilLost().catch(() => {});
      client?.connection.stream.destroy();
      await pause();
    }
  }

  const probing = probeRepeatedly();
  return {
    stop: async () => {
      stopping.abort();
      client?.connection.stream.destroy();
      await probing;
    },
  };
}
