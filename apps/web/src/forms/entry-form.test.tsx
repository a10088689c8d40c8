import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryForm } from './entry-form.tsx';

afterEach(() => cleanup());

function open(onSubmit: () => Promise<void>) {
  render(
    <EntryForm onSubmit={onSubmit}>
      <input aria-label="이름" />
      <button type="submit">보내기</button>
    </EntryForm>,
  );
}

test('two submits at once send one request, and a later submit sends a second request', async () => {
  let finish = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  open(send);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(send).toHaveBeenCalledOnce();
  finish();
  await vi.waitFor(() => {
    fireEvent.click(button);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('the Enter key that completes a Hangul syllable does not submit the form', () => {
  open(async () => {});
  const input = screen.getByRole('textbox');
  expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: false })).toBe(true);
});
