import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';

function Example({ onRemove }: { onRemove: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p {...useLongPress(() => setIsOpen(true))}>메시지</p>
      {isOpen && (
        <button type="button" onClick={onRemove}>
          지우기
        </button>
      )}
    </>
  );
}

test('lifting the finger after a long press clicks no row of the opened menu', () => {
  vi.useFakeTimers();
  const onRemove = vi.fn();
  render(<Example onRemove={onRemove} />);
  fireEvent.pointerDown(screen.getByText('메시지'), { pointerType: 'touch' });
  act(() => vi.advanceTimersByTime(500));
  const row = screen.getByRole('button', { name: '지우기' });
  fireEvent.click(row);
  expect(onRemove).not.toHaveBeenCalled();
  fireEvent.pointerDown(row, { pointerType: 'touch' });
  fireEvent.click(row);
  expect(onRemove).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
