import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNowAt } from './use-now-at.ts';

const noon = new Date('2026-11-15T12:00:00+09:00');
const in1h = new Date('2026-11-15T13:00:00+09:00');
const in2h = new Date('2026-11-15T14:00:00+09:00');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(noon);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('useNowAt updates the time at each given instant, not before', () => {
  const { result } = renderHook(() => useNowAt([in2h, in1h]));
  act(() => vi.advanceTimersByTime(HOUR_MS - 1));
  expect(result.current).toEqual(noon);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toEqual(in1h);
  act(() => vi.advanceTimersByTime(HOUR_MS));
  expect(result.current).toEqual(in2h);
  expect(vi.getTimerCount()).toBe(0);
});

test('useNowAt updates the time at an instant beyond the maximum timer delay', () => {
  const in60Days = new Date(noon.getTime() + 60 * 24 * HOUR_MS);
  const { result } = renderHook(() => useNowAt([in60Days]));
  for (let day = 1; day < 60; day += 1) act(() => vi.advanceTimersByTime(24 * HOUR_MS));
  expect(result.current < in60Days).toBe(true);
  act(() => vi.advanceTimersByTime(24 * HOUR_MS));
  expect(result.current).toEqual(in60Days);
});

test('useNowAt updates the time when the given instant changes to a past instant', () => {
  const { result, rerender } = renderHook(({ at }) => useNowAt([at]), {
    initialProps: { at: in2h },
  });
  act(() => vi.advanceTimersByTime(HOUR_MS + 1));
  rerender({ at: in1h });
  act(() => vi.advanceTimersByTime(0));
  expect(result.current > in1h).toBe(true);
});

test('a page suspended at the instant given to useNowAt updates when visible again', () => {
  const { result } = renderHook(() => useNowAt([in1h]));
  vi.setSystemTime(in2h);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toEqual(in2h);
});

test('the timer of useNowAt stops when the component unmounts', () => {
  const { unmount } = renderHook(() => useNowAt([in1h]));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
