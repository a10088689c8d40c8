import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isHalfTyped } from '#web/lib/use-composing.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typing() {
  return renderHook(({ text, held }) => useDebouncedValue(text, 300, held), {
    initialProps: { text: '', held: false },
  });
}

// covers S9.3 (docs/coverage-statements.md)
test('the debounced text updates 300 ms after the last keystroke', () => {
  const { result, rerender } = typing();
  rerender({ text: '독', held: false });
  act(() => vi.advanceTimersByTime(299));
  rerender({ text: '독서', held: false });
  act(() => vi.advanceTimersByTime(299));
  expect(result.current).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('독서');
});

test('the debounced text does not update while a syllable is incomplete', () => {
  const { result, rerender } = typing();
  rerender({ text: '독ㅅ', held: true });
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe('');
  rerender({ text: '독서', held: false });
  act(() => vi.advanceTimersByTime(300));
  expect(result.current).toBe('독서');
});

test.each([
  ['독ㅅ', true],
  ['가ㅏ', true],
  ['독서', false],
  ['ㄷㅅ', false],
  ['wine', false],
  ['', false],
])('the check whether %j ends in an incomplete syllable returns %s', (text, expected) => {
  expect(isHalfTyped(text)).toBe(expected);
});
