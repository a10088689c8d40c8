import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'azit-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

function countOverlaps() {
  let [inside, most] = [0, 0];
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await readdir(folder);
    inside -= 1;
  };
  return { work, most: () => most };
}

test('the lock admits one process at a time and leaves no file behind', async () => {
  const file = path.join(folder, 'x.lock');
  const { work, most } = countOverlaps();
  await Promise.all([1, 2, 3].map(() => withLock('x', work, { file })));
  expect(most()).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a dead process is taken over by one of the waiting processes', async () => {
  const file = path.join(folder, 'x.lock');
  await writeFile(file, 'gone');
  await utimes(file, new Date(0), new Date(0));
  const { work, most } = countOverlaps();
  await Promise.all([1, 2, 3].map(() => withLock('x', work, { file })));
  expect(most()).toBe(1);
});

test('the lock is released when the function that holds it fails', async () => {
  const file = path.join(folder, 'x.lock');
  const failing = withLock('x', () => Promise.reject(new Error('no')), { file });
  await expect(failing).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});
