/** A place in PostgreSQL's log of writes: who has replayed it sees every commit before it. */
export type Position = bigint;

/** What nobody has to wait for; the only position there is without replicas. */
export const NO_POSITION: Position = 0n;

export function furthest(one: Position, other: Position): Position {
  return one > other ? one : other;
}
