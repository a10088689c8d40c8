import { vi } from 'vitest';
import { isLongRun, reportLongRun, roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { describeHistory, playHistories } from './seat-histories.ts';

const ACTIONS = roundCount(60);
/** `npm test` repeats histories that use the queue; the lab plays others each time. */
const SEED = isLongRun ? Date.now() % 1_000_000 : 7_000;
vi.setConfig({ testTimeout: 120_000 + ACTIONS * 500 });

test('after every step of random histories, seats are as the model expects', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const startedAt = performance.now();
  const { actions, effects, found } = await playHistories(
    { app: server, address },
    { actions: ACTIONS, seed: SEED },
  );
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  reportLongRun(`seats: ${actions} actions in ${seconds} s from seed ${SEED}`);
  const counts = Object.entries(effects).toSorted(([one], [other]) => one.localeCompare(other));
  reportLongRun(`effects: ${counts.map(([effect, times]) => `${effect} ${times}`).join(', ')}`);
  if (found) throw new Error(describeHistory(found.history), { cause: found.difference });
});
