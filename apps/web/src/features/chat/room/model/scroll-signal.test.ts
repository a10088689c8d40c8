import { afterEach, expect, test, vi } from 'vitest';
import { createScrollSignal } from './scroll-signal.ts';

afterEach(() => vi.useRealTimers());

test('waiting for a scroll ends at the next scroll event, not at one fired before', async () => {
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

test('waiting for a scroll ends after 100 ms if no scroll event occurs', async () => {
  vi.useFakeTimers();
  const onResolved = vi.fn();
  void createScrollSignal().wait().then(onResolved);
  await vi.advanceTimersByTimeAsync(100);
  expect(onResolved).toHaveBeenCalledOnce();
});
