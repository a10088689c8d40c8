import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Unsent } from '../../model/unsent.ts';
import { UnsentRow } from './unsent-row.tsx';

afterEach(cleanup);

function show(parts: Partial<Unsent>) {
  const unsent: Unsent = {
    clientId: 'one-of-mine',
    createdAt: '2026-11-15T05:30:00.000Z',
    content: { kind: 'TEXT', body: '저는 240 신어요' },
    state: 'failed',
    reason: null,
    ...parts,
  };
  const actions = { retry: vi.fn(), drop: vi.fn() };
  render(<UnsentRow unsent={unsent} {...actions} upload={null} />);
  return actions;
}

// covers K5.3 (docs/coverage-statements.md)
test('a failed message has buttons to send it again and to discard it', async () => {
  const { retry, drop } = show({});
  await userEvent.click(screen.getByRole('button', { name: '다시 보내기' }));
  await userEvent.click(screen.getByRole('button', { name: '보내지 않기' }));
  expect(retry).toHaveBeenCalledWith('one-of-mine');
  expect(drop).toHaveBeenCalledWith('one-of-mine');
});

test('a refused message shows the error message of the server', () => {
  show({ reason: '너무 빨리 보내고 있어요.' });
  expect(screen.getByText('너무 빨리 보내고 있어요.')).toBeTruthy();
});

test('a message that is being sent has no buttons', () => {
  show({ state: 'sending' });
  expect(screen.getByText('보내는 중')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
