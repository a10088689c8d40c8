import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('a toast closes after five seconds', () => {
  const onClose = vi.fn();
  render(<Toast message="수락했어요" onClose={onClose} />);
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['touch', fireEvent.touchStart, fireEvent.touchEnd],
  ['focus', fireEvent.focus, fireEvent.blur],
])('a toast does not close while the %s is on it', (_name, start, end) => {
  const onClose = vi.fn();
  render(<Toast message="수락했어요" onClose={onClose} />);
  pass(3000);
  start(screen.getByRole('alert'));
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  end(screen.getByRole('alert'));
  pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});
