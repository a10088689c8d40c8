import { onTestFinished, test, vi } from 'vitest';
import { isLongRun, reportLongRun, roundCount } from '#test/harness/round-count.ts';
import { describeHistory, playHistories } from './histories.ts';
import { ModelServer } from './model-server.ts';

const RUNS = roundCount(5);
const ACTIONS = isLongRun ? 60 : 30;
/** `npm test` always uses the same seed; `npm run lab` uses a new one each time. */
const SEED = isLongRun ? Date.now() % 1_000_000 : 34;
/** Report regularly, so that an interrupted run of the lab has printed figures. */
const REPORTED_RUNS = 20;
vi.setConfig({ testTimeout: 60_000 + RUNS * 60_000 });

test('after every action of a random history, all members see what the model expects', async () => {
  const server = await ModelServer.start();
  onTestFinished(() => server.stop());
  for (let left = RUNS; left > 0; left -= REPORTED_RUNS) await playSome(server, left);
});

async function playSome(server: ModelServer, left: number): Promise<void> {
  const startedAt = performance.now();
  const search = { runs: Math.min(left, REPORTED_RUNS), actions: ACTIONS, seed: SEED + left };
  const { runs, actions, effects, found } = await playHistories(server, search);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  reportLongRun(`${runs} histories, ${actions} actions in ${seconds} s from seed ${search.seed}`);
  const counts = Object.entries(effects).toSorted(([, one], [, other]) => other - one);
  reportLongRun(counts.map(([act, times]) => `${act} ${times}`).join(', '));
  if (found) throw new Error(describeHistory(found.history), { cause: found.difference });
}
