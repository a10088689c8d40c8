import type { Position } from '#server/runtime/position.ts';
import type { Database } from '../database.ts';
import { isDatabaseUnavailable } from '../database-error.ts';

export type Replica = {
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
