import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './project.mjs';

const refreshMs = 2_000;
const staleMs = 15_000;

/**
 * Calls the function under a lock that only one process of this checkout can hold. The lock file is
 * outside the checkout, because an install empties node_modules. The owner refreshes the file, so an
 * old file means that the owner has died.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ file?: string, onWait?: () => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, options = {}) {
  const file = options.file ?? lockFile(name);
  const token = randomUUID();
  let waiting = false;
  while (!(await create(file, token))) {
    if (!(await removeStale(file))) {
      if (!waiting) options.onWait?.();
      waiting = true;
      await pause(200);
    }
  }
  const refresh = setInterval(() => touch(file), refreshMs);
  try {
    return await work();
  } finally {
    clearInterval(refresh);
    if ((await contents(file)) === token) await rm(file, { force: true });
  }
}

/** @param {string} name */
function lockFile(name) {
  const key = createHash('sha256')
    .update(`${process.getuid?.()}:${root}`)
    .digest('hex')
    .slice(0, 16);
  return path.join(tmpdir(), `azit-${name}-${key}.lock`);
}

/** @param {string} file @param {string} token */
async function create(file, token) {
  try {
    await writeFile(file, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
async function removeStale(file) {
  const token = await contents(file);
  const age = await stat(file).then(
    (found) => Date.now() - found.mtimeMs,
    () => 0,
  );
  if (age < staleMs) return false;
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  // If another process has already replaced the stale lock, this process has moved the new one:
  // move it back.
  const moved = await contents(aside);
  if (moved !== undefined && moved !== token) await rename(aside, file);
  await rm(aside, { force: true });
  return moved === token;
}

/** @param {string} file */
function contents(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  utimes(file, now, now).catch(() => undefined);
}
