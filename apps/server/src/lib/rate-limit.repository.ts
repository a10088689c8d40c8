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

/** Several counters in one trip: names, subjects as hex, and windows, side by side. */
export const selectHits = statement({
  name: 'select_rate_limit_hits',
  text: `
    select r.rule, r.hits
    from unnest($1::text[], $2::text[], $3::text[]) as asked(rule, subject, start)
    join rate_limit_hits r on r.rule = asked.rule
      and r.subject_hash = decode(asked.subject, 'hex')
      and r.window_start = asked.start::timestamptz`,
  params: [textArray, textArray, textArray],
  row: { rule: text, hits: int },
});
