/** Starts per second that one key may have, after a burst. */
export type Rate = { perSecond: number; burst: number };

type Bucket = { tokens: number; at: number; rate: Rate };

/** Beyond this a request is refused instead of delayed. */
export const MAX_DELAY_MS = 2_000;
/** Every so many calls, keys whose bucket is full again are forgotten. */
const CALLS_PER_SWEEP = 1_000;

/**
 * Spreads the requests of one key over time: a token bucket that may go into debt, and who takes a
 * token out of it waits until it is paid back.
 */
export class Pace {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  #calls = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Returns for how many milliseconds the request has to wait; undefined when that is too long. */
  delay(key: string, rate: Rate): number | undefined {
    this.#calls += 1;
    if (this.#calls % CALLS_PER_SWEEP === 0) this.#sweep();
    const tokens = this.#tokensOf(key, rate) - 1;
    const delay = tokens < 0 ? (-tokens / rate.perSecond) * 1_000 : 0;
    if (delay > MAX_DELAY_MS) return undefined;
    this.#buckets.set(key, { tokens, at: this.#now(), rate });
    return delay;
  }

  #tokensOf(key: string, { perSecond, burst }: Rate): number {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return burst;
    const seconds = (this.#now() - bucket.at) / 1_000;
    return Math.min(burst, bucket.tokens + seconds * perSecond);
  }

  #sweep(): void {
    for (const [key, { rate }] of this.#buckets) {
      if (this.#tokensOf(key, rate) === rate.burst) this.#buckets.delete(key);
    }
  }
}
