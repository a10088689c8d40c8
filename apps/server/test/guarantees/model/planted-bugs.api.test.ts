import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLongRun, reportLongRun } from '#test/harness/round-count.ts';
import { describeHistory, type Played, playHistories, replay } from './histories.ts';
import { ModelServer } from './model-server.ts';
import { type Plant, plantedBugs } from './planted-bugs.ts';

const MAX_ACTIONS = 10;
const SEED = 34;
const SEARCHED = { runs: 100, actions: 60, seed: SEED, limitMs: 600_000 };
vi.setConfig({ testTimeout: 900_000 });

let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start();
});
afterAll(() => server.stop());

async function withBug<T>(plant: Plant, run: () => Promise<T>): Promise<T> {
  const uproot = await plant(server);
  try {
    return await run();
  } finally {
    await uproot();
  }
}

/**
 * Checks that a server with the bug differs from the model. In the lab, also checks that a server
 * without the bug does not.
 */
async function expectDifference(plant: Plant, history: Played): Promise<void> {
  if (isLongRun) await (await replay(server, history)).finish();
  const playToTheEnd = async () => (await replay(server, history)).finish();
  await withBug(plant, () =>
    expect(playToTheEnd()).rejects.toMatchObject({ name: 'AssertionError' }),
  );
}

test.each(plantedBugs)(
  'a recorded sequence of actions reveals the bug that $bug',
  async ({ plant, history }) => {
    await expectDifference(plant, history);
  },
);

/** Random sequences run only in the lab, because they take minutes to reveal a bug. */
const searched = isLongRun ? plantedBugs : [];

test.each(searched)(
  'random sequences of actions reveal, within ten actions, the bug that $bug',
  async ({ bug, plant }) => {
    const startedAt = performance.now();
    const { actions, found, after } = await withBug(plant, () => playHistories(server, SEARCHED));
    if (found === undefined) throw new Error(`${actions} actions found nothing`);
    const { history, difference } = found;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    reportLongRun(`${bug}: after ${after} actions, shrunk after ${actions} in ${seconds} s`);
    reportLongRun(`${describeHistory(history)}\n${difference}\n`);
    expect(history.actions.length).toBeLessThanOrEqual(MAX_ACTIONS);
    await expectDifference(plant, history);
  },
);
