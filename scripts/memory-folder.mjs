import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** Linux keeps in memory what lies there. */
const usualPlace = '/dev/shm';
const prefix = 'azit-tests-';
/** Several times what the tests ever have there at once. */
const enoughBytes = 4 * 2 ** 30;

/**
 * Runs the work with a folder in memory, or `undefined` where none can be had. The tests make and
 * delete hundreds of thousands of small files, which costs many times as much on a disk.
 * @template T
 * @param {(folder: string | undefined) => Promise<T>} work
 * @param {{ place?: string, neededBytes?: number }} [options]
 * @returns {Promise<T>}
 */
export async function withMemoryFolder(work, options = {}) {
  const { place = usualPlace, neededBytes = enoughBytes } = options;
  const folder = hasRoom(place, neededBytes) ? makeFolder(place) : undefined;
  try {
    return await work(folder);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} place
 * @param {number} neededBytes
 */
function hasRoom(place, neededBytes) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Returns `undefined` where programs may not be run from, as in many containers: some tests do.
 * @param {string} place
 */
function makeFolder(place) {
  removeAbandoned(place);
  const folder = path.join(place, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // As /tmp: some tests run programs as another user.
  chmodSync(folder, 0o1777);
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  if (spawnSync(program).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/**
 * A run that was interrupted could not remove its folder, which takes memory until somebody does.
 * @param {string} place
 */
function removeAbandoned(place) {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(path.join(place, name), { recursive: true, force: true });
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
