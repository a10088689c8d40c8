import { existsSync } from 'node:fs';
import { runQuietly } from './child-process.mjs';

/**
 * Returns the apt commands that install the packages on Debian or Ubuntu, or `undefined` on other
 * systems and without root rights.
 * @param {string[]} packages
 * @returns {Promise<string[][] | undefined>} the commands, in their order
 */
export async function installCommands(packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await runQuietly(['sudo', '-n', 'true'])).code !== 0) return undefined;
  const apt = [
    ...(isRoot ? [] : ['sudo', '-n']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
  ];
  return [
    [...apt, 'update'],
    [...apt, 'install', '-y', '--no-install-recommends', ...packages],
  ];
}

/**
 * Runs the commands in order until one fails, and returns the output of the failed command.
 * @param {string[][]} commands
 * @param {AbortSignal} [signal]
 */
export async function runAll(commands, signal) {
  for (const command of commands) {
    const { code, output } = await runQuietly(command, undefined, signal);
    if (code !== 0) return output;
  }
  return undefined;
}
