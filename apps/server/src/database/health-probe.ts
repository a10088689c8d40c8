import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type Database, sessionSettings } from './database.ts';
import type { DatabaseLog } from './database-log.ts';

// The interval and the time limit add up to less than a second, so that clients get a 503 before
// they abort their requests.
const PROBE_INTERVAL_MS = 100;
const REPLY_TIMEOUT_MS = 700;
// A distant or starting database may need longer to accept a connection than to reply.
const CONNECT_TIMEOUT_MS = 2_000;

export type Probe = {
  readonly text: string;
  replied(row: unknown): void;
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
  const running = new HealthProbe(database, log, probe);
  const ended = running.probeRepeatedly();
  return {
    stop: async () => {
      running.end();
      await ended;
    },
  };
}

class HealthProbe {
  readonly #database: Database;
  readonly #log: DatabaseLog;
  readonly #probe: Probe;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #repliedAt = 0;

  constructor(database: Database, log: DatabaseLog, probe: Probe) {
    this.#database = database;
    this.#log = log;
    this.#probe = probe;
  }

  async probeRepeatedly(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#probeUntilLost().catch(() => {});
      this.#client?.connection.stream.destroy();
      await this.#pause(PROBE_INTERVAL_MS);
    }
  }

  end(): void {
    this.#stopping.abort();
    this.#client?.connection.stream.destroy();
  }

  async #probeUntilLost(): Promise<void> {
    const current = await this.#connect();
    if (this.#database.setUnresponsive(false)) this.#log.info('database answers again');
    while (!this.#stopping.signal.aborted) {
      const query = current.query(this.#probe.text);
      const reply = query.then(({ rows }) => this.#probe.replied(rows[0]));
      if ((await this.#awaitReply(reply)) !== 'replied') return;
      await this.#pause(PROBE_INTERVAL_MS);
    }
  }

  async #connect(): Promise<pg.Client> {
    const options = { ...this.#database.connection, ...sessionSettings };
    const client = new pg.Client({ ...options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    this.#client = client;
    client.on('error', () => {});
    client.once('end', this.#probe.lost);
    client.connection.on('message', () => {
      this.#repliedAt = performance.now();
    });
    const connected = client.connect();
    if (this.#database.lastReplyAt() > 0) await this.#awaitReply(connected);
    await connected;
    return client;
  }

  async #awaitReply(request: Promise<unknown>): Promise<'replied' | 'lost' | 'unresponsive'> {
    const sentAt = performance.now();
    const reply = request.then(
      () => 'replied' as const,
      () => 'lost' as const,
    );
    for (;;) {
      const lastReplyAt = Math.max(sentAt, this.#repliedAt, this.#database.lastReplyAt());
      const remaining = lastReplyAt + REPLY_TIMEOUT_MS - performance.now();
      const outcome = await Promise.race([reply, this.#waitAndRead(Math.max(remaining, 0))]);
      if (outcome !== undefined) return outcome;
      if (this.#stopping.signal.aborted) return 'lost';
      if (remaining > 0) continue;
      if (this.#database.setUnresponsive(true)) {
        this.#log.error('database does not answer, refusing everything');
      }
      return 'unresponsive';
    }
  }

  /**
   * After a blocked event loop, Node runs timers before it reads sockets. Two more turns of the
   * loop let Node read replies that have already arrived, so that they do not count as missing.
   */
  async #waitAndRead(ms: number): Promise<undefined> {
    await this.#pause(ms);
    await nextTurn();
    await nextTurn();
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}
