import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drillBackup } from './backup-fault.ts';
import { killPostmaster, killServer } from './crash-faults.ts';
import { freezeDatabase, openOutsideDatabase, stopDatabase } from './database-fault.ts';
import { fillDisk, loseStorage, mountSmallDisk } from './disk-faults.ts';
import { demand, type Outcome } from './fault.ts';
import { terminate } from './stop-fault.ts';
import { openWorld, type World } from './world.ts';

export async function embeddedRound(times: number): Promise<Outcome[]> {
  const world = await openWorld();
  try {
    const outcomes: Outcome[] = [];
    for (let time = 0; time < times; time += 1) {
      outcomes.push(await killServer(world), await killServer(world));
      outcomes.push(await killPostmaster(world), await terminate(world), await loseStorage(world));
    }
    outcomes.push(await drillBackup(world));
    await requireSound(world);
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
      outcomes.push(...(await stopDatabase(outside)), ...(await freezeDatabase(outside)));
    }
    await requireSound(outside.world);
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
      const outcome = await fillDisk(world);
      await requireSound(world);
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
  demand(damage.length === 0, damage.join('\n'));
}
