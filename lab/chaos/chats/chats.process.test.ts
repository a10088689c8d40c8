import { expect, test, vi } from 'vitest';
import { fillDataDir } from '../../../apps/server/test/harness/fill-data-dir.ts';
import { chatRound } from './chat-round.ts';

vi.setConfig({ testTimeout: 300_000 });

// covers Q5.1, Q5.2, Q5.3
test('kills of a server and of PostgreSQL leave every acknowledged message read once and in order by all entitled', async () => {
  const outcomes = await chatRound({
    messages: 120,
    rooms: 2,
    members: 5,
    perRoom: 5,
    faults: ['killAfterLastWord', 'killDatabase'],
    // Without rest, most messages are written while a killed server starts again.
    pauseMs: 200,
    prepare: fillDataDir,
  });
  expect(outcomes).toHaveLength(2);
});
