import type { Position } from '#server/runtime/position.ts';

export type ReadConsistency = {
  readonly required: Position;
  readonly guaranteed: Position;
};
