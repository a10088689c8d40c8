import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { node24, root } from '../scripts/project.mjs';
import { webDistForTests } from '../scripts/web-build.mjs';

export type RunningServer = { url: string; dataDir: string; stop: () => Promise<void> };

const startLimitMs = 60_000;
const stopLimitMs = 10_000;

export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'azit-e2e-'));
  const child = spawn(node24, ['apps/server/src/main.ts'], {
    cwd: root,
    // Settings of the caller's shell must not reach the server under test.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WEB_DIST_DIR: webDistForTests,
      DEMO: 'off',
      RATE_LIMIT_FACTOR: '0',
      // All pages send their requests from one IP address. With load shedding, a busy server would
      // refuse some of them with 429, for example for fonts.
      SHED_LOAD: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    try {
      await stopGracefully(child);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  try {
    return { url: await readAddress(child), dataDir, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const limit = setTimeout(() => fail('did not start in time'), startLimitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /https?:\/\/[\w.-]+:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(limit);
      // Discard later output: it would grow to many megabytes in memory.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume();
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      fail(`ended with ${code} before it replied`);
    });
  });
}

async function stopGracefully(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(limit);
  if (child.exitCode !== 0) {
    throw new Error(`The server stopped with ${child.exitCode ?? child.signalCode}`);
  }
}
