import { bytes, int, text, textArray, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { sweepStatement } from '#server/database/sweep-statement.ts';

export const upsertHit = statement('upsert_rate_limit_hit', {
  text: `
    insert into rate_limit_hits as r (rule, subject_hash, window_start, hits, expires_at)
    values (:rule, :subject_hash, :window_start, 1, :expires_at)
    on conflict (rule, subject_hash, window_start) do update set hits = r.hits + 1
    returning hits`,
  params: { rule: text, subject_hash: bytes, window_start: timestamp, expires_at: timestamp },
  row: { hits: int },
});

/**
 * Statements that insert these counters must sort them by rule: requests with the same counters
 * must lock them in the same order to avoid deadlocks.
 */
const COUNTERS = `
  select rule, decode(subject, 'hex'), start::timestamptz, expiry::timestamptz`;
const NAMED = `
  unnest(:rules::text[], :subjects::text[], :starts::text[], :expiries::text[])
    as named(rule, subject, start, expiry)`;
const counterParams = {
  rules: textArray,
  subjects: textArray,
  starts: textArray,
  expiries: textArray,
};

/**
 * Skip the disk flush, so that the row lock is released sooner: many people behind one address wait
 * for this row. A crash of PostgreSQL may then lose a running attempt, but never a counted failure.
 */
export const reserveAttempts = statement('reserve_rate_limit_attempts', {
  text: `
    with unflushed as (select set_config('synchronous_commit', 'off', true))
    insert into rate_limit_hits as r
      (rule, subject_hash, window_start, expires_at, hits, pending)
    ${COUNTERS}, 0, 1 from ${NAMED}, unflushed order by rule
    on conflict (rule, subject_hash, window_start) do update set pending = r.pending + 1
    returning r.rule, r.hits, r.pending`,
  params: counterParams,
  row: { rule: text, hits: int, pending: int },
});

export const releaseAttempts = statement('release_rate_limit_attempts', {
  text: `
    with unflushed as (select set_config('synchronous_commit', 'off', true))
    insert into rate_limit_hits as r
      (rule, subject_hash, window_start, expires_at, hits, pending)
    ${COUNTERS}, 0, 0 from ${NAMED}, unflushed order by rule
    on conflict (rule, subject_hash, window_start) do update
      set pending = greatest(r.pending - 1, 0)`,
  params: counterParams,
});

export const countFailures = statement('count_rate_limit_failures', {
  text: `
    insert into rate_limit_hits as r
      (rule, subject_hash, window_start, expires_at, hits, pending)
    ${COUNTERS}, 1, 0 from ${NAMED} order by rule
    on conflict (rule, subject_hash, window_start) do update
      set hits = r.hits + 1, pending = greatest(r.pending - 1, 0)`,
  params: counterParams,
});

export const deleteExpiredHits = sweepStatement(
  'rate_limit_hits',
  'rule, subject_hash, window_start',
  'expires_at <= :now',
);
