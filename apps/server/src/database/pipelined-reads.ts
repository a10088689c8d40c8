import type pg from 'pg';
import type { QueryRunner } from './query-runner.ts';

/** Measured: with two a slow one holds up too many, with four PostgreSQL computes less. */
const MOST_LANES = 3;

/** A connection on which a statement is sent before the one in front of it has its reply. */
type Lane = { client: pg.Client; isOpen: boolean; opened: Promise<void>; underWay: number };

export type PipelinedReads = QueryRunner & {
  /** Statements behind another one on their lane. */
  waiting(): number;
  close(): Promise<void>;
};

/**
 * Runs statements on few connections that are never checked out. Each is a transaction of its own, so
 * one that fails does not touch the others on its lane; a lost connection fails all that are under
 * way on it. A slow one holds up those behind it: hence only for statements that say `isQuick`.
 */
export function pipelinedReads(
  connect: () => { client: pg.Client; opened: Promise<void> },
): PipelinedReads {
  const lanes = new Set<Lane>();
  let isClosed = false;

  function openLane(): Lane {
    const lane: Lane = { ...connect(), isOpen: false, underWay: 0 };
    lanes.add(lane);
    lane.opened.then(
      () => {
        lane.isOpen = true;
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
      try {
        if (!lane.isOpen) await lane.opened;
        return await lane.client.query(query);
      } catch (error) {
        retire(lane);
        throw error;
      } finally {
        lane.underWay -= 1;
      }
    },
    waiting: () => [...lanes].reduce((sum, { underWay }) => sum + Math.max(underWay - 1, 0), 0),
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
