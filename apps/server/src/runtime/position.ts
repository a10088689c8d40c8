/** A position in PostgreSQL's WAL: a server that has replayed it sees every earlier commit. */
export type Position = bigint;

export const NO_POSITION: Position = 0n;

export function furthest(one: Position, other: Position): Position {
  return one > other ? one : other;
}
