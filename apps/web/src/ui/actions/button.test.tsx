import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a busy button keeps its name and focus but does not submit', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        저장하기
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(document.activeElement?.textContent).toBe('저장하기');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an idle button submits the form once', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">저장하기</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
