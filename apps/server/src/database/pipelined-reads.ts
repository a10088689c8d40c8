import pg from 'pg';
import type { NamedQuery, QueryRunner } from './query-runner.ts';

/** Measured: with two a slow one holds up too many, with four PostgreSQL computes less. */
const MOST_LANES = 3;

/** A connection on which a statement is sent before the one in front of it has its reply. */
type Lane = {
  client: pg.Client;
  isOpen: boolean;
  opened: Promise<void>;
  underWay: number;
  /** By performance.now(): when it opened, or the last reply came. */
  freeSince: number;
};

export type PipelinedReads = QueryRunner & { close(): Promise<void> };

/**
 * Runs statements on few connections that are never checked out. Each is a transaction of its own, so
 * one that fails does not touch the others on its lane; a lost connection fails all that are under
 * way on it. A slow one holds up those behind it: hence only for statements that say `pipelined`.
 */
export function pipelinedReads(given: {
  connect(): { client: pg.Client; opened: Promise<void> };
  /** Hears of every reply how long its statement stood behind others. */
  tellWait(ms: number): void;
}): PipelinedReads {
  const { connect, tellWait } = given;
  const lanes = new Set<Lane>();
  let isClosed = false;

  function openLane(): Lane {
    const lane: Lane = { ...connect(), isOpen: false, underWay: 0, freeSince: 0 };
    lanes.add(lane);
    lane.opened.then(
      () => {
        lane.isOpen = true;
        lane.freeSince = performance.now();
      },
      () => retire(lane),
    );
    lane.client.once('end', () => lanes.delete(lane));
    return lane;
  }

  /** An idle lane, a new one, or the one with the least to do. */
  function chooseLane(): Lane {
    let emptiest: Lane | undefined;
    for (const lane of lanes) {
      if (lane.underWay === 0) return lane;
      if (emptiest === undefined || lane.underWay < emptiest.underWay) emptiest = lane;
    }
    return emptiest === undefined || lanes.size < MOST_LANES ? openLane() : emptiest;
  }

  /** What has been prepared on it may be what failed, so nothing new goes there. */
  function retire(lane: Lane): void {
    if (lanes.delete(lane)) lane.client.end().catch(() => {});
  }

  return {
    run: async (query) => {
      // In the words of the driver, by which database-error.ts knows it.
      if (isClosed) throw new Error('Client was closed and is not queryable');
      const lane = chooseLane();
      lane.underWay += 1;
      const begun = performance.now();
      try {
        if (!lane.isOpen) await lane.opened;
        const result = await ask<never>(lane.client, query);
        tellWait(Math.max(lane.freeSince - begun, 0));
        lane.freeSince = performance.now();
        return result;
      } catch (error) {
        retire(lane);
        throw error;
      } finally {
        lane.underWay -= 1;
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(
        [...lanes].map(({ client, opened }) =>
          // Whoever waits for it to open asks first; the driver then waits for their replies.
          opened.then(
            () => client.end(),
            () => {},
          ),
        ),
      );
    },
  };
}

/**
 * Hands the driver a query that is made already: of an object that describes one it makes a copy
 * first, property by property, which takes longer than to send it.
 */
function ask<Row extends pg.QueryResultRow>(
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
