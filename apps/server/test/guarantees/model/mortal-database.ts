import type pg from 'pg';
import type { Database } from '#server/database/database.ts';
import type { NamedQuery } from '#server/database/query-runner.ts';

/**
 * Not counted as statements of a request, because they run at an uncertain time after the commit.
 */
const UNCOUNTED = ['publish_doorbells'];

class KilledError extends Error {}

/**
 * Lets a process lose its database before its nth statement, as if it were killed there. PostgreSQL
 * then rolls back the open transaction. Once a commit begins, the process is no longer killed,
 * because the test could not know whether the transaction had an effect.
 */
export function mortalDatabase(database: Database) {
  let left = Number.POSITIVE_INFINITY;
  let survivesCommits = false;
  let isDead = false;
  let commits = false;

  function count({ name, text }: { name?: string; text: string }): void {
    if (text.startsWith('rollback') || (name !== undefined && UNCOUNTED.includes(name))) return;
    if (text.startsWith('commit') && !survivesCommits) left = Number.POSITIVE_INFINITY;
    left -= 1;
    isDead ||= left < 0;
    if (isDead) throw new KilledError('killed');
  }

  function watch(client: pg.PoolClient): pg.PoolClient {
    return new Proxy(client, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        if (property !== 'query') return value.bind(target);
        return async (query: string | NamedQuery, ...rest: unknown[]) => {
          count(typeof query === 'string' ? { text: query } : query);
          const isCommitted = commits && isDead && query === 'rollback';
          return value.call(target, isCommitted ? 'commit' : query, ...rest);
        };
      },
    });
  }

  return {
    database: {
      ...database,
      run: async (query) => {
        count(query);
        return database.run(query);
      },
      checkOut: async () => watch(await database.checkOut()),
    } satisfies Database as Database,
    killAt(statement: number, { afterCommits = false } = {}): void {
      left = statement - 1;
      survivesCommits = afterCommits;
    },
    /** Simulates a bug: a transaction is committed when its process is killed. */
    commitWhenKilled(isPlanted: boolean): void {
      commits = isPlanted;
    },
    /** Returns whether the process was killed. */
    revive(): boolean {
      const wasKilled = isDead;
      left = Number.POSITIVE_INFINITY;
      isDead = false;
      return wasKilled;
    },
  };
}
