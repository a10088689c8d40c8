import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const defaultParent = '/dev/shm';
const prefix = 'azit-tests-';
const enoughBytes = 4 * 2 ** 30;

/**
 * Calls the function with a folder in memory, or with `undefined` where none is available. The tests
 * create and delete hundreds of thousands of small files, which is many times slower on a disk.
 * @template T
 * @param {(folder: string | undefined) => Promise<T>} work
 * @param {{ parent?: string, neededBytes?: number }} [options]
 * @returns {Promise<T>}
 */
export async function withMemoryFolder(work, options = {}) {
  const { parent = defaultParent, neededBytes = enoughBytes } = options;
  const folder = hasRoom(parent, neededBytes) ? makeFolder(parent) : undefined;
  try {
    return await work(folder);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} parent
 * @param {number} neededBytes
 */
function hasRoom(parent, neededBytes) {
  try {
    const { bavail, bsize } = statfsSync(parent);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Returns `undefined` if programs in the folder cannot be executed, as in many containers, because
 * some tests execute programs there.
 * @param {string} parent
 */
function makeFolder(parent) {
  removeAbandoned(parent);
  const folder = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // Use the mode of /tmp: some tests run programs as another user.
  chmodSync(folder, 0o1777);
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  if (spawnSync(program).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/**
 * Removes the folders of interrupted runs, because they occupy memory.
 * @param {string} parent
 */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
