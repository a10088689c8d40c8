import { furthest, type Position } from '#server/runtime/position.ts';
import { nullable, text } from '../column.ts';
import { type Database, type DatabaseConnection, openDatabase } from '../database.ts';
import { isDatabaseUnavailable } from '../database-error.ts';
import type { DatabaseLog } from '../database-log.ts';
import { startHealthProbe } from '../health-probe.ts';
import { POSITION_TEXT, REPLAYED_TEXT, toPosition } from '../position-sql.ts';
import { findOne } from '../run-statement.ts';
import { statement } from '../statement.ts';
import { primaryPositions } from './primary-positions.ts';

const MAX_LAG_MS = 3_000;

const selectPosition = statement('select_position', {
  text: POSITION_TEXT,
  params: {},
  row: { position: nullable(text) },
});

export type Replicas = {
  readerFor(required: Position | undefined): Database;
  note(position: Position): void;
  currentPosition(): Promise<Position>;
  lags(): number[];
  stop(): Promise<void>;
};

export type Watch = (database: Database, server: 'primary' | `replica ${number}`) => Database;

/** Connect in the background: the server must start even if its replicas are unreachable. */
export function openReplicas(given: {
  primary: Database;
  connections: readonly DatabaseConnection[];
  maxConnections: number;
  log: DatabaseLog;
  watch: Watch;
}): Replicas {
  const { primary, connections, maxConnections, log, watch } = given;
  const positions = primaryPositions(MAX_LAG_MS);
  const replicas = connections.map((connection, index): Replica => {
    const opened = openDatabase({ connection, maxConnections, log });
    const database = watch(opened, `replica ${index + 1}`);
    return { database, replayed: undefined, hadAllAt: performance.now() };
  });
  const probes = startProbes(primary, replicas, positions, log);
  let turn = 0;

  function choose(required: Position): { replica: Replica; replayed: Position } | undefined {
    const bound = positions.bound();
    if (bound === undefined) return undefined;
    const needed = furthest(required, bound);
    turn += 1;
    for (let step = 0; step < replicas.length; step += 1) {
      const replica = replicas[(turn + step) % replicas.length];
      if (replica?.replayed !== undefined && replica.replayed >= needed) {
        return { replica, replayed: replica.replayed };
      }
    }
    return undefined;
  }

  return {
    readerFor: (required) => {
      const chosen = required === undefined ? undefined : choose(required);
      positions.note(primary.written());
      const guaranteed = chosen?.replayed ?? furthest(positions.newest(), required ?? 0n);
      const consistency = { required: required ?? primary.written(), guaranteed };
      return chosen === undefined
        ? { ...primary, consistency }
        : { ...replicaReader(primary, chosen.replica), consistency };
    },
    note: positions.note,
    currentPosition: async () => {
      const row = await findOne(primary, selectPosition, {});
      positions.note(toPosition(row));
      return furthest(positions.newest(), primary.written());
    },
    lags: () => replicas.map(({ hadAllAt }) => (performance.now() - hadAllAt) / 1_000),
    stop: async () => {
      await Promise.all(probes.map((probe) => probe.stop()));
      await Promise.all(replicas.map(({ database }) => database.close()));
    },
  };
}

function startProbes(
  primary: Database,
  replicas: readonly Replica[],
  positions: ReturnType<typeof primaryPositions>,
  log: DatabaseLog,
) {
  const primaryProbe = startHealthProbe(primary, log, {
    text: POSITION_TEXT,
    replied: (row) => positions.sample(toPosition(row)),
    lost: () => {},
  });
  const replicaProbes = replicas.map((replica) =>
    startHealthProbe(replica.database, log, {
      text: REPLAYED_TEXT,
      replied: (row) => {
        const replayed = toPosition(row);
        replica.replayed = replayed;
        replica.hadAllAt = positions.lastAt(replayed) ?? replica.hadAllAt;
      },
      // Forget the position: after a restart, the replica may be behind the position that it had
      // replayed before.
      lost: () => {
        replica.replayed = undefined;
      },
    }),
  );
  return [primaryProbe, ...replicaProbes];
}

type Replica = {
  readonly database: Database;
  replayed: Position | undefined;
  hadAllAt: number;
};

export function replicaReader(primary: Database, replica: Replica): Database {
  return {
    ...primary,
    run: async (query) => {
      if (query.writes || replica.replayed === undefined) return primary.run(query);
      try {
        return await replica.database.run(query);
      } catch (error) {
        // Skip an unavailable replica until its next probe. Other errors concern only this
        // statement.
        if (isDatabaseUnavailable(error)) replica.replayed = undefined;
        return primary.run(query);
      }
    },
  };
}
