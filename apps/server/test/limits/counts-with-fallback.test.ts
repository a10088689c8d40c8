import { expect, onTestFinished, test, vi } from 'vitest';
import { countsWithFallback } from '#server/limits/counts-with-fallback.ts';
import type { Counter, LimitCounts } from '#server/limits/limit-counts.ts';

const counter: Counter = {
  rule: 'passwordCheck',
  subjectHash: Buffer.from('member'),
  start: new Date(0),
  end: new Date(600_000),
};

function memoryCounts() {
  const [hits, pending] = [new Map<string, number>(), new Map<string, number>()];
  let manner: 'works' | 'fails' | 'hangs' = 'works';
  const add = (counts: Map<string, number>, key: string, by: number) => {
    counts.set(key, (counts.get(key) ?? 0) + by);
    return counts.get(key) ?? 0;
  };
  const reached = async () => {
    if (manner === 'fails') throw new Error('gone');
    if (manner === 'hangs') await new Promise(() => undefined);
  };
  const counts: LimitCounts = {
    countHit: async ({ rule }) => {
      await reached();
      return add(hits, rule, 1);
    },
    reserve: async (counters) => {
      await reached();
      const settle = async (failures: number) => {
        await reached();
        for (const { rule } of counters) {
          add(pending, rule, -1);
          add(hits, rule, failures);
        }
      };
      return {
        counts: counters.map(({ rule }) => {
          const underWay = add(pending, rule, 1);
          return { rule, hits: hits.get(rule) ?? 0, pending: underWay };
        }),
        release: () => settle(0),
        countFailure: () => settle(1),
      };
    },
  };
  return {
    counts,
    becomes: (next: typeof manner) => {
      manner = next;
    },
    probe: reached,
    hits: () => hits.get(counter.rule) ?? 0,
  };
}

function start() {
  const [first, second] = [memoryCounts(), memoryCounts()];
  const log = { warn: vi.fn(), info: vi.fn() };
  const { probe } = first;
  const limits = countsWithFallback({ first: first.counts, second: second.counts, probe, log });
  onTestFinished(limits.stop);
  return { first, second, log, limits };
}

// covers O1 (docs/coverage-statements.md)
test.each(['fails', 'hangs'] as const)(
  'while the first store %s, the second store counts and one warning is logged',
  async (manner) => {
    const { first, second, log, limits } = start();
    await limits.countHit(counter);
    expect(limits.isUnavailable()).toBe(false);
    first.becomes(manner);
    expect(await limits.countHit(counter)).toBe(1);
    expect(await limits.countHit(counter)).toBe(2);
    expect(await (await limits.reserve([counter])).release()).toBeUndefined();
    expect(limits.isUnavailable()).toBe(true);
    expect(log.warn).toHaveBeenCalledTimes(1);
    first.becomes('works');
    await vi.waitFor(() => expect(limits.isUnavailable()).toBe(false), 10_000);
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(await limits.countHit(counter)).toBe(2);
    expect(second.hits()).toBe(2);
  },
);

test('a failed attempt is counted in the second store if the first one fails meanwhile', async () => {
  const { first, second, limits } = start();
  const reservation = await limits.reserve([counter]);
  first.becomes('fails');
  await reservation.countFailure();
  expect(second.hits()).toBe(1);
  const other = await limits.reserve([counter]);
  await other.countFailure();
  expect(second.hits()).toBe(2);
});
