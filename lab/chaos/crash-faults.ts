import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './fault.ts';
import type { World } from './world.ts';

const BUSY = 10;

export async function killServer(world: World): Promise<Outcome> {
  await world.crowd.progress(BUSY);
  await world.end('SIGKILL');
  const ready = await world.start();
  await world.crowd.progress(BUSY);
  return { what: 'server killed, ready again', ms: ready, limitMs: 5_000 };
}

export async function killPostmaster(world: World): Promise<Outcome> {
  await world.crowd.progress(BUSY);
  const pidFile = join(world.dataDir, 'postgres', 'postmaster.pid');
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  const started = performance.now();
  await world.crowd.progress(BUSY);
  const ms = performance.now() - started;
  return { what: 'PostgreSQL killed, writing again', ms, limitMs: 5_000 };
}
