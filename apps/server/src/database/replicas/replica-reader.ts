import type { Position } from '#server/runtime/position.ts';
import type { Database } from '../database.ts';
import { isDatabaseUnavailable } from '../database-error.ts';

export type Replica = {
  readonly database: Database;
  /** The last known position; undefined while the replica must not be used. */
  replayed: Position | undefined;
  /** When the replica was last known to be up to date, by the clock of this process. */
  hadAllAt: number;
};

/** Reads from the replica; writes, transactions and failed reads go to the primary. */
export function replicaReader(primary: Database, replica: Replica): Database {
  return {
    ...primary,
    run: async (query) => {
      if (query.writes || replica.replayed === undefined) return primary.run(query);
      try {
        return await replica.database.run(query);
      } catch (error) {
        // Skip the replica until its next probe. Other errors concern this statement only: replay may
        // cancel it, or a migration is missing there.
        if (isDatabaseUnavailable(error)) replica.replayed = undefined;
        return primary.run(query);
      }
    },
  };
}
