import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, signalAll, withDescendants } from './process-tree.mjs';

const limitMs = 10_000;
const pollMs = 100;

/**
 * Runs a command. If a signal stops it, ends what it started: most commands do not handle signals
 * and would leave servers, databases and browsers running.
 * @param {() => Promise<number>} run
 */
export async function endingDescendants(run) {
  /** @type {Set<number>} */
  const started = new Set();
  // Record the descendants at the signal: when the command has ended, they have another parent.
  const remember = () => {
    for (const pid of withDescendants(process.pid).slice(1)) started.add(pid);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, remember);
  const code = await run();
  await end([...started]);
  return code;
}

/** @param {number[]} pids */
async function end(pids) {
  const until = performance.now() + limitMs;
  signalAll(pids.filter(isAlive), 'SIGTERM');
  while (pids.some(isAlive) && performance.now() < until) await delay(pollMs);
  signalAll(pids.filter(isAlive), 'SIGKILL');
}
