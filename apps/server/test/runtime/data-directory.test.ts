import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataDirectory } from '#server/runtime/data-directory.ts';
import { findProcessIdentity } from '#server/runtime/process-identity.ts';

let shelf: string;
let path: string;

beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'azit-directory-'));
  path = join(shelf, 'a', 'data');
});
afterEach(() => rmSync(shelf, { recursive: true }));

const lockFile = () => join(path, 'azit.lock');
const plantLock = (content: string) => {
  mkdirSync(path, { recursive: true });
  writeFileSync(lockFile(), content);
};
const heldBy = (): unknown => JSON.parse(readFileSync(lockFile(), 'utf8')).pid;

test('an opened data directory is private and locked until released', () => {
  const directory = openDataDirectory(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(heldBy()).toBe(process.pid);
  expect(readdirSync(path)).toEqual(['azit.lock']);
  directory.release();
  expect(readdirSync(path)).toEqual([]);
});

test('opening an open data directory is refused with the pid of its owner', () => {
  const first = openDataDirectory(path);
  expect(() => openDataDirectory(path)).toThrow(`pid ${process.pid}`);
  first.release();
  openDataDirectory(path).release();
});

test.each([
  ['of a dead process', JSON.stringify({ pid: 2 ** 30, born: 'x', token: 'dead' })],
  [
    'whose pid another process has',
    JSON.stringify({ pid: process.pid, born: 'x', token: 'reused' }),
  ],
  ['that is empty', ''],
  ['that is nonsense', '{"pid":"one"}'],
])('a lock file %s is taken over', (_name, content) => {
  plantLock(content);
  const directory = openDataDirectory(path);
  expect(heldBy()).toBe(process.pid);
  expect(readdirSync(path)).toEqual(['azit.lock']);
  directory.release();
});

test('opening fails while a live process takes over the lock, not if that process died', () => {
  plantLock(JSON.stringify({ pid: 2 ** 30, born: 'x', token: 'dead' }));
  const claim = join(path, 'azit.lock.dead.claim');
  writeFileSync(claim, JSON.stringify({ ...findProcessIdentity(process.pid), token: 'quicker' }));
  expect(() => openDataDirectory(path)).toThrow(`pid ${process.pid}`);
  writeFileSync(claim, JSON.stringify({ pid: 2 ** 30, born: 'x', token: 'died-too' }));
  openDataDirectory(path).release();
  expect(readdirSync(path)).toEqual([]);
});

test('releasing a data directory does not remove the lock of another server', () => {
  const directory = openDataDirectory(path);
  plantLock(JSON.stringify({ pid: 1, born: 'x', token: 'other' }));
  directory.release();
  expect(heldBy()).toBe(1);
});

test('a path that is not a directory is refused with a clear error', () => {
  writeFileSync(join(shelf, 'file'), '');
  expect(() => openDataDirectory(join(shelf, 'file'))).toThrow(
    /^The data directory .*file cannot be used: /,
  );
});
