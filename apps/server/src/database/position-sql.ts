import type { Position } from '#server/runtime/position.ts';
import { NO_POSITION } from '#server/runtime/position.ts';

/** The written position of a primary; null on a replica. A number, because LSN texts do not sort. */
export const POSITION_TEXT = `
  select case when not pg_is_in_recovery() then
    (pg_current_wal_insert_lsn() - '0/0')::text end as position`;

/** The replayed position of a replica; null on a server that has become a primary. */
export const REPLAYED_TEXT = `
  select case when pg_is_in_recovery() then
    (pg_last_wal_replay_lsn() - '0/0')::text end as position`;

/** Returns 0 for a row without a position. */
export function toPosition(row: unknown): Position {
  const { position } = Object(row) as { position?: unknown };
  return typeof position === 'string' ? BigInt(position) : NO_POSITION;
}
