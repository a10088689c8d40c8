import { expect, vi } from 'vitest';
import { isLongRun, reportLongRun, roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { playHistories } from './seat-histories.ts';

const ACTIONS = roundCount(150);
/** `npm test` repeats one history set; the lab plays another one each time. */
const SEED = isLongRun ? Date.now() % 1_000_000 : 33;
vi.setConfig({ testTimeout: 120_000 + ACTIONS * 500 });

test('after every step of random histories, seats are as the model expects', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const startedAt = performance.now();
  const { actions, accepted, found } = await playHistories(
    { app: server, address },
    { actions: ACTIONS, seed: SEED },
  );
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  reportLongRun(`seats: ${actions} actions in ${seconds} s from seed ${SEED}`);
  const counts = Object.entries(accepted).map(([act, times]) => `${act} ${times}`);
  reportLongRun(`accepted: ${counts.join(', ')}`);
  expect(found?.report).toBeUndefined();
});
