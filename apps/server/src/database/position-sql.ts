import type { Position } from '#server/runtime/position.ts';
import { NO_POSITION } from '#server/runtime/position.ts';

/** How far a primary has written; null on a replica. As a number, because PostgreSQL's own form does not sort. */
export const POSITION_TEXT = `
  select case when not pg_is_in_recovery() then
    (pg_current_wal_insert_lsn() - '0/0')::text end as position`;

/** How far a replica has replayed; null on a server that has become a primary. */
export const REPLAYED_TEXT = `
  select case when pg_is_in_recovery() then
    (pg_last_wal_replay_lsn() - '0/0')::text end as position`;

/** Returns 0 for a row without one. */
export function toPosition(row: unknown): Position {
  const { position } = Object(row) as { position?: unknown };
  return typeof position === 'string' ? BigInt(position) : NO_POSITION;
}
