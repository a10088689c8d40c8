import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Part } from '../../apps/server/src/commands/backup/manifest.ts';
import { openArchive } from '../../apps/server/src/commands/backup/read-archive.ts';
import { silentProgress } from '../../apps/server/src/commands/progress.ts';
import { say } from '../limit.mjs';
import { requireThat } from '../processes/require-that.ts';
import { startServer } from '../processes/server-process.ts';
import type { Outcome } from './fault.ts';
import { embeddedConnection, type World } from './world.ts';
import { findDamage, imagesIn } from './write-log.ts';

const COMMAND = join(import.meta.dirname, '../../apps/server/src/commands/backup/main.ts');
const COMMAND_LIMIT_MS = 180_000;
const BUSY = 10;
/**
 * These rows exceed one buffer of the database driver, so that the backup reads their table in
 * several chunks.
 */
const FILLER_ROWS = 12_000;

export function drillBackup(world: World): Promise<Outcome> {
  return withFolder(async (shelf, fresh) => {
    const archive = join(shelf, 'azit.tar');
    await world.crowd.progress(BUSY);
    const known = world.facts();
    const started = performance.now();
    await run(world.dataDir, 'backup', archive);
    await run(fresh, 'restore', archive);
    const ms = performance.now() - started;
    const restored = await startServer({ DATA_DIR: fresh });
    const damage = await findDamage(
      embeddedConnection(fresh),
      imagesIn(join(fresh, 'images')),
      known,
    );
    const { code } = await restored.kill('SIGTERM');
    requireThat(damage.length === 0, `after a restore: ${damage.join('; ')}`);
    requireThat(code === 0, `a restored server ended with ${code}`);
    await refuseWhileRunning(world, archive);
    return { what: 'backup and restore', ms, limitMs: 30_000 };
  });
}

export function repeatBackups(world: World, times: number): Promise<Outcome[]> {
  return withFolder(async (shelf, fresh) => {
    await fillTable(world);
    const outcomes: Outcome[] = [];
    for (let time = 1; time <= times; time += 1) {
      const [archive, again] = [join(shelf, `${time}.tar`), join(shelf, `${time}.again.tar`)];
      await world.crowd.progress(BUSY);
      const saved = await timed('backup of a writing server', () =>
        run(world.dataDir, 'backup', archive),
      );
      const restored = await timed('restore', () => run(fresh, 'restore', archive, '--replace'));
      await run(fresh, 'backup', again);
      const [before, after] = [await readChecksums(archive), await readChecksums(again)];
      requireThat(before === after, `backup ${time}: the restored checksums differ`);
      rmSync(archive);
      rmSync(again);
      outcomes.push(saved, restored);
      say(
        `backup ${time} of ${times}: ${Math.round(saved.ms)} ms, the restored checksums are equal`,
      );
    }
    return outcomes;
  });
}

async function withFolder<Result>(
  work: (shelf: string, fresh: string) => Promise<Result>,
): Promise<Result> {
  const shelf = mkdtempSync(join(tmpdir(), 'azit-drill-'));
  const fresh = join(shelf, 'fresh');
  mkdirSync(fresh);
  try {
    return await work(shelf, fresh);
  } finally {
    rmSync(shelf, { recursive: true, force: true });
  }
}

async function timed(what: string, work: () => Promise<unknown>): Promise<Outcome> {
  const started = performance.now();
  await work();
  return { what, ms: performance.now() - started, limitMs: 30_000 };
}

async function fillTable({ dataDir }: World): Promise<void> {
  const client = new pg.Client(embeddedConnection(dataDir));
  await client.connect();
  await client.query(
    `insert into rate_limit_hits (rule, subject_hash, window_start, hits, expires_at)
     select 'filler', sha256(n::text::bytea), now(), 1, 'infinity' from generate_series(1, $1::int) n`,
    [FILLER_ROWS],
  );
  await client.end();
}

async function readChecksums(path: string): Promise<string> {
  const { manifest, close } = await openArchive(path, silentProgress);
  close();
  const byName = (one: Part, other: Part) => one.name.localeCompare(other.name);
  const { tables, sequences, parts } = manifest;
  return JSON.stringify({ tables, sequences, parts: parts.toSorted(byName) });
}

async function refuseWhileRunning({ dataDir }: World, archive: string): Promise<void> {
  const refusal = await run(dataDir, 'restore', archive, '--replace').catch(String);
  requireThat(
    String(refusal).includes('켜져 있어요'),
    `a restore under a running server: ${refusal}`,
  );
}

async function run(dataDir: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: COMMAND_LIMIT_MS,
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await ended;
  requireThat(code === 0, `${words[0]} ended with ${code}: ${stderr}`);
  return stdout;
}
