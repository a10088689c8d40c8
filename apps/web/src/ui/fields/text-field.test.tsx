import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

test('a counted field counts an emoji as one character', async () => {
  render(<TextField label="이름" maxCount={24} />);
  await userEvent.type(screen.getByLabelText('이름'), '가나😀');
  expect(screen.getByText('3/24')).toBeDefined();
});

test('a counted field counts a value that a form library sets through the ref', () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(<TextField label="이름" maxCount={24} ref={ref} />);
  if (ref.current) ref.current.value = '다섯 글자';
  rerender(<TextField label="이름" maxCount={24} ref={ref} />);
  expect(screen.getByText('5/24')).toBeDefined();
});

test('a field with an error is described by the error, which replaces the hint', () => {
  render(<TextField label="이메일" hint="안내" error="형식이 맞지 않아요." />);
  const input = screen.getByLabelText('이메일');
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(note?.textContent).toBe('형식이 맞지 않아요.');
  expect(screen.queryByText('안내')).toBeNull();
});

test('a locked field shows its reason and does not accept input', async () => {
  render(<TextField label="장소" defaultValue="온라인" locked="바꿀 수 없어요" />);
  await userEvent.type(screen.getByLabelText('장소'), '!');
  expect(screen.getByDisplayValue('온라인')).toBeDefined();
  expect(screen.getByText('바꿀 수 없어요')).toBeDefined();
});
