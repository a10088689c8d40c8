import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const node24 = path.join(root, 'node_modules', '.bin', 'node');

/**
 * Reads the settings as the server does, but without its checks: those need packages, and this runs
 * before anything is installed.
 * @param {string} folder
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function readSettings(folder = root) {
  const stored = await readFile(path.join(folder, '.env'), 'utf8').catch(() => '');
  return { ...parseEnv(stored), ...process.env };
}

/** A failure that the user can fix: printed as one line without a stack trace. */
export class ExpectedFailure extends Error {}

/**
 * The tools start with `#!/usr/bin/env node`, so the pinned Node must come first in PATH.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const binaries = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: [binaries, process.env.PATH].join(path.delimiter), ...extra };
}

/** @param {() => Promise<number>} main */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error;
    console.error(`azit: ${error.message}`);
    process.exitCode = 1;
  }
}
