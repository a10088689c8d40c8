import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withMemoryFolder } from './memory-folder.mjs';

let place: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'azit-memory-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('the folder is there during the work, also one that fails, and not afterwards', async () => {
  const work = async (folder = '') => {
    expect(path.dirname(folder)).toBe(place);
    expect(existsSync(folder)).toBe(true);
    throw new Error('failed');
  };
  await expect(withMemoryFolder(work, { place, neededBytes: 1 })).rejects.toThrow('failed');
  expect(readdirSync(place)).toEqual([]);
});

test('a place that is missing or has too little room gives no folder', async () => {
  const work = async (folder: string | undefined) => folder;
  const missing = path.join(place, 'missing');
  expect(await withMemoryFolder(work, { place: missing, neededBytes: 1 })).toBe(undefined);
  const neededBytes = Number.MAX_SAFE_INTEGER;
  expect(await withMemoryFolder(work, { place, neededBytes })).toBe(undefined);
});

test('the folder of a run that was interrupted goes, that of one that goes on stays', async () => {
  const running = `azit-tests-${process.ppid}`;
  mkdirSync(path.join(place, running));
  // No process has this number: they end at 2 ** 22.
  mkdirSync(path.join(place, 'azit-tests-9999999'));
  await withMemoryFolder(async () => undefined, { place, neededBytes: 1 });
  expect(readdirSync(place)).toEqual([running]);
});
