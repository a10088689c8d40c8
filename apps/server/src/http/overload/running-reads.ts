import type { Release } from '#server/limits/slots.ts';

export type ReadKind = 'guests-list' | 'read';

/** Measured with bench:overload: 40 reads at sustainable load; 128 finish in about 0.2 s. */
const MAX_RUNNING: Record<ReadKind, number> = { 'guests-list': 64, read: 128 };

export class RunningReads {
  readonly #counts: Record<ReadKind, number> = { 'guests-list': 0, read: 0 };

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
