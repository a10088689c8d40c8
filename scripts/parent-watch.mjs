import { readFileSync } from 'node:fs';

const intervalMs = 250;
const shell = /^(sh|ash|bash|busybox|dash|ksh|zsh)$/;

/**
 * Stops this process when npm ends: a killed npm forwards no signal, and the server would continue
 * to use its port and data directory. Without npm nothing is watched, so `nohup node
 * scripts/start.mjs &` outlives its terminal.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const expected = lineage();
  const timer = setInterval(() => {
    if (expected.every(({ pid, parent }) => findParent(pid) === parent) && isAlive(process.ppid)) {
      return;
    }
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  timer.unref();
}

/**
 * npm starts this process through shells, and some of them outlive a killed npm. So record the
 * parent of every process in between.
 */
function lineage() {
  const links = [{ pid: process.pid, parent: process.ppid }];
  for (let pid = process.ppid; shell.test(readName(pid)); ) {
    const parent = findParent(pid);
    if (parent === undefined) break;
    links.push({ pid, parent });
    pid = parent;
  }
  return links;
}

/**
 * Reads the parent of another process from /proc, which exists only on Linux. Elsewhere, sh
 * replaces itself with its last command, so npm is the direct parent.
 * @param {number} pid
 * @returns {number | undefined}
 */
function findParent(pid) {
  if (pid === process.pid) return process.ppid;
  const stat = read(`/proc/${pid}/stat`);
  // The process name may contain blanks and brackets, so count fields after the last bracket.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return stat === '' ? undefined : parent;
}

/** @param {number} pid */
function readName(pid) {
  return read(`/proc/${pid}/comm`).trim();
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * On Windows, the parent id of a process does not change when the parent ends, so check whether the
 * parent is alive.
 * @param {number} pid
 */
function isAlive(pid) {
  if (process.platform !== 'win32') return true;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
