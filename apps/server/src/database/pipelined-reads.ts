import pg from 'pg';
import type { NamedQuery, QueryRunner } from './query-runner.ts';

/**
 * Measured: with two connections, a slow statement delays too many others; with four, throughput
 * drops.
 */
const MAX_CONNECTIONS = 3;

type PipelinedConnection = {
  client: pg.Client;
  isOpen: boolean;
  opened: Promise<void>;
  running: number;
  freeSince: number;
};

export type PipelinedReads = QueryRunner & { close(): Promise<void> };

/**
 * A slow statement delays the statements behind it on the connection, so only statements declared
 * `pipelined` run here.
 */
export function pipelinedReads(given: {
  connect(): { client: pg.Client; opened: Promise<void> };
  recordWait(ms: number): void;
}): PipelinedReads {
  const { connect, recordWait } = given;
  const connections = connectionSet(connect);
  let isClosed = false;

  return {
    run: async (query) => {
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

  function choose(): PipelinedConnection {
    let leastLoaded: PipelinedConnection | undefined;
    for (const connection of connections) {
      if (connection.running === 0) return connection;
      if (leastLoaded === undefined || connection.running < leastLoaded.running)
        leastLoaded = connection;
    }
    return leastLoaded === undefined || connections.size < MAX_CONNECTIONS ? open() : leastLoaded;
  }

  /**
   * Do not reuse the connection after an error: its prepared statement may be unusable and would
   * fail again.
   */
  function retire(connection: PipelinedConnection): void {
    if (connections.delete(connection)) connection.client.end().catch(() => {});
  }

  return { choose, retire, all: () => [...connections] };
}

/** Pass a Query object: the driver copies a plain object, which is slower than sending it. */
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
