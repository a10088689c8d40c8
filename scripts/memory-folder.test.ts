import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withMemoryFolder } from './memory-folder.mjs';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'azit-memory-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('the memory folder exists while the function runs and is removed even on an error', async () => {
  const work = async (folder = '') => {
    expect(path.dirname(folder)).toBe(parent);
    expect(existsSync(folder)).toBe(true);
    throw new Error('failed');
  };
  await expect(withMemoryFolder(work, { parent, neededBytes: 1 })).rejects.toThrow('failed');
  expect(readdirSync(parent)).toEqual([]);
});

test('no memory folder is created if the parent is missing or has too little space', async () => {
  const work = async (folder: string | undefined) => folder;
  const missing = path.join(parent, 'missing');
  expect(await withMemoryFolder(work, { parent: missing, neededBytes: 1 })).toBe(undefined);
  const neededBytes = Number.MAX_SAFE_INTEGER;
  expect(await withMemoryFolder(work, { parent, neededBytes })).toBe(undefined);
});

test('memory folders of interrupted runs are removed, folders of active runs stay', async () => {
  const running = `azit-tests-${process.ppid}`;
  mkdirSync(path.join(parent, running));
  // No process can have this id: Linux pids end at 2 ** 22.
  mkdirSync(path.join(parent, 'azit-tests-9999999'));
  await withMemoryFolder(async () => undefined, { parent, neededBytes: 1 });
  expect(readdirSync(parent)).toEqual([running]);
});
