import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clusterName, findClusterProcesses } from '#server/database/embedded/cluster-processes.ts';
import { type EmbeddedProcess, spawnEmbedded } from '#test/peers/spawn-embedded.ts';

vi.setConfig({ testTimeout: 60_000 });

const shelf = mkdtempSync(join(tmpdir(), 'azit-embedded-'));
const initialized = join(shelf, 'initialized');
let directory: string;
let running: EmbeddedProcess | undefined;

// initdb is slow, so most tests start from a copy of an initialized cluster.
beforeAll(async () => {
  const server = spawnEmbedded(initialized);
  await server.waitFor('ready');
  await server.kill('SIGTERM');
});
afterAll(() => rmSync(shelf, { recursive: true }));

beforeEach(() => {
  directory = mkdtempSync(join(shelf, 'data-'));
  cpSync(initialized, directory, { recursive: true });
});
afterEach(async () => {
  await running?.kill('SIGTERM');
  running = undefined;
  const left = processesIn(directory);
  // Kill leftover processes before the assertion, so that a failing test leaves none running.
  for (const pid of left) process.kill(pid, 'SIGKILL');
  expect(left).toEqual([]);
});

function processesIn(dataDir: string): number[] {
  return findClusterProcesses(clusterName(join(dataDir, 'postgres')));
}

async function start(): Promise<{ postmaster: number; found: number[] }> {
  running = spawnEmbedded(directory);
  return running.waitFor('ready');
}

async function startWriting(
  count: number,
): Promise<{ server: EmbeddedProcess; postmaster: number }> {
  const server = spawnEmbedded(directory);
  running = server;
  const { postmaster } = await server.waitFor('ready');
  await server.waitFor('acknowledged', () => server.acknowledged.length >= count);
  return { server, postmaster };
}

async function expectAllFound(acknowledged: readonly number[]): Promise<void> {
  const { found } = await start();
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining([...acknowledged]));
}

test('a restarted embedded database finds its data and leaves no process behind', async () => {
  const { server } = await startWriting(5);
  await server.kill('SIGTERM');
  expect(server.acknowledged.length).toBeGreaterThanOrEqual(5);
  expect(processesIn(directory)).toEqual([]);
  await expectAllFound(server.acknowledged);
});

test('after kill -9 of the server, a restart ends the old postmaster without data loss', async () => {
  const { server, postmaster } = await startWriting(20);
  await server.kill('SIGKILL');
  expect(processesIn(directory)).toContain(postmaster);
  await expectAllFound(server.acknowledged);
  expect(processesIn(directory)).not.toContain(postmaster);
});

test('after kill -9 of the postmaster, the running server starts it again', async () => {
  const { server, postmaster } = await startWriting(20);
  process.kill(postmaster, 'SIGKILL');
  const back = await server.waitFor('acknowledged', (event) => event.postmaster !== postmaster);
  await server.waitFor('acknowledged', ({ n }) => n >= back.n + 5);
  await server.kill('SIGTERM');
  await expectAllFound(server.acknowledged);
});

test('after kill -9 of server and postmaster, no committed write is lost', async () => {
  const { server, postmaster } = await startWriting(20);
  process.kill(server.pid, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await server.kill('SIGKILL');
  await expectAllFound(server.acknowledged);
});

test('a second server on the same data directory is refused with the pid of the first', async () => {
  const { server } = await startWriting(1);
  const second = spawnEmbedded(directory);
  const { reason } = await second.waitFor('failed');
  expect(reason).toContain(`pid ${server.pid}`);
  const last = server.acknowledged.at(-1) ?? 0;
  await server.waitFor('acknowledged', ({ n }) => n > last);
});

test('of several servers that find a stale lock, only one starts', async () => {
  const { server } = await startWriting(1);
  await server.kill('SIGKILL');
  const rivals = Array.from({ length: 4 }, () => spawnEmbedded(directory));
  const ends = await Promise.all(
    rivals.map((rival) => Promise.race([rival.waitFor('ready'), rival.waitFor('failed')])),
  );
  await Promise.all(rivals.map((rival) => rival.kill('SIGTERM')));
  expect(ends.map(({ event }) => event).sort()).toEqual(['failed', 'failed', 'failed', 'ready']);
});

test('a first start killed during initdb does not prevent the next start', async () => {
  directory = join(shelf, 'fresh');
  mkdirSync(directory);
  const begun = new Promise<void>((resolve) => {
    const watcher = watch(directory, (_change, name) => {
      if (!name?.startsWith('postgres.new-')) return;
      watcher.close();
      resolve();
    });
  });
  const server = spawnEmbedded(directory);
  await begun;
  await server.kill('SIGKILL');
  expect((await start()).found).toEqual([]);
  expect(readdirSync(directory).sort()).toEqual(['azit.lock', 'postgres']);
});

test('the database starts with a data path longer than the limit for socket paths', async () => {
  const long = join(shelf, '아주-긴-이름의-폴더'.repeat(4), 'x'.repeat(120));
  cpSync(directory, long, { recursive: true });
  directory = long;
  await start();
});
