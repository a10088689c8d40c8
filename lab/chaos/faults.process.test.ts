import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fillDataDir } from '../../apps/server/test/harness/fill-data-dir.ts';
import { drillBackup } from './backup-fault.ts';
import { killPostmaster, killServer } from './crash-faults.ts';
import { freezeDatabase, openOutsideDatabase, stopDatabase } from './database-fault.ts';
import { canMount, fillDisk, loseStorage, mountSmallDisk } from './disk-faults.ts';
import type { Outcome } from './fault.ts';
import { terminate } from './stop-fault.ts';
import { openWorld } from './world.ts';
import { countNotifying } from './write-log.ts';

vi.setConfig({ testTimeout: 300_000 });

// Multiplies every time limit, because tests that run at the same time slow down the server. `npm
// run lab -- chaos` applies the limits without this factor.
const SLACK = 6;
const CLEAR_LIMIT_MS = 60_000;
// Without a pause between requests, the four simulated members would occupy a processor core and
// slow down the recovery.
const pauseMs = 150;
const prepare = fillDataDir;

function expectInTime(outcomes: Outcome[]) {
  const late = outcomes.filter(({ ms, limitMs }) => ms > SLACK * limitMs);
  expect(late).toEqual([]);
}

describe('confirmed writes after a fault', () => {
  // covers N1.2 (docs/coverage-statements.md)
  test('a kill, a SIGTERM, a lost image folder or a restore loses no write and no notice', async () => {
    const world = await openWorld({ prepare, pauseMs });
    onTestFinished(world.clear, CLEAR_LIMIT_MS);
    const outcomes = [
      await killServer(world),
      await killPostmaster(world),
      await terminate(world),
      await loseStorage(world),
      await drillBackup(world),
    ];
    expect(countNotifying(world.facts())).toBeGreaterThanOrEqual(outcomes.length);
    expect(await world.findDamage()).toEqual([]);
    expectInTime(outcomes);
  });

  test('a database that stops or freezes and returns loses no confirmed write', async () => {
    const outside = await openOutsideDatabase({ prepare, pauseMs });
    onTestFinished(outside.clear, CLEAR_LIMIT_MS);
    const outcomes = [...(await stopDatabase(outside)), ...(await freezeDatabase(outside))];
    expect(await outside.world.findDamage()).toEqual([]);
    expectInTime(outcomes);
  });

  test.runIf(canMount())('a full disk loses no confirmed write', async () => {
    const disk = mountSmallDisk();
    onTestFinished(disk.release);
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    const world = await openWorld({ dataDir, prepare, pauseMs });
    onTestFinished(world.clear, CLEAR_LIMIT_MS);
    const outcome = await fillDisk(world);
    expect(await world.findDamage()).toEqual([]);
    expectInTime([outcome]);
  });
});
