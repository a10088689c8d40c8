import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { toDatabaseUrl } from '../apps/server/test/harness/run-operator.ts';
import { createTestDatabase } from '../apps/server/test/harness/test-database.ts';
import { programEnvironment } from '../apps/server/test/peers/program-environment.ts';
import { findFreePort } from '../apps/server/test/peers/server-process.ts';

const SUPERVISOR = pathToFileURL(join(import.meta.dirname, 'supervise.mjs')).href;

const isLinux = process.platform === 'linux';

type Supervisor = { child: ChildProcess; output(): string; exit: Promise<number | null> };

function start(server: string, before = ''): Supervisor {
  const command = JSON.stringify([process.execPath, '--input-type=module', '-e', server]);
  const program = `import { supervise } from '${SUPERVISOR}';
    ${before}
    process.exitCode = await supervise(${command});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exit = once(child, 'close').then(([code]) => code);
  return { child, output: () => output, exit };
}

function serverPid({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'azit-supervise-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

test('a server that crashes six times within a minute is not restarted again', async () => {
  const { exit, output } = start('console.error("out of luck"); process.exit(3)');
  expect(await exit).toBe(3);
  expect(count(output(), /ended \(exit code 3, last error: out of luck\), restart \d of/g)).toBe(5);
  expect(output()).toContain(
    'azit: the server ended (exit code 3, last error: out of luck) after 5 restarts within a minute, giving up\n',
  );
});

test('a server that crashes every 20 s is restarted each time', async () => {
  const counter = join(makeFolder(), 'runs');
  const server = `import fs from 'node:fs';
    fs.appendFileSync('${counter}', '.');
    process.exit(fs.readFileSync('${counter}').length < 8 ? 3 : 0);`;
  const { exit, output } = start(server, 'let now = 0; performance.now = () => (now += 20_000);');
  expect(await exit).toBe(0);
  expect(count(output(), /restart \d of at most 5 a minute/g)).toBe(7);
});

test('the signal that killed the server is named in the output', async () => {
  const { child, output } = start('process.kill(process.pid, "SIGKILL")');
  await expect.poll(output).toContain('azit: the server ended (SIGKILL), restart 1 of at most 5');
  child.kill('SIGTERM');
});

test('a server that fails at its first start is not restarted', async () => {
  const { exit, output } = start('console.error("azit: PORT: bad"); process.exit(1)');
  expect(await exit).toBe(1);
  expect(output()).toBe('azit: PORT: bad\n');
});

test('a server that fails to start after a crash is restarted again', async () => {
  const counter = join(makeFolder(), 'runs');
  const server = `import fs from 'node:fs';
    fs.appendFileSync('${counter}', '.');
    process.exit([3, 1, 0][fs.readFileSync('${counter}').length - 1]);`;
  const { exit, output } = start(server);
  expect(await exit).toBe(0);
  expect(output()).toMatch(/exit code 3\), restart 1 .*\n.*exit code 1\), restart 2/);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'the signal %s stops the server cleanly with exit code 0',
  async (signal) => {
    const server = `for (const signal of ['SIGTERM', 'SIGINT'])
        process.on(signal, () => { console.log('stopped in order'); process.exit(0); });
      console.log('up'); setInterval(() => {}, 1_000);`;
    const { child, exit, output } = start(server);
    await expect.poll(output).toContain('up');
    child.kill(signal);
    expect(await exit).toBe(0);
    expect(output()).toContain('stopped in order');
  },
);

test('SIGTERM while the server is loading ends the supervisor with exit code 0', async () => {
  const { child, exit, output } = start('console.log("loading"); setInterval(() => {}, 1_000)');
  await expect.poll(output).toContain('loading');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test.runIf(isLinux)('SIGTERM between a crash and the restart ends with exit code 0', async () => {
  const { child, exit, output } = start('console.error("dying"); process.exit(3)');
  const isDead = () => output().includes('dying') && serverPid(child) === 0;
  await expect.poll(isDead, { interval: 5 }).toBe(true);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output()).toBe('dying\n');
});

test('the container image contains every script that its first process imports', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8');
  const needed = new Set(['supervise.mjs', 'stop-with-parent.mjs']);
  for (const name of needed) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    for (const [, imported = ''] of text.matchAll(/from '\.\/([\w-]+\.mjs)'/g))
      needed.add(imported);
  }
  for (const name of needed) expect(dockerfile).toContain(`scripts/${name} `);
});

test.runIf(isLinux)(
  'the supervisor restarts a killed server within 2 s and stops with exit code 0',
  async () => {
    const database = await createTestDatabase();
    onTestFinished(database.close);
    const port = await findFreePort();
    const child = spawn(process.execPath, [join(import.meta.dirname, 'supervise.mjs')], {
      env: {
        ...programEnvironment(),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: toDatabaseUrl(database.connection),
        DATA_DIR: makeFolder(),
      },
      stdio: 'ignore',
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const exit = once(child, 'exit');
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(answers, { timeout: 30_000 }).toBe(200);
    const killed = serverPid(child);
    const begun = performance.now();
    process.kill(killed, 'SIGKILL');
    const replaced = () => ![0, killed].includes(serverPid(child));
    await expect.poll(replaced, { timeout: 2_000, interval: 10 }).toBe(true);
    const replacedMs = Math.round(performance.now() - begun);
    await expect.poll(answers, { timeout: 30_000, interval: 10 }).toBe(200);
    console.log('after kill -9:', { replacedMs, answersMs: Math.round(performance.now() - begun) });
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  },
);
