import { afterEach, describe, expect, test, vi } from 'vitest';
import { QueueFullError } from '#server/limits/bounded-queue.ts';
import { type FairQueue, fairQueue } from '#server/limits/fair-queue.ts';

const BOUNDS = { depth: 10, depthPerKey: 4, waitLimitMs: 5_000 };

/** Adds tasks that record their run; returns a function that ends the first one. */
function occupy(queue: FairQueue, ran: string[]) {
  const first = Promise.withResolvers<void>();
  const runs = [queue.run({ key: 'first', cost: 1 }, () => first.promise)];
  return {
    add: (name: string, key: string, cost = 1) => {
      const run = queue.run({ key, cost }, async () => {
        ran.push(name);
      });
      runs.push(run);
      return run;
    },
    finish: async () => {
      first.resolve();
      await Promise.allSettled(runs);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a fair queue', () => {
  test('runs one task at a time, the keys in turns', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(name, name.charAt(0));
    expect(ran).toEqual([]);
    await finish();
    expect(ran).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('runs a cheap task before earlier expensive ones of other keys', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    for (const key of ['a', 'b', 'c']) add(`dear ${key}`, key, 40);
    add('cheap', 'd', 2);
    await finish();
    expect(ran).toEqual(['cheap', 'dear a', 'dear b', 'dear c']);
  });

  test('runs an expensive task once cheap ones of another key cost as much', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    add('dear', 'a', 5);
    for (const name of ['b1', 'b2', 'b3']) add(name, 'b', 2);
    await finish();
    expect(ran).toEqual(['b1', 'b2', 'dear', 'b3']);
  });

  test('refuses a key’s task beyond its limit, and still accepts other keys', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a');
    await expect(add('a5', 'a')).rejects.toBeInstanceOf(QueueFullError);
    add('b1', 'b');
    await finish();
    expect(ran).toHaveLength(5);
  });

  test('that is full refuses the task that would run last, not the newcomer', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue({ ...BOUNDS, depth: 3 }), ran);
    add('a1', 'a');
    add('a2', 'a');
    const last = add('a3', 'a');
    add('b1', 'b');
    await expect(last).rejects.toBeInstanceOf(QueueFullError);
    await finish();
    expect(ran).toEqual(['a1', 'b1', 'a2']);
  });

  test('refuses a task that waited until the limit, and continues with the next', async () => {
    vi.useFakeTimers();
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    const refused = expect(add('late', 'a')).rejects.toBeInstanceOf(QueueFullError);
    await vi.advanceTimersByTimeAsync(4_999);
    add('soon', 'b');
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    await finish();
    expect(ran).toEqual(['soon']);
  });

  test('continues after a failed task', async () => {
    const queue = fairQueue(BOUNDS);
    const claim = { key: 'a', cost: 1 };
    const broken = queue.run(claim, () => Promise.reject(new Error('broken')));
    const next = queue.run(claim, async () => 'next');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
