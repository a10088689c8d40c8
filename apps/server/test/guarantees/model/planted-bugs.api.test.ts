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

/** The history differs from the model with the bug. The lab shows that it does not without it. */
async function expectDifference(plant: Plant, history: Played): Promise<void> {
  if (isLongRun) await (await replay(server, history)).finish();
  const playToTheEnd = async () => (await replay(server, history)).finish();
  await withBug(plant, () =>
    expect(playToTheEnd()).rejects.toMatchObject({ name: 'AssertionError' }),
  );
}

test.each(plantedBugs)('the model finds that $bug', async ({ plant, history }) => {
  await expectDifference(plant, history);
});

/** A search and its shrinking take too long for every run of the tests. */
const searched = isLongRun ? plantedBugs : [];

test.each(searched)('random histories find and shrink that $bug', async ({ bug, plant }) => {
  const startedAt = performance.now();
  const { actions, found, after } = await withBug(plant, () => playHistories(server, SEARCHED));
  if (found === undefined) throw new Error(`${actions} actions found nothing`);
  const { history, difference } = found;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  reportLongRun(`${bug}: after ${after} actions, shrunk after ${actions} in ${seconds} s`);
  reportLongRun(`${describeHistory(history)}\n${difference}\n`);
  expect(history.actions.length).toBeLessThanOrEqual(MAX_ACTIONS);
  await expectDifference(plant, history);
});
