import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Counter, LimitCounts } from './limit-counts.ts';
import {
  countFailures,
  releaseAttempts,
  reserveAttempts,
  upsertHit,
} from './rate-limit.repository.ts';

export function postgresCounts(db: Queryable): LimitCounts {
  return {
    countHit: async ({ rule, subjectHash, start, end }) => {
      const row = await findOne(db, upsertHit, {
        rule,
        subject_hash: subjectHash,
        window_start: start,
        expires_at: end,
      });
      return row?.hits ?? 0;
    },
    reserve: async (counters) => {
      const columns = toColumns(counters);
      return {
        counts: await findMany(db, reserveAttempts, columns),
        release: async () => void (await execute(db, releaseAttempts, columns)),
        countFailure: async () => void (await execute(db, countFailures, columns)),
      };
    },
  };
}

function toColumns(counters: readonly Counter[]) {
  return {
    rules: counters.map(({ rule }) => rule),
    subjects: counters.map(({ subjectHash }) => subjectHash.toString('hex')),
    starts: counters.map(({ start }) => start.toISOString()),
    expiries: counters.map(({ end }) => end.toISOString()),
  };
}
