import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { runCommandLine } from '#server/commands/operator/run-command-line.ts';
import { clusterName, findClusterProcesses } from '#server/database/embedded/cluster-processes.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { openDataDirectory } from '#server/runtime/data-directory.ts';
import { spawnOperator } from '#test/harness/run-operator.ts';

vi.setConfig({ testTimeout: 60_000 });

const shelf = mkdtempSync(join(tmpdir(), 'azit-operator-'));
afterAll(() => rmSync(shelf, { recursive: true }));

async function serve(dataDir: string) {
  const log = pino({ level: 'silent' });
  const directory = openDataDirectory(dataDir);
  const embedded = await startEmbeddedDatabase({ dataDir: directory.path, log });
  await migrate({ connection: embedded.connection, log });
  return {
    postmaster: embedded.postmasterPid(),
    stop: async () => {
      await embedded.stop();
      directory.release();
    },
  };
}

test('a command works with or without a running server and leaves no process behind', async () => {
  const dataDir = join(shelf, 'data');
  const server = await serve(dataDir);
  const name = clusterName(join(dataDir, 'postgres'));
  try {
    const beside = await spawnOperator({ DATA_DIR: dataDir }, 'reports', 'list');
    expect(beside).toEqual({ exitCode: 0, stdout: '처리할 신고가 없어요.\n', stderr: '' });
    const search = await runCommandLine(['search', 'rebuild'], { DATA_DIR: dataDir });
    expect(search).toEqual({
      exitCode: 0,
      stdout: '검색 색인이 아지트와 모두 맞아요.\n',
      stderr: '',
    });
    expect(findClusterProcesses(name)).toContain(server.postmaster);
  } finally {
    await server.stop();
  }
  expect(findClusterProcesses(name)).toEqual([]);

  const alone = await spawnOperator({ DATA_DIR: dataDir }, 'reports', 'list');
  expect(alone).toEqual({ exitCode: 0, stdout: '처리할 신고가 없어요.\n', stderr: '' });
  expect(findClusterProcesses(name)).toEqual([]);
  expect(existsSync(join(dataDir, 'azit.lock'))).toBe(false);
});

test('a command with a missing data folder fails and creates no database', async () => {
  const dataDir = join(shelf, 'nothing');
  const { exitCode, stderr } = await spawnOperator({ DATA_DIR: dataDir }, 'reports', 'list');
  expect(exitCode).toBe(1);
  expect(stderr).toContain('데이터베이스가 없어요');
  expect(existsSync(dataDir)).toBe(false);
});
