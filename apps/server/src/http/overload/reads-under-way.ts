/** In the order in which they are refused. A write is never refused here. */
export type ReadKind = 'guests-list' | 'read';

/**
 * A read that finds so many of its kind without a reply is refused. Measured by bench:overload: the
 * load that one process holds keeps 40 under way, and 128 are worked off in about a fifth of a second.
 * Guests' lists have fewer places: whoever asks for all pages of all of them takes little from the
 * members, and the list that many guests ask for is kept, and waits for no place.
 */
const MOST_UNDER_WAY: Record<ReadKind, number> = { 'guests-list': 64, read: 128 };

/** Counts the reads without a reply yet, streams left out. */
export class ReadsUnderWay {
  readonly #counts: Record<ReadKind, number> = { 'guests-list': 0, read: 0 };

  /** Returns false where there is no place left. Whoever gets one calls `leave` once. */
  enter(kind: ReadKind): boolean {
    if (this.#counts[kind] >= MOST_UNDER_WAY[kind]) return false;
    this.#counts[kind] += 1;
    return true;
  }

  leave(kind: ReadKind): void {
    this.#counts[kind] -= 1;
  }

  count(kind: ReadKind): number {
    return this.#counts[kind];
  }
}
