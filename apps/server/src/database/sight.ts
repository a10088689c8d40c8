import type { Position } from '#server/runtime/position.ts';

/** How much of what was committed is seen by reading somewhere; all 0 where there are no replicas. */
export type Sight = {
  /** What whoever reads must see. */
  readonly required: Position;
  /** What is surely seen. */
  readonly sure: Position;
};
