import { expect, test, vi } from 'vitest';
import { isLongRun, reportLongRun } from '#test/harness/round-count.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';
import { plantedBugs } from './planted-bugs.ts';
import { playHistories } from './seat-histories.ts';

const MAX_ACTIONS = 8;
const PLAYED_AT_MOST = 5_000;
vi.setConfig({ testTimeout: 600_000 });

/** Shrinking takes half a minute, so `npm test` plants only one. */
const planted = Object.entries(plantedBugs).slice(0, isLongRun ? undefined : 1);

test.each(planted)('random histories find that %s, and shrink it', async (name, plant) => {
  const app = await startTestAppForTest({});
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const restore = await plant(app);
  try {
    const { actions, found } = await playHistories(
      { app, address },
      { actions: PLAYED_AT_MOST, seed: 33 },
    );
    const steps = /Counterexample: (.*?) ?\/\*/s.exec(found?.report ?? '')?.[1];
    reportLongRun(`${name}: ${found?.actions} of ${actions} actions, ${steps}`);
    expect(found?.actions).toBeLessThanOrEqual(MAX_ACTIONS);
  } finally {
    restore();
  }
});
