import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the process and all its descendants, or only the process on systems without /proc.
 * @param {number} pid
 */
export function withDescendants(pid) {
  const all = parents();
  const found = [pid];
  for (const each of found) {
    found.push(...all.filter(([, parent]) => parent === each).map(([child]) => child));
  }
  return found;
}

/**
 * @param {readonly number[]} pids
 * @param {NodeJS.Signals} signal
 */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  const state = readStat(pid)?.[0];
  return state !== undefined && state !== 'Z';
}

/** @param {number} pid */
export function readProgramName(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** @returns {[pid: number, parent: number][]} */
function parents() {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(readStat(Number(name))?.[1] ?? 0)]);
}

/** @param {number} pid */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
