import type { Release } from '#server/limits/slots.ts';

/** Guest lists are refused first. Writes are never refused here. */
export type ReadKind = 'guests-list' | 'read';

/**
 * Above this number of running reads, a read of the kind is refused. bench:overload: a process at its
 * sustainable load runs 40 reads, and 128 finish in about 0.2 s. Uncached guest lists get fewer slots.
 */
const MAX_RUNNING: Record<ReadKind, number> = { 'guests-list': 64, read: 128 };

/** Counts the running reads of all callers, without streams. */
export class RunningReads {
  readonly #counts: Record<ReadKind, number> = { 'guests-list': 0, read: 0 };

  /** Returns undefined when too many are running. */
  acquire(kind: ReadKind): Release | undefined {
    if (this.#counts[kind] >= MAX_RUNNING[kind]) return undefined;
    this.#counts[kind] += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#counts[kind] -= 1;
    };
  }

  count(kind: ReadKind): number {
    return this.#counts[kind];
  }
}
