import pg from 'pg';
import type { NamedQuery, QueryRunner } from './query-runner.ts';

/** Measured: with two, a slow statement delays too many others; with four, throughput drops. */
const MAX_CONNECTIONS = 3;

/** Sends statements without waiting for the replies to earlier ones. */
type PipelinedConnection = {
  client: pg.Client;
  isOpen: boolean;
  opened: Promise<void>;
  running: number;
  /** The time of opening or of the last reply, by performance.now(). */
  freeSince: number;
};

export type PipelinedReads = QueryRunner & { close(): Promise<void> };

/**
 * Runs statements on a few shared connections. Each statement is a separate transaction, so a failed
 * one does not affect the others; a lost connection fails all its running statements. A slow statement
 * delays those behind it: only for statements declared `pipelined`.
 */
export function pipelinedReads(given: {
  connect(): { client: pg.Client; opened: Promise<void> };
  /** Called for every reply with the time that its statement waited behind others. */
  recordWait(ms: number): void;
}): PipelinedReads {
  const { connect, recordWait } = given;
  const connections = connectionSet(connect);
  let isClosed = false;

  return {
    run: async (query) => {
      // The message of the driver, which database-error.ts recognizes.
      if (isClosed) throw new Error('Client was closed and is not queryable');
      const connection = connections.choose();
      connection.running += 1;
      const startedAt = performance.now();
      try {
        if (!connection.isOpen) await connection.opened;
        const result = await sendQuery<never>(connection.client, query);
        recordWait(Math.max(connection.freeSince - startedAt, 0));
        connection.freeSince = performance.now();
        return result;
      } catch (error) {
        connections.retire(connection);
        throw error;
      } finally {
        connection.running -= 1;
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(
        connections.all().map(({ client, opened }) =>
          // Waiting statements are sent first; the driver then waits for their replies.
          opened.then(
            () => client.end(),
            () => {},
          ),
        ),
      );
    },
  };
}

function connectionSet(connect: () => { client: pg.Client; opened: Promise<void> }) {
  const connections = new Set<PipelinedConnection>();

  function open(): PipelinedConnection {
    const connection: PipelinedConnection = {
      ...connect(),
      isOpen: false,
      running: 0,
      freeSince: 0,
    };
    connections.add(connection);
    connection.opened.then(
      () => {
        connection.isOpen = true;
        connection.freeSince = performance.now();
      },
      () => retire(connection),
    );
    connection.client.once('end', () => connections.delete(connection));
    return connection;
  }

  /** Returns an idle connection, a new one, or the least loaded one. */
  function choose(): PipelinedConnection {
    let leastLoaded: PipelinedConnection | undefined;
    for (const connection of connections) {
      if (connection.running === 0) return connection;
      if (leastLoaded === undefined || connection.running < leastLoaded.running)
        leastLoaded = connection;
    }
    return leastLoaded === undefined || connections.size < MAX_CONNECTIONS ? open() : leastLoaded;
  }

  /** A prepared statement of the connection may have failed, so do not reuse it. */
  function retire(connection: PipelinedConnection): void {
    if (connections.delete(connection)) connection.client.end().catch(() => {});
  }

  return { choose, retire, all: () => [...connections] };
}

/**
 * Gives the driver a Query object: from a plain object the driver makes a copy, which takes longer than
 * sending it.
 */
function sendQuery<Row extends pg.QueryResultRow>(
  client: pg.Client,
  { name, text, values, types }: NamedQuery,
): Promise<pg.QueryResult<Row>> {
  if (types !== undefined) return client.query<Row>({ name, text, values, types });
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<Row>>();
  const callback = (error: Error | null, result: pg.QueryResult<Row>) =>
    error ? reject(error) : resolve(result);
  client.query(Object.assign(new pg.Query<Row>(text, values), { name, callback }));
  return promise;
}
