import { afterEach, expect, test, vi } from 'vitest';
import { boundedQueue, QueueFullError } from '#server/limits/bounded-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('a queue runs at most the configured number of tasks at once, in call order', async () => {
  const queue = boundedQueue({ width: 2, depth: 10 });
  const started: number[] = [];
  const gates = [gate(), gate(), gate()];
  const runs = gates.map(({ opened }, index) =>
    queue.run(async () => {
      started.push(index);
      await opened;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[0]?.open();
  await runs[0];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  await Promise.all(runs);
});

test('a full queue refuses the next task, and a failed task frees its slot', async () => {
  const queue = boundedQueue({ width: 1, depth: 1 });
  const { opened, open } = gate();
  const first = queue.run(() => opened.then(() => Promise.reject(new Error('broken'))));
  const second = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
  open();
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('second');
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});

test('a queue with many waiting tasks runs more tasks at once until none is waiting', async () => {
  const queue = boundedQueue({
    width: 1,
    depth: 100,
    rush: { above: 3, afterMs: 60_000, width: 2 },
  });
  const gates = Array.from({ length: 8 }, gate);
  const started: number[] = [];
  const finished: number[] = [];
  const runs = gates.map(({ opened }, index) =>
    queue.run(async () => {
      started.push(index);
      await opened;
      finished.push(index);
    }),
  );
  const atOnce: number[] = [];
  for (const [index, { open }] of gates.entries()) {
    await new Promise(setImmediate);
    atOnce.push(started.length - finished.length);
    open();
    await runs[index];
  }
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(atOnce).toEqual([2, 2, 2, 2, 2, 2, 2, 1]);
  const few = [gate(), gate(), gate()];
  const fewRuns = few.map(({ opened }) => queue.run(() => opened));
  let third = false;
  fewRuns[1]?.then(() => {
    third = true;
  });
  few[1]?.open();
  await new Promise(setImmediate);
  expect(third, 'one at a time again').toBe(false);
  for (const { open } of few) open();
  await Promise.all(fewRuns);
});

test('a task that waits too long lets the queue run more tasks at once', async () => {
  vi.useFakeTimers();
  const queue = boundedQueue({ width: 1, depth: 9, rush: { above: 9, afterMs: 500, width: 2 } });
  const gates = [gate(), gate()];
  const started: number[] = [];
  const runs = gates.map(({ opened }, index) =>
    queue.run(async () => {
      started.push(index);
      await opened;
    }),
  );
  await vi.advanceTimersByTimeAsync(499);
  expect(started).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual([0, 1]);
  for (const { open } of gates) open();
  await Promise.all(runs);
});
