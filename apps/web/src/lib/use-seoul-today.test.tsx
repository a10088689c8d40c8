import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';

const almostMidnight = new Date('2026-11-15T14:59:00Z');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(almostMidnight);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// covers P7.1 (docs/coverage-statements.md)
test('useSeoulToday changes its day at each midnight in Seoul', () => {
  const { result } = renderHook(useSeoulToday);
  expect(result.current).toBe('2026-11-15');
  act(() => vi.advanceTimersByTime(59_999));
  expect(result.current).toBe('2026-11-15');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('2026-11-16');
  act(() => vi.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(result.current).toBe('2026-11-17');
});

test('a page suspended past midnight shows the new day when it is visible again', () => {
  const { result } = renderHook(useSeoulToday);
  vi.setSystemTime(new Date('2026-11-17T03:00:00Z'));
  expect(result.current).toBe('2026-11-15');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-17');
});

test('the midnight timer of useSeoulToday stops when no component uses the day', () => {
  const { unmount } = renderHook(useSeoulToday);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
