import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { say, withLimit } from '../limit.mjs';
import { requireThat } from '../processes/require-that.ts';
import { drillBackup, repeatBackups } from './backup-fault.ts';
import { killPostmaster, killServer } from './crash-faults.ts';
import { freezeDatabase, openOutsideDatabase, stopDatabase } from './database-fault.ts';
import { fillDisk, loseStorage, mountSmallDisk } from './disk-faults.ts';
import type { Outcome } from './fault.ts';
import { terminate } from './stop-fault.ts';
import { openWorld, type World } from './world.ts';
import { countNotifying } from './write-log.ts';

const FAULT_LIMIT_MS = 3 * 60_000;
const BACKUPS_LIMIT_MS = 20 * 60_000;

function limited<Result>(what: string, fault: () => Promise<Result>): Promise<Result> {
  return withLimit(what, FAULT_LIMIT_MS, fault);
}

export async function embeddedRound(times: number): Promise<Outcome[]> {
  const world = await openWorld();
  const faults = [
    { what: 'kill -9 of the server', cause: killServer },
    { what: 'kill -9 of the server, again', cause: killServer },
    { what: 'kill -9 of PostgreSQL', cause: killPostmaster },
    { what: 'SIGTERM', cause: terminate },
    { what: 'lost storage', cause: loseStorage },
  ];
  try {
    const outcomes: Outcome[] = [];
    for (let time = 0; time < times; time += 1) {
      for (const { what, cause } of faults) {
        outcomes.push(await limited(what, () => cause(world)));
      }
    }
    outcomes.push(await limited('backup and restore', () => drillBackup(world)));
    await limited('checking for damage', () => requireSound(world));
    return outcomes;
  } finally {
    await world.clear();
  }
}

export async function noticeRound(kills: number): Promise<Outcome[]> {
  const world = await openWorld();
  try {
    const outcomes: Outcome[] = [];
    for (let time = 1; time <= kills; time += 1)
      outcomes.push(await limited(`kill ${time} of ${kills}`, () => killServer(world)));
    const notifying = countNotifying(world.facts());
    requireThat(notifying >= kills, `only ${notifying} acts of ${kills} rounds notified a member`);
    await limited('comparing acts and notices', () => requireSound(world));
    say(`${notifying} acknowledged acts, each with one notice`);
    return outcomes;
  } finally {
    await world.clear();
  }
}

export async function backupRound(times: number): Promise<Outcome[]> {
  const world = await openWorld();
  try {
    const what = `${times} backups in a row`;
    const outcomes = await withLimit(what, BACKUPS_LIMIT_MS, () => repeatBackups(world, times));
    await limited('checking for damage', () => requireSound(world));
    return outcomes;
  } finally {
    await world.clear();
  }
}

export async function outsideRound(times: number): Promise<Outcome[]> {
  const outside = await openOutsideDatabase();
  try {
    const outcomes: Outcome[] = [];
    for (let time = 0; time < times; time += 1) {
      outcomes.push(...(await limited('database stopped', () => stopDatabase(outside))));
      outcomes.push(...(await limited('database frozen', () => freezeDatabase(outside))));
    }
    await limited('checking for damage', () => requireSound(outside.world));
    return outcomes;
  } finally {
    await outside.clear();
  }
}

export async function diskRound(): Promise<Outcome[]> {
  const disk = mountSmallDisk();
  try {
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    const world = await openWorld({ dataDir });
    try {
      const outcome = await limited('full disk', () => fillDisk(world));
      await limited('checking for damage', () => requireSound(world));
      return [outcome];
    } finally {
      await world.clear();
    }
  } finally {
    disk.release();
  }
}

async function requireSound(world: World): Promise<void> {
  const damage = await world.findDamage();
  requireThat(damage.length === 0, damage.join('\n'));
}
