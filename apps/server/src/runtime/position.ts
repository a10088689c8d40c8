/**
 * A position in PostgreSQL's write-ahead log: a server that has replayed up to this position has
 * every earlier commit.
 */
export type Position = bigint;

export const NO_POSITION: Position = 0n;

export function furthest(one: Position, other: Position): Position {
  return one > other ? one : other;
}
