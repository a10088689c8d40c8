import { expect, test, vi } from 'vitest';
import { isLongRun, reportLongRun } from '#test/harness/round-count.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';
import { type Plant, plantedBugs } from './planted-bugs.ts';
import type { Server } from './played-club.ts';
import { describeHistory, type History, playHistories, replay } from './seat-histories.ts';

const MAX_STEPS = 8;
const PLAYED_AT_MOST = 5_000;
vi.setConfig({ testTimeout: 600_000 });

async function startServer(): Promise<Server> {
  const app = await startTestAppForTest({});
  return { app, address: await app.app.listen({ port: 0, host: '127.0.0.1' }) };
}

async function withBug<T>(server: Server, plant: Plant, run: () => Promise<T>): Promise<T> {
  const uproot = await plant(server.app);
  try {
    return await run();
  } finally {
    uproot();
  }
}

/** A history is as expected without the bug, and differs from the model with it. */
async function expectDifference(plant: Plant, history: History): Promise<void> {
  const server = await startServer();
  await replay(server, history);
  await withBug(server, plant, () =>
    expect(replay(server, history)).rejects.toMatchObject({ name: 'AssertionError' }),
  );
}

test.each(plantedBugs)('the model of seats finds that $bug', async ({ plant, history }) => {
  await expectDifference(plant, history);
});

/** A search and its shrinking take too long for every run of the tests. */
const searched = isLongRun ? plantedBugs : [];

test.each(searched)('random histories find and shrink that $bug', async ({ bug, plant }) => {
  const server = await startServer();
  const startedAt = performance.now();
  const { actions, found } = await withBug(server, plant, () =>
    playHistories(server, { actions: PLAYED_AT_MOST, seed: 33 }),
  );
  if (found === undefined) throw new Error(`${actions} actions found nothing`);
  const { history, difference, after } = found;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  reportLongRun(`${bug}: after ${after} actions, shrunk after ${actions} in ${seconds} s`);
  reportLongRun(`${describeHistory(history)}\n${difference}\n`);
  expect(history.steps.length).toBeLessThanOrEqual(MAX_STEPS);
  await expectDifference(plant, history);
});
