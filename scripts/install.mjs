import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runQuietly } from './child-process.mjs';
import { withLock } from './lock.mjs';
import { withProgress } from './progress.mjs';
import { ExpectedFailure, node24, root } from './project.mjs';

const stampFile = path.join(root, 'node_modules', '.azit-lock-hash');

export async function ensureInstalled() {
  if (!(await isInstalled())) {
    const onWait = () => console.log('azit: waiting for another install to finish …');
    await withLock('install', installWhenNeeded, { onWait });
  }
  await requireNode24();
}

async function installWhenNeeded() {
  if (await isInstalled()) return;
  const texts = { running: 'installing packages', done: 'packages installed' };
  await withProgress(texts, async () => {
    const { code, output } = await runQuietly(npmCommand(), machineEnvironment());
    if (code !== 0) {
      console.error(output.trimEnd());
      throw new ExpectedFailure('npm ci failed; see its output above.');
    }
    await writeFile(stampFile, await wantedStamp());
  });
}

async function isInstalled() {
  const wanted = await wantedStamp();
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp === wanted) return true;
  // A manual install writes no stamp, so compare with npm's record of installed packages.
  if (stamp === '' && (await installedByHand())) {
    await writeFile(stampFile, wanted);
    return true;
  }
  return false;
}

async function wantedStamp() {
  const lock = await readFile(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${process.platform}-${process.arch} ${hash}`;
}

async function installedByHand() {
  const [wanted, present] = await Promise.all([
    readPackages(path.join(root, 'package-lock.json')),
    readPackages(path.join(root, 'node_modules', '.package-lock.json')),
  ]);
  return present !== undefined && wanted !== undefined && holdsAll(wanted, present);
}

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Promise<Packages | undefined>}
 */
async function readPackages(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

/**
 * Optional packages may be missing: most are for other platforms.
 * @param {Packages} wanted
 * @param {Packages} present
 */
export function holdsAll(wanted, present) {
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === '') return true;
    const found = present[name];
    return found === undefined ? optional === true : found.version === version;
  });
}

function npmCommand() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Use `--include=dev`: with NODE_ENV=production, npm would omit the tools that build the web app.
  return [npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
}

/** npm ci empties node_modules, so npm must not run on a Node that is installed there. */
function machineEnvironment() {
  const inside = path.join(root, 'node_modules') + path.sep;
  const entries = (process.env.PATH ?? '').split(path.delimiter);
  const PATH = entries.filter((entry) => !`${entry}${path.sep}`.startsWith(inside));
  return { ...process.env, PATH: PATH.join(path.delimiter) };
}

async function requireNode24() {
  const { code, output } = await runQuietly([node24, '--version']);
  if (code === 0 && output.startsWith('v24.')) return;
  throw new ExpectedFailure(
    'node_modules/.bin/node is not Node 24 (was its install script blocked?): run `npm rebuild node --ignore-scripts=false`, then try again.',
  );
}
