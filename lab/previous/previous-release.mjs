import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure, root } from '../../scripts/project.mjs';

const migrations = 'apps/server/src/database/migrations';
const oldestProgram = /^-- oldest program: (\d{4})$/m;

export function findPrevious() {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^');
  } catch {
    return git('rev-parse', 'HEAD^');
  }
}

/**
 * Extracts a commit into the folder without changing the checkout.
 * @param {string} commit
 * @param {string} folder
 */
export function checkOut(commit, folder) {
  const archive = path.join(folder, 'release.tar');
  try {
    git('archive', '--format=tar', `--output=${archive}`, commit);
  } catch {
    throw new ExpectedFailure(`${commit} cannot be read from the repository`);
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
}

/** @param {string} folder */
export function migrationsSince(folder) {
  const newest = newestMigration(folder);
  return readdirSync(path.join(root, migrations)).filter((name) => name.slice(0, 4) > newest);
}

/** @param {string} folder */
function newestMigration(folder) {
  return readdirSync(path.join(folder, migrations)).sort().at(-1)?.slice(0, 4) ?? '0000';
}

/**
 * Returns the first migration on whose schema the previous release refuses to start.
 * @param {string} folder
 * @param {string[]} added
 */
export function findBarrier(folder, added) {
  const newest = newestMigration(folder);
  return added.find((name) => {
    const text = readFileSync(path.join(root, migrations, name), 'utf8');
    return (oldestProgram.exec(text)?.[1] ?? name.slice(0, 4)) > newest;
  });
}

/**
 * @param {string} folder
 * @param {AbortSignal} signal
 */
export async function installPrevious(folder, signal) {
  const command = ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(folder, command, signal);
  if (code !== 0) throw new ExpectedFailure('npm ci of the previous release failed, see above');
}

/**
 * @param {string} folder
 * @param {AbortSignal} signal
 */
export async function buildPrevious(folder, signal) {
  const code = await run(folder, ['node', 'scripts/build.mjs'], signal);
  if (code !== 0) throw new ExpectedFailure('the web build of the previous release failed');
}

/**
 * Runs the API tests of the previous release and returns vitest's exit code and report; the report
 * is undefined if vitest wrote none. The previous release migrates its test database itself, with
 * the migrations of this release added to its own.
 * @param {string} folder
 * @param {string[]} filters
 * @param {AbortSignal} signal
 * @returns {Promise<{ code: number, report: import('./previous-verdict.mjs').Report | undefined }>}
 */
export async function runPreviousTests(folder, filters, signal) {
  for (const name of migrationsSince(folder)) {
    copyFileSync(path.join(root, migrations, name), path.join(folder, migrations, name));
  }
  const file = path.join(folder, 'previous-report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = ['vitest', 'run', '--project', 'api', ...reporters, ...filters];
  const code = await run(folder, command, signal);
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/**
 * @param {string} folder
 * @param {string[]} command
 * @param {AbortSignal} signal
 * @returns {Promise<number>}
 */
function run(folder, [file = '', ...args], signal) {
  const binaries = path.join(folder, 'node_modules', '.bin');
  const PATH = [binaries, process.env.PATH].join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: folder,
      signal,
      env: { ...process.env, PATH, NODE_ENV: undefined },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {string[]} words */
function git(...words) {
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'ignore']);
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
}
