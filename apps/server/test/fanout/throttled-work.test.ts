import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttledWork } from '#server/fanout/throttled-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the first request starts the task; all requests in the pause start it once more', async () => {
  const work = vi.fn(async () => {});
  const { request } = throttledWork(work, 50);
  request();
  await pass(0);
  expect(work).toHaveBeenCalledTimes(1);
  for (let ms = 0; ms < 40; ms += 1) request();
  await pass(49);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(500);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a thousand requests in one second run the task at most 21 times', async () => {
  const work = vi.fn(async () => {});
  const { request } = throttledWork(work, 50);
  for (let ms = 0; ms < 1_000; ms += 1) {
    request();
    await pass(1);
  }
  expect(work.mock.calls.length).toBeGreaterThan(15);
  expect(work.mock.calls.length).toBeLessThanOrEqual(21);
});

test('a task that takes longer than the pause never runs twice at the same time', async () => {
  const first = Promise.withResolvers<void>();
  const work = vi.fn(() => first.promise);
  const { request } = throttledWork(work, 50);
  request();
  await pass(0);
  request();
  await pass(500);
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve();
  await pass(0);
  expect(work).toHaveBeenCalledTimes(2);
});

test('settle() runs the requested task without waiting for the pause to end', async () => {
  const work = vi.fn(async () => {});
  const { request, settle } = throttledWork(work, 50);
  await settle();
  expect(work).not.toHaveBeenCalled();
  request();
  await pass(0);
  request();
  await settle();
  expect(work).toHaveBeenCalledTimes(2);
});
