import { afterEach, expect, test, vi } from 'vitest';
import { createMoveMoment } from './move-moment.ts';

afterEach(() => vi.useRealTimers());

test('rows wait for the next scroll event, not for an earlier one', async () => {
  vi.useFakeTimers();
  const moment = createMoveMoment();
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
  void createMoveMoment().wait().then(onMove);
  await vi.advanceTimersByTimeAsync(100);
  expect(onMove).toHaveBeenCalledOnce();
});
