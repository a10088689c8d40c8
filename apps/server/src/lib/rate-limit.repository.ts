import { bytes, int, text, textArray, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** Counts in one step, so that parallel requests and other processes are never lost. */
export const upsertHit = statement({
  name: 'upsert_rate_limit_hit',
  text: `
    insert into rate_limit_hits as r (rule, subject_hash, window_start, hits, expires_at)
    values ($1, $2, $3, 1, $4)
    on conflict (rule, subject_hash, window_start) do update set hits = r.hits + 1
    returning hits`,
  params: [text, bytes, timestamp, timestamp],
  row: { hits: int },
});

/** Names, subjects as hex, windows and their ends, side by side; in one order, so that nobody waits in a circle. */
const COUNTERS = `
  select rule, decode(subject, 'hex') as subject_hash, start::timestamptz as window_start,
    expiry::timestamptz as expires_at
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as named(rule, subject, start, expiry)
  order by rule`;

/** Takes one try of each counter. Answers all that is counted, this one included. */
export const reserveTries = statement({
  name: 'reserve_rate_limit_tries',
  text: `
    insert into rate_limit_hits as r
      (rule, subject_hash, window_start, expires_at, hits, pending)
    select c.*, 0, 1 from (${COUNTERS}) c
    on conflict (rule, subject_hash, window_start) do update set pending = r.pending + 1
    returning r.rule, r.hits, r.pending`,
  params: [textArray, textArray, textArray, textArray],
  row: { rule: text, hits: int, pending: int },
});

/** Ends a reservation: with `$5` = 1 it has become a failure, with 0 it is given back. */
export const settleTries = statement({
  name: 'settle_rate_limit_tries',
  text: `
    insert into rate_limit_hits as r
      (rule, subject_hash, window_start, expires_at, hits, pending)
    select c.*, $5::int4, 0 from (${COUNTERS}) c
    on conflict (rule, subject_hash, window_start) do update
      set hits = r.hits + excluded.hits, pending = greatest(r.pending - 1, 0)`,
  params: [textArray, textArray, textArray, textArray, int],
});
