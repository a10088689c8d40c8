import { expect, onTestFinished, test, vi } from 'vitest';
import { isLongRun, reportLongRun, roundCount } from '#test/harness/round-count.ts';
import { describeHistory, playHistories } from './histories.ts';
import { ModelServer } from './model-server.ts';

const RUNS = roundCount(5);
const ACTIONS = isLongRun ? 60 : 30;
/** `npm test` repeats the same histories; the lab plays others each time. */
const SEED = isLongRun ? Date.now() % 1_000_000 : 34;
vi.setConfig({ testTimeout: 60_000 + RUNS * 60_000 });

test('after every action of random histories, everybody sees what the model expects', async () => {
  const server = await ModelServer.start();
  onTestFinished(() => server.stop());
  const startedAt = performance.now();
  const { runs, actions, effects, found } = await playHistories(server, {
    runs: RUNS,
    actions: ACTIONS,
    seed: SEED,
  });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  reportLongRun(`model: ${runs} runs, ${actions} actions in ${seconds} s from seed ${SEED}`);
  const counts = Object.entries(effects).toSorted(([, one], [, other]) => other - one);
  reportLongRun(counts.map(([act, times]) => `${act} ${times}`).join(', '));
  if (found) throw new Error(describeHistory(found.history), { cause: found.difference });
  expect(runs).toBe(RUNS);
});
