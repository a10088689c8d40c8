import type { FastifyBaseLogger } from 'fastify';
import type { Counter, LimitCounts, Reservation } from './limit-counts.ts';
import { withTimeout } from './with-timeout.ts';

const WAIT_LIMIT_MS = 250;
const PROBE_EVERY_MS = 500;

export type CountsWithFallback = LimitCounts & { isUnavailable(): boolean; stop(): void };

/**
 * When counting moves from one store to the other, every count starts at zero: callers may reach at
 * most twice their limit, but nobody is refused wrongly.
 */
export function countsWithFallback(dependencies: {
  first: LimitCounts;
  second: LimitCounts;
  probe(): Promise<unknown>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}): CountsWithFallback {
  const { first, second } = dependencies;
  const breaker = circuitBreaker(dependencies.probe, dependencies.log);

  async function reserve(counters: readonly Counter[]): Promise<Reservation> {
    let isAbandoned = false;
    const reserved = await breaker.run(async () => {
      const late = await first.reserve(counters);
      if (isAbandoned) await late.release();
      return late;
    });
    if (reserved === undefined) {
      isAbandoned = true;
      return second.reserve(counters);
    }
    const { counts, release, countFailure } = reserved.value;
    return {
      counts,
      release: async () => void (await breaker.run(release)),
      countFailure: async () => {
        if ((await breaker.run(countFailure)) !== undefined) return;
        for (const counter of counters) await second.countHit(counter);
      },
    };
  }

  return {
    countHit: async (counter) =>
      (await breaker.run(() => first.countHit(counter)))?.value ?? second.countHit(counter),
    reserve,
    isUnavailable: breaker.isOpen,
    stop: breaker.stop,
  };
}

function circuitBreaker(
  probe: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
) {
  let probing: NodeJS.Timeout | undefined;

  function open(error: unknown): void {
    if (probing !== undefined) return;
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'Valkey is unavailable, limits are counted in PostgreSQL',
    );
    probing = setInterval(tryAgain, PROBE_EVERY_MS).unref();
  }

  async function tryAgain(): Promise<void> {
    try {
      await withTimeout(WAIT_LIMIT_MS, probe());
    } catch {
      return;
    }
    if (probing === undefined) return;
    clearInterval(probing);
    probing = undefined;
    log.info('limits are counted in Valkey again');
  }

  async function run<T>(work: () => Promise<T>): Promise<{ value: T } | undefined> {
    if (probing !== undefined) return undefined;
    try {
      return { value: await withTimeout(WAIT_LIMIT_MS, work()) };
    } catch (error) {
      open(error);
      return undefined;
    }
  }

  return { run, isOpen: () => probing !== undefined, stop: () => clearInterval(probing) };
}
