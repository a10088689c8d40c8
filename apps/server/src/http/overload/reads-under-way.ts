/** In the order in which they are refused. A write is never refused here. */
export type ReadKind = 'guests-list' | 'read';

/**
 * A read that finds so many of its kind without a reply is refused. Measured by bench:overload: the
 * load that one process holds keeps 40 under way, and 128 are worked off in about a fifth of a second.
 * Guests' lists have fewer places: whoever asks for all pages of all of them takes little from the
 * members, and the list that many guests ask for is kept, and waits for no place.
 */
const MOST_UNDER_WAY: Record<ReadKind, number> = { 'guests-list': 64, read: 128 };
/** The part of them that one address can have, so that no single client leaves nothing to the others. */
const SHARE_OF_ONE = 0.75;

type Places = { count: number; byAddress: Map<string, number> };

/** Counts the reads that are still worked for, streams left out. */
export class ReadsUnderWay {
  readonly #taken: Record<ReadKind, Places> = {
    'guests-list': { count: 0, byAddress: new Map() },
    read: { count: 0, byAddress: new Map() },
  };

  /** Returns how to leave the place, which may be called more than once; undefined where there is none. */
  enter(kind: ReadKind, address: string): (() => void) | undefined {
    const taken = this.#taken[kind];
    const most = MOST_UNDER_WAY[kind];
    const own = taken.byAddress.get(address) ?? 0;
    if (taken.count >= most || own >= most * SHARE_OF_ONE) return undefined;
    taken.count += 1;
    taken.byAddress.set(address, own + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      taken.count -= 1;
      const left = (taken.byAddress.get(address) ?? 1) - 1;
      if (left === 0) taken.byAddress.delete(address);
      else taken.byAddress.set(address, left);
    };
  }

  count(kind: ReadKind): number {
    return this.#taken[kind].count;
  }
}
