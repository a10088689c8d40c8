import { existsSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../scripts/project.mjs';
import { installCommands, runAll } from '../scripts/system-packages.mjs';
import { withLimit } from './limit.mjs';

const installLimitMs = 10 * 60_000;
/** Search these folders too: the PATH of an ordinary user often omits them. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** @typedef {Readonly<Record<string, string>>} Programs Each program with its Debian package. */

/**
 * Installs missing programs. If it cannot install them, throws an error with their names and the
 * install command.
 * @param {Programs} programs
 */
export async function ensurePrograms(programs) {
  const missing = findMissing(programs);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, name]) => name))];
  const commands = await installCommands(packages);
  if (commands === undefined) throw new ExpectedFailure(describeMissing(missing));
  const failure = await withLimit(`installing ${packages.join(', ')}`, installLimitMs, (signal) =>
    runAll(commands, signal),
  );
  const left = findMissing(programs);
  if (left.length === 0) return;
  if (failure !== undefined) console.error(failure.trimEnd());
  throw new ExpectedFailure(describeMissing(left));
}

export function isRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/** @param {string} name */
export function requireRoot(name) {
  if (isRoot()) return;
  throw new ExpectedFailure(`${name} mounts file systems: run it as root on Debian or Ubuntu`);
}

/** @param {[program: string, name: string][]} missing */
function describeMissing(missing) {
  const programs = missing.map(([program]) => program).join(', ');
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  const are = missing.length === 1 ? 'is' : 'are';
  return `${programs} ${are} not installed; on Debian or Ubuntu: sudo apt-get install ${packages}`;
}

/** @param {Programs} programs */
function findMissing(programs) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders];
  return Object.entries(programs).filter(
    ([program]) => !folders.some((folder) => existsSync(path.join(folder, program))),
  );
}
