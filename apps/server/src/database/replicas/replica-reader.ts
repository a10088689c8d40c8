import type { Position } from '#server/runtime/position.ts';
import type { Database } from '../database.ts';
import { isDatabaseUnavailable } from '../database-error.ts';

export type Replica = {
  readonly database: Database;
  /** As last heard; undefined while it is not to be used. */
  replayed: Position | undefined;
  /** When it was last known to have all that the primary had, by this process's own clock. */
  hadAllAt: number;
};

/** Reads from the replica; writes, transactions and whatever fails there go to the primary. */
export function replicaReader(primary: Database, replica: Replica): Database {
  return {
    ...primary,
    run: async (query) => {
      if (query.writes || replica.replayed === undefined) return primary.run(query);
      try {
        return await replica.database.run(query);
      } catch (error) {
        // Until it is heard of again. Anything else is of this statement: replaying may cancel one,
        // and a migration may not have arrived yet.
        if (isDatabaseUnavailable(error)) replica.replayed = undefined;
        return primary.run(query);
      }
    },
  };
}
