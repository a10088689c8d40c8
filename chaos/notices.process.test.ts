import { expect, test, vi } from 'vitest';
import { noticeRound } from './rounds.ts';

vi.setConfig({ testTimeout: 300_000 });

// covers N1.2
test('three kills of the server under acts of several members leave each act told exactly once', async () => {
  expect(await noticeRound(3)).toHaveLength(3);
});
