import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { demand, type Outcome } from './fault.ts';
import { startServer } from './server-process.ts';
import { findDamage } from './witness.ts';
import { embeddedConnection, type World } from './world.ts';

const COMMAND = join(import.meta.dirname, '../apps/server/src/commands/backup/main.ts');
const BUSY = 10;

/** The drill: a backup beside the working server, restored into a folder that has never seen azit. */
export async function drillBackup(world: World): Promise<Outcome> {
  await world.crowd.progress(BUSY);
  const shelf = mkdtempSync(join(tmpdir(), 'azit-drill-'));
  const archive = join(shelf, 'azit.tar');
  const fresh = join(shelf, 'fresh');
  mkdirSync(fresh);
  try {
    const known = world.facts();
    const begun = performance.now();
    await run(world.dataDir, 'backup', archive);
    await run(fresh, 'restore', archive);
    const ms = performance.now() - begun;
    const restored = await startServer({ DATA_DIR: fresh });
    const damage = await findDamage(embeddedConnection(fresh), join(fresh, 'images'), known);
    const { code } = await restored.kill('SIGTERM');
    demand(damage.length === 0, `after a restore: ${damage.join('; ')}`);
    demand(code === 0, `a restored server ended with ${code}`);
    await refuseWhileRunning(world, archive);
    return { what: 'backup and restore', ms, limitMs: 30_000 };
  } finally {
    rmSync(shelf, { recursive: true, force: true });
  }
}

async function refuseWhileRunning({ dataDir }: World, archive: string): Promise<void> {
  const refusal = await run(dataDir, 'restore', archive, '--replace').catch(String);
  demand(String(refusal).includes('켜져 있어요'), `a restore under a running server: ${refusal}`);
}

async function run(dataDir: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await ended;
  demand(code === 0, `${words[0]} ended with ${code}: ${complaint}`);
  return out;
}
