import type { FastifyBaseLogger } from 'fastify';
import type { Counter, LimitCounts, Reservation } from './limit-counts.ts';
import { withinTime } from './within-time.ts';

/** What counts in Valkey takes less than 1 ms; people wait for it. */
const WAIT_LIMIT_MS = 250;
const LOOK_EVERY_MS = 500;

export type CountsWithFallback = LimitCounts & { isAway(): boolean; stop(): void };

/**
 * Counts in `first` and, while that fails or is slow, in `second`. Both count exactly, and neither
 * knows the counts of the other: a limit that is half used begins anew when it moves, so of one
 * window at most as much again is let through, and nobody is refused for what they did not do.
 */
export function countsWithFallback(given: {
  first: LimitCounts;
  second: LimitCounts;
  /** Rejects while `first` is away. */
  look(): Promise<unknown>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}): CountsWithFallback {
  const { first, second, look, log } = given;
  let looking: NodeJS.Timeout | undefined;

  function leave(error: unknown): void {
    if (looking !== undefined) return;
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'Valkey is away, limits are counted in PostgreSQL',
    );
    looking = setInterval(lookAgain, LOOK_EVERY_MS).unref();
  }

  async function lookAgain(): Promise<void> {
    try {
      await withinTime(WAIT_LIMIT_MS, look());
    } catch {
      return;
    }
    if (looking === undefined) return;
    clearInterval(looking);
    looking = undefined;
    log.info('limits are counted in Valkey again');
  }

  /** Returns undefined when it failed: then `first` is away. */
  async function tryFirst<T>(work: () => Promise<T>): Promise<{ value: T } | undefined> {
    if (looking !== undefined) return undefined;
    try {
      return { value: await withinTime(WAIT_LIMIT_MS, work()) };
    } catch (error) {
      leave(error);
      return undefined;
    }
  }

  async function reserve(counters: readonly Counter[]): Promise<Reservation> {
    let isGivenUp = false;
    const reserved = await tryFirst(async () => {
      const late = await first.reserve(counters);
      if (isGivenUp) await late.release();
      return late;
    });
    if (reserved === undefined) {
      isGivenUp = true;
      return second.reserve(counters);
    }
    const { counts, release, countFailure } = reserved.value;
    return {
      counts,
      // One that cannot be released ends by itself.
      release: async () => void (await tryFirst(release)),
      countFailure: async () => {
        if ((await tryFirst(countFailure)) !== undefined) return;
        for (const counter of counters) await second.countHit(counter);
      },
    };
  }

  return {
    countHit: async (counter) =>
      (await tryFirst(() => first.countHit(counter)))?.value ?? second.countHit(counter),
    reserve,
    isAway: () => looking !== undefined,
    stop: () => clearInterval(looking),
  };
}
