import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from './project.mjs';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'azit-fresh-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the environment overrides the settings in .env', async () => {
  const folder = await makeFolder();
  await writeFile(path.join(folder, '.env'), 'DATA_DIR=stored\nPORT=8311\n');
  vi.stubEnv('PORT', '8312');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await readSettings(folder)).toMatchObject({ DATA_DIR: 'stored', PORT: '8312' });
});

test('a fresh start with a DATABASE_URL is refused, and nothing is removed', async () => {
  const folder = await makeFolder();
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1/azit' };
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const script = path.join(import.meta.dirname, 'fresh.mjs');
    execFile(process.execPath, [script], { env }, (error, _, stderr) =>
      resolve({ code: error?.code, stderr }),
    );
  });
  expect([code, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL is set')]);
  expect((await stat(folder)).isDirectory()).toBe(true);
});
