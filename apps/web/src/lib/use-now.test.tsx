import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

afterEach(() => vi.useRealTimers());

test('the time of useNow updates periodically until the component unmounts', () => {
  vi.useFakeTimers({ now: 0 });
  const { result, unmount } = renderHook(() => useNow(15_000).getTime());
  expect(result.current).toBe(0);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(result.current).toBe(15_000);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
