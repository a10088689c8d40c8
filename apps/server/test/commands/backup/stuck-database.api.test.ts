import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runBackupCommand } from '#server/commands/backup/run-backup-command.ts';
import { temporaryFolder } from '#test/factories/backup-world.ts';
import { fillTable } from '#test/factories/fill-table.ts';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';
import { programEnvironment } from '#test/peers/program-environment.ts';
import { startTcpRelay } from '#test/peers/tcp-relay.ts';

const MAIN = new URL('../../../src/commands/backup/main.ts', import.meta.url).pathname;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('a backup that waits for a locked table fails and names the table', async () => {
  const { database, config } = server.context;
  const holder = await database.checkOut();
  onTestFinished(async () => {
    await holder.query('rollback');
    holder.release();
  });
  await holder.query('begin');
  await holder.query('lock table follows in access exclusive mode');
  const folder = await temporaryFolder();
  const env = { DATABASE_URL: toDatabaseUrl(database.connection), DATA_DIR: config.dataDir };
  const limit = { COMMAND_LIMIT_SECONDS: '2' };
  const outcome = await runBackupCommand(['backup', 'a.tar'], { ...env, ...limit }, folder);
  expect(outcome).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: '2초를 기다렸지만 나아가지 않아 그만뒀어요: 표 follows 담기\n',
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a backup of a database that never replies fails while connecting', async () => {
  const relay = await startTcpRelay(server.context.database.connection);
  onTestFinished(relay.close);
  relay.becomes('hangs');
  const folder = await temporaryFolder();
  const env = { DATABASE_URL: toDatabaseUrl(relay.connection), DATA_DIR: folder };
  const limit = { COMMAND_LIMIT_SECONDS: '2' };
  const outcome = await runBackupCommand(['backup', 'a.tar'], { ...env, ...limit }, folder);
  expect(outcome).toMatchObject({ exitCode: 1, stdout: '' });
  expect(outcome.stderr).toContain('2초를 기다렸지만 나아가지 않아 그만뒀어요: 데이터베이스 연결');
});

test('a backup of an unreachable database fails with a one-line message', async () => {
  const folder = await temporaryFolder();
  const env = { DATABASE_URL: 'postgresql://azit@127.0.0.1:1/azit', DATA_DIR: folder };
  const outcome = await runBackupCommand(['backup', 'a.tar'], env, folder);
  expect(outcome).toMatchObject({ exitCode: 1, stdout: '' });
  expect(outcome.stderr).toContain('연결하지 못했어요');
});

test('a backup whose connection hangs fails and names the step it waited for', async () => {
  const { database } = server.context;
  await fillTable(database, 20_000);
  const relay = await startTcpRelay(database.connection);
  onTestFinished(relay.close);
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, [MAIN, 'backup', 'a.tar'], {
    cwd: folder,
    env: {
      ...programEnvironment(),
      DATABASE_URL: toDatabaseUrl(relay.connection),
      DATA_DIR: folder,
      COMMAND_LIMIT_SECONDS: '3',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  await vi.waitUntil(async () => (await readdir(folder)).some((name) => name.endsWith('.body')), {
    timeout: 30_000,
    interval: 1,
  });
  relay.becomes('hangs');
  const [stdout, stderr, [code]] = await output;
  expect([stdout, code]).toEqual(['', 1]);
  expect(stderr).toMatch(/^3초를 기다렸지만 나아가지 않아 그만뒀어요: 표 \w+ 담기$/m);
  expect((await readdir(folder)).filter((name) => name.startsWith('a.tar'))).toEqual([]);
});
