import { afterEach, expect, test, vi } from 'vitest';
import { createScrollSignal } from './scroll-signal.ts';

afterEach(() => vi.useRealTimers());

test('the signal waits for the next scroll event and ignores an earlier one', async () => {
  vi.useFakeTimers();
  const signal = createScrollSignal();
  const onResolved = vi.fn();
  signal.scrolled();
  void signal.wait().then(onResolved);
  await Promise.resolve();
  expect(onResolved).not.toHaveBeenCalled();
  signal.scrolled();
  await Promise.resolve();
  expect(onResolved).toHaveBeenCalledOnce();
});

test('the signal resolves after 100 ms if no scroll event occurs', async () => {
  vi.useFakeTimers();
  const onResolved = vi.fn();
  void createScrollSignal().wait().then(onResolved);
  await vi.advanceTimersByTimeAsync(100);
  expect(onResolved).toHaveBeenCalledOnce();
});
