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
import { countTelling } from './witness.ts';
import { openWorld } from './world.ts';

vi.setConfig({ testTimeout: 300_000 });

// The figures are the chaos run's business; here other tests share the machine.
const SLACK = 6;
const CLEARING_LIMIT_MS = 60_000;
// Four members who hardly rest take a core to themselves for as long as a fault is mended.
const pauseMs = 150;
const prepare = fillDataDir;

function expectInTime(outcomes: Outcome[]) {
  const late = outcomes.filter(({ ms, limitMs }) => ms > SLACK * limitMs);
  expect(late).toEqual([]);
}

describe('no confirmed write is lost', () => {
  // covers N1.2
  test('by a kill -9 of the server, one of PostgreSQL, a stop, a lost storage folder, a restore elsewhere, and each act is told exactly once', async () => {
    const world = await openWorld({ prepare, pauseMs });
    onTestFinished(world.clear, CLEARING_LIMIT_MS);
    const outcomes = [
      await killServer(world),
      await killPostmaster(world),
      await terminate(world),
      await loseStorage(world),
      await drillBackup(world),
    ];
    expect(countTelling(world.facts())).toBeGreaterThanOrEqual(outcomes.length);
    expect(await world.findDamage()).toEqual([]);
    expectInTime(outcomes);
  });

  test('by a database server that goes, or freezes, and comes back', async () => {
    const outside = await openOutsideDatabase({ prepare, pauseMs });
    onTestFinished(outside.clear, CLEARING_LIMIT_MS);
    const outcomes = [...(await stopDatabase(outside)), ...(await freezeDatabase(outside))];
    expect(await outside.world.findDamage()).toEqual([]);
    expectInTime(outcomes);
  });

  test.runIf(canMount())('by a full disk', async () => {
    const disk = mountSmallDisk();
    onTestFinished(disk.release);
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    const world = await openWorld({ dataDir, prepare, pauseMs });
    onTestFinished(world.clear, CLEARING_LIMIT_MS);
    const outcome = await fillDisk(world);
    expect(await world.findDamage()).toEqual([]);
    expectInTime([outcome]);
  });
});
