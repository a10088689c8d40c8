import type { Release } from '#server/limits/slots.ts';

export type ReadKind = 'guests-list' | 'read';

/**
 * How many reads may run at once; further reads are refused. The highest load that one process can
 * sustain has about 40 running reads, and 128 finish in 0.2 s (`npm run lab -- bench:overload`).
 * Lists for guests get only half, so that members still get replies.
 */
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
