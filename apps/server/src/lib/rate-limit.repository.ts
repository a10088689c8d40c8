import { bytes, int, text, timestamp } from '#server/database/column.ts';
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

export const selectHits = statement({
  name: 'select_rate_limit_hits',
  text: 'select hits from rate_limit_hits where rule = $1 and subject_hash = $2 and window_start = $3',
  params: [text, bytes, timestamp],
  row: { hits: int },
});
