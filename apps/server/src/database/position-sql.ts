import type { Position } from '#server/runtime/position.ts';
import { NO_POSITION } from '#server/runtime/position.ts';

/**
 * Subtract '0/0' to convert an LSN (position in the log) to a number: LSNs as text do not sort by
 * position.
 */
export const POSITION_TEXT = `
  select case when not pg_is_in_recovery() then
    (pg_current_wal_insert_lsn() - '0/0')::text end as position`;

export const REPLAYED_TEXT = `
  select case when pg_is_in_recovery() then
    (pg_last_wal_replay_lsn() - '0/0')::text end as position`;

export function toPosition(row: unknown): Position {
  const { position } = Object(row) as { position?: unknown };
  return typeof position === 'string' ? BigInt(position) : NO_POSITION;
}
