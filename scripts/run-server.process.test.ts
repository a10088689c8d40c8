import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  clusterName,
  findClusterProcesses,
} from '../apps/server/src/database/embedded/cluster-processes.ts';
import { isAlive } from '../apps/server/src/runtime/process-identity.ts';
import { fillDataDir } from '../apps/server/test/harness/fill-data-dir.ts';

const STOP_LIMIT_MS = 10_000;
const shelf = mkdtempSync(join(tmpdir(), 'azit-npm-'));
// Unlike dash, this script stays alive as the parent of its command, as some shells do.
const stayingShell = join(shelf, 'sh');
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;

// Use a separate project: `npm start` in this one may install packages and build the web app.
beforeAll(() => {
  const program = pathToFileURL(join(import.meta.dirname, 'run-server.mjs')).href;
  const script = `import { runServer } from '${program}';\nprocess.exitCode = await runServer(async () => {});\n`;
  writeFileSync(join(shelf, 'start.mjs'), script);
  writeFileSync(join(shelf, 'package.json'), '{"scripts":{"start":"node start.mjs"}}');
  writeFileSync(stayingShell, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n');
  chmodSync(stayingShell, 0o755);
});
// No process may outlive the test, even after a failure.
let endLeftovers = () => {};
afterEach(() => endLeftovers());
afterAll(() => {
  endLeftovers();
  rmSync(shelf, { recursive: true });
});

type Started = {
  npm: number;
  script: number;
  server: number;
  url: string;
  dataDir: string;
  untilGone(): Promise<void>;
};

async function startByNpm(options: {
  command?: string[];
  prefix?: string[];
  env?: Record<string, string>;
}): Promise<Started> {
  const { command = ['npm', 'start'], prefix = [], env = {} } = options;
  const dataDir = mkdtempSync(join(shelf, 'data-'));
  fillDataDir(dataDir);
  const port = await findFreePort();
  const child = spawnStart([...prefix, ...command], port, { DATA_DIR: dataDir, ...env });
  await untilReady(child, port);
  const npm = prefix.length === 0 ? (child.pid ?? 0) : (listChildren(child.pid ?? 0)[0] ?? 0);
  const [script = 0] = [npm, ...listDescendants(npm)].filter((pid) =>
    readCommand(pid).startsWith('node start.mjs'),
  );
  const [server = 0] = [npm, ...listDescendants(npm)].filter((pid) =>
    readCommand(pid).includes('src/main.ts'),
  );
  const cluster = clusterName(join(dataDir, 'postgres'));
  const left = () => [
    ...[npm, script, server, ...listDescendants(script)].filter(
      (pid) => isAlive(pid) && readCommand(pid) !== '',
    ),
    ...findClusterProcesses(cluster),
  ];
  endLeftovers = () => {
    for (const pid of left()) process.kill(pid, 'SIGKILL');
  };
  expect([npm, script, server].every((pid) => pid > 0)).toBe(true);
  expect(findClusterProcesses(cluster)).not.toEqual([]);
  return {
    npm,
    script,
    server,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    untilGone: async () => {
      const end = Date.now() + STOP_LIMIT_MS;
      while (left().length > 0 && Date.now() < end) await pause(20);
      expect(left().map(readCommand)).toEqual([]);
      await listenOn(port);
    },
  };
}

function spawnStart([file = '', ...args]: string[], port: number, env: Record<string, string>) {
  return spawn(file, args, {
    cwd: shelf,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: shelf,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'off',
      WEB_DIST_DIR: join(shelf, 'no-web-app'),
      npm_config_update_notifier: 'false',
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe.runIf(process.platform === 'linux')('processes of npm start', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'the server and PostgreSQL end when npm gets %s',
    async (signal) => {
      const { npm, untilGone } = await startByNpm({});
      process.kill(npm, signal);
      await untilGone();
    },
  );

  test('a killed server is restarted, and the new server ends when npm ends', async () => {
    const { npm, server, url, untilGone } = await startByNpm({});
    process.kill(server, 'SIGKILL');
    const replacement = () =>
      listDescendants(npm).find(
        (pid) => pid !== server && readCommand(pid).includes('src/main.ts'),
      );
    await expect.poll(replacement, { timeout: 2_000, interval: 10 }).toBeGreaterThan(0);
    const answers = () =>
      fetch(`${url}/readyz`)
        .then((reply) => reply.status)
        .catch(() => 0);
    await expect.poll(answers, { timeout: 30_000 }).toBe(200);
    process.kill(npm, 'SIGTERM');
    await untilGone();
  });

  const env = { npm_config_script_shell: stayingShell };

  test('the server ends when npm gets SIGKILL, even if the shell of npm stays alive', async () => {
    const { npm, untilGone } = await startByNpm({ env });
    process.kill(npm, 'SIGKILL');
    await untilGone();
  });

  test('the server ends when the shell between npm and scripts/start.mjs gets SIGTERM', async () => {
    const { npm, untilGone } = await startByNpm({ env });
    const [shell = 0] = listChildren(npm);
    process.kill(shell, 'SIGTERM');
    await untilGone();
  });

  test('the server ends when scripts/start.mjs gets SIGKILL', async () => {
    const { script, untilGone } = await startByNpm({});
    process.kill(script, 'SIGKILL');
    await untilGone();
  });

  const prefix = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

  test.runIf(isLinuxRoot)(
    'the server ends on SIGTERM as the first process of a container',
    async () => {
      const { npm, untilGone } = await startByNpm({ prefix });
      process.kill(npm, 'SIGTERM');
      await untilGone();
    },
  );

  test.runIf(isLinuxRoot)(
    'PostgreSQL stops cleanly if scripts/start.mjs is a container’s first process',
    async () => {
      const command = ['node', 'start.mjs'];
      const { npm, dataDir, untilGone } = await startByNpm({ prefix, command });
      process.kill(npm, 'SIGTERM');
      await untilGone();
      // PostgreSQL would leave this file behind if it had been killed.
      expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    },
  );
});

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(`http://localhost:${port}`)) resolve();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  await promise;
}

function listDescendants(pid: number): number[] {
  return listChildren(pid).flatMap((child) => [child, ...listDescendants(child)]);
}

function listChildren(pid: number): number[] {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.map(Number).filter((other) => {
    const stat = readProc(other, 'stat');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
  });
}

function readCommand(pid: number): string {
  return readProc(pid, 'cmdline').replaceAll('\0', ' ');
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

async function findFreePort(): Promise<number> {
  return listenOn(0);
}

async function listenOn(port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(port, '127.0.0.1', () => {
    const { port: given } = probe.address() as AddressInfo;
    probe.close(() => resolve(given));
  });
  return promise;
}
