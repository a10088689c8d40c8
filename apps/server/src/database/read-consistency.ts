import type { Position } from '#server/runtime/position.ts';

/** Which commits a read sees, as replication positions; both are 0 without replicas. */
export type ReadConsistency = {
  /** The reader must see commits up to here. */
  readonly required: Position;
  /** The server has replayed at least up to here. */
  readonly guaranteed: Position;
};
