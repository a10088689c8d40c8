import { ExpectedFailure } from '../scripts/project.mjs';

const sayEveryMs = 10_000;
const secondMs = 1_000;
const begun = performance.now();

/** @param {string} line One line of progress, after the seconds since the start. */
export function say(line) {
  const seconds = Math.round((performance.now() - begun) / secondMs);
  process.stderr.write(`[${String(seconds).padStart(3)} s] ${line}\n`);
}

/**
 * Prints what is being done at the start and every ten seconds. If the function exceeds the limit,
 * aborts the signal and throws “waited 60 s for …”; the caller must end what it started in a
 * `finally` block.
 * @template T
 * @param {string} what
 * @param {number} limitMs
 * @param {(signal: AbortSignal) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLimit(what, limitMs, work) {
  const stop = new AbortController();
  say(what);
  const speaking = setInterval(() => say(`still ${what}`), sayEveryMs);
  /** @type {NodeJS.Timeout | undefined} */
  let limit;
  const outOfTime = new Promise((/** @type {(value: never) => void} */ _, reject) => {
    limit = setTimeout(() => {
      const error = new ExpectedFailure(`waited ${Math.round(limitMs / secondMs)} s for ${what}`);
      stop.abort(error);
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([work(stop.signal), outOfTime]);
  } finally {
    clearTimeout(limit);
    clearInterval(speaking);
  }
}
