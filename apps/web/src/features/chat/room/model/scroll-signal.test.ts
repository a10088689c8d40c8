import { afterEach, expect, test, vi } from 'vitest';
import { createScrollSignal } from './scroll-signal.ts';

afterEach(() => vi.useRealTimers());

test('rows wait for the next scroll event, not for an earlier one', async () => {
  vi.useFakeTimers();
  const moment = createScrollSignal();
  const onMove = vi.fn();
  moment.scrolled();
  void moment.wait().then(onMove);
  await Promise.resolve();
  expect(onMove).not.toHaveBeenCalled();
  moment.scrolled();
  await Promise.resolve();
  expect(onMove).toHaveBeenCalledOnce();
});

test('rows come soon where nothing scrolls', async () => {
  vi.useFakeTimers();
  const onMove = vi.fn();
  void createScrollSignal().wait().then(onMove);
  await vi.advanceTimersByTimeAsync(100);
  expect(onMove).toHaveBeenCalledOnce();
});
