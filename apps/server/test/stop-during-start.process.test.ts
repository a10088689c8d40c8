import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clusterName, findClusterProcesses } from '#server/database/embedded/cluster-processes.ts';
import { programEnvironment } from '#test/peers/program-environment.ts';
import { MAIN } from '#test/peers/run-server.ts';

test('a signal during the start stops the server and its database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'azit-stop-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const begun = new Promise<void>((resolve) => {
    const watcher = watch(dataDir, (_change, name) => {
      if (name !== 'postgres') return;
      watcher.close();
      resolve();
    });
  });
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...programEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
    },
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await begun;
  const left = () => findClusterProcesses(clusterName(join(dataDir, 'postgres')));
  onTestFinished(() => {
    for (const pid of left()) process.kill(pid, 'SIGKILL');
  });
  await vi.waitUntil(() => left().length > 0, { timeout: 20_000 });
  child.kill('SIGTERM');
  await ended;
  await vi.waitUntil(() => left().length === 0, { timeout: 10_000 });
  expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});
