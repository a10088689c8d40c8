import type { Leave } from '#server/limits/slots.ts';

/** In the order in which they are refused. A write is never refused here. */
export type ReadKind = 'guests-list' | 'read';

/**
 * A read that finds this many of its kind without a reply is refused. Measured by bench:overload: the
 * load that one process holds keeps 40 under way, and 128 are worked off in about a fifth of a second.
 * Guests' lists that are in no cache have fewer, so that they take little from the members.
 */
const MAX_UNDER_WAY: Record<ReadKind, number> = { 'guests-list': 64, read: 128 };

/** Counts the reads of all callers that are still worked on, streams left out. */
export class ReadsUnderWay {
  readonly #counts: Record<ReadKind, number> = { 'guests-list': 0, read: 0 };

  /** Returns undefined when there are too many. */
  enter(kind: ReadKind): Leave | undefined {
    if (this.#counts[kind] >= MAX_UNDER_WAY[kind]) return undefined;
    this.#counts[kind] += 1;
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#counts[kind] -= 1;
    };
  }

  count(kind: ReadKind): number {
    return this.#counts[kind];
  }
}
