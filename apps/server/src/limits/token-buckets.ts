/** Requests per second of one key, after a burst. */
export type Rate = { perSecond: number; burst: number };

type Bucket = { tokens: number; at: number; rate: Rate };

/** A request that would wait longer is refused. */
export const MAX_DELAY_MS = 2_000;
/** Full buckets are removed once per this many calls. */
const CALLS_PER_SWEEP = 1_000;

/**
 * One token bucket per key. A bucket may go into debt: the request that takes such a token waits until
 * the debt is paid.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  #calls = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Returns how many milliseconds the request must wait; undefined when that is too long. */
  take(key: string, rate: Rate): number | undefined {
    this.#calls += 1;
    if (this.#calls % CALLS_PER_SWEEP === 0) this.#sweep();
    const tokens = this.#countTokens(key, rate) - 1;
    const delay = tokens < 0 ? (-tokens / rate.perSecond) * 1_000 : 0;
    if (delay > MAX_DELAY_MS) return undefined;
    this.#buckets.set(key, { tokens, at: this.#now(), rate });
    return delay;
  }

  #countTokens(key: string, { perSecond, burst }: Rate): number {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return burst;
    const seconds = (this.#now() - bucket.at) / 1_000;
    return Math.min(burst, bucket.tokens + seconds * perSecond);
  }

  #sweep(): void {
    for (const [key, { rate }] of this.#buckets) {
      if (this.#countTokens(key, rate) === rate.burst) this.#buckets.delete(key);
    }
  }
}
