export type Rate = { perSecond: number; burst: number };

type Bucket = { tokens: number; at: number; rate: Rate };

export const MAX_DELAY_MS = 2_000;
const CALLS_PER_SWEEP = 1_000;

export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  #calls = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

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
