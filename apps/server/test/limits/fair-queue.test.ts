import { afterEach, describe, expect, test, vi } from 'vitest';
import { QueueFullError } from '#server/limits/bounded-queue.ts';
import { fairQueue } from '#server/limits/fair-queue.ts';

const BOUNDS = { depth: 10, depthPerKey: 4, waitLimitMs: 5_000 };

function occupy(queue: ReturnType<typeof fairQueue>, ran: string[]) {
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
  test('a fair queue runs one task at a time and alternates between the keys', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(name, name.charAt(0));
    expect(ran).toEqual([]);
    await finish();
    expect(ran).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('a fair queue runs a cheap task before earlier expensive tasks of other keys', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    for (const key of ['a', 'b', 'c']) add(`dear ${key}`, key, 40);
    add('cheap', 'd', 2);
    await finish();
    expect(ran).toEqual(['cheap', 'dear a', 'dear b', 'dear c']);
  });

  test('a fair queue runs an expensive task once other keys have caused the same cost', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    add('dear', 'a', 5);
    for (const name of ['b1', 'b2', 'b3']) add(name, 'b', 2);
    await finish();
    expect(ran).toEqual(['b1', 'b2', 'dear', 'b3']);
  });

  test('a fair queue refuses a key’s tasks above its limit and still accepts other keys', async () => {
    const ran: string[] = [];
    const { add, finish } = occupy(fairQueue(BOUNDS), ran);
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a');
    await expect(add('a5', 'a')).rejects.toBeInstanceOf(QueueFullError);
    add('b1', 'b');
    await finish();
    expect(ran).toHaveLength(5);
  });

  test('a full fair queue refuses the task that would run last, not the newest task', async () => {
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

  test('a fair queue refuses a task that waited too long and runs the next task', async () => {
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

  test('a fair queue runs the next task after a failed task', async () => {
    const queue = fairQueue(BOUNDS);
    const claim = { key: 'a', cost: 1 };
    const broken = queue.run(claim, () => Promise.reject(new Error('broken')));
    const next = queue.run(claim, async () => 'next');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
