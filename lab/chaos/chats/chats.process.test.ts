import { expect, test, vi } from 'vitest';
import { fillDataDir } from '../../../apps/server/test/harness/fill-data-dir.ts';
import { chatRound } from './chat-round.ts';

vi.setConfig({ testTimeout: 300_000 });

// covers Q5.1, Q5.2, Q5.3 (docs/coverage-statements.md)
test('killing the server or database loses, repeats or reorders no confirmed message', async () => {
  const outcomes = await chatRound({
    messages: 120,
    rooms: 2,
    members: 5,
    perRoom: 5,
    faults: ['killAfterLastMessage', 'killDatabase'],
    // Pause between messages: otherwise most messages would be sent while a killed server restarts.
    pauseMs: 200,
    prepare: fillDataDir,
  });
  expect(outcomes).toHaveLength(2);
});
