import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runInForeground } from './child-process.mjs';
import { root } from './project.mjs';

const MAX_RESTARTS = 5;
const WINDOW_MS = 60_000;
const RESTART_DELAY_MS = 500;
/** A server exits with 1 for a wrong setting or a taken port; a restart would not help. */
const REFUSED_TO_START = 1;

/** @type {NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Returns the command for a server that ends together with its parent process.
 * @param {string} node
 */
export function serverCommand(node) {
  return [node, '--import', './scripts/stop-with-parent.mjs', 'apps/server/src/main.ts'];
}

/**
 * Reduces the memory of the server: by default Node's young heap grows to 64 MB, glibc gives each
 * thread its own arena, and without a compile cache the TypeScript compiler stays in memory. `npm
 * run lab -- bench:memory` measures the effect.
 * @returns {NodeJS.ProcessEnv}
 */
export function memorySettings() {
  const { NODE_OPTIONS, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = process.env;
  return {
    NODE_OPTIONS: [NODE_OPTIONS, '--max-semi-space-size=8'].filter(Boolean).join(' '),
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX ?? '2',
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled'),
  };
}

/**
 * Runs a server and restarts it after a crash, at most five times a minute. Returns 0 after a
 * requested stop, otherwise the exit code of a server that failed at its first start or crashed too
 * often.
 * @param {string[]} command
 * @returns {Promise<number>}
 */
export async function supervise(command) {
  const stop = new AbortController();
  // Never remove these listeners: without one, a signal between two runs would end this process.
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop.abort());
  /** @type {number[]} */
  let restarts = [];
  for (;;) {
    let lastError = '';
    const readErrors = (/** @type {string} */ text) => {
      lastError = text.trimEnd().split('\n').at(-1) || lastError;
    };
    const code = await runInForeground([{ command, env: memorySettings(), readErrors }]);
    if (stop.signal.aborted) return isStopSignal(code) ? 0 : code;
    if (code === 0 || (code === REFUSED_TO_START && restarts.length === 0)) return code;
    // The delay also lets the last output of the server arrive, which the message below quotes.
    await delay(RESTART_DELAY_MS, undefined, { signal: stop.signal }).catch(() => {});
    if (stop.signal.aborted) return 0;
    const reason = [describeEnd(code), lastError].filter(Boolean).join(', last error: ');
    const now = performance.now();
    restarts = restarts.filter((restart) => now - restart < WINDOW_MS);
    if (restarts.length === MAX_RESTARTS) {
      console.error(
        `azit: the server ended (${reason}) after ${MAX_RESTARTS} restarts within a minute, giving up`,
      );
      return code;
    }
    restarts.push(now);
    console.error(
      `azit: the server ended (${reason}), restart ${restarts.length} of at most ${MAX_RESTARTS} a minute`,
    );
  }
}

/** @param {number} code */
function describeEnd(code) {
  const [signal] = Object.entries(constants.signals).find(([, n]) => code === 128 + n) ?? [];
  return signal ?? `exit code ${code}`;
}

/**
 * A server that is still loading has no signal handlers, so a stop signal kills it. That also
 * counts as a requested stop.
 * @param {number} code
 */
function isStopSignal(code) {
  return STOP_SIGNALS.some((signal) => code === 128 + constants.signals[signal]);
}

if (import.meta.main) process.exitCode = await supervise(serverCommand(process.execPath));
