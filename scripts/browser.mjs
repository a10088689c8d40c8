import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runQuietly } from './child-process.mjs';
import { ExpectedFailure, toolEnvironment } from './project.mjs';

/** The shell first: the same engine without the window around it opens pages in two thirds of the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The Chromium to test with: the one named by CHROMIUM_PATH, the system's, or Playwright's. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new ExpectedFailure(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const system = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...system, macChrome, ...playwrightBrowser()].find(runs);
}

/** Finds a browser or installs one; returns its path. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const attempts = [...(await systemInstalls()), [['playwright', 'install', 'chromium']]];
  /** @type {string[]} */
  const failures = [];
  for (const commands of attempts) {
    console.log(`azit: no Chromium found, trying: ${commands.at(-1)?.join(' ')}`);
    const failure = await runAll(commands);
    const browser = findBrowser();
    if (browser) return browser;
    failures.push(failure ?? 'installed, but the browser does not start.');
  }
  console.error(failures.join('\n').trimEnd());
  throw new ExpectedFailure(
    'no Chromium found and none could be installed: install one, or name one in CHROMIUM_PATH.',
  );
}

/** Debian and Ubuntu install their own package when we may; elsewhere there is nothing to try. */
async function systemInstalls() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return [];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await runQuietly(['sudo', '-n', 'true'])).code !== 0) return [];
  const apt = [
    ...(isRoot ? [] : ['sudo', '-n']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
  ];
  return [shell, 'chromium'].map((name) => [
    [...apt, 'update'],
    [...apt, 'install', '-y', '--no-install-recommends', name],
  ]);
}

/** @param {string[][]} commands */
async function runAll(commands) {
  for (const command of commands) {
    const { code, output } = await runQuietly(command);
    if (code !== 0) return output;
  }
  return undefined;
}

/**
 * Ubuntu's package is only a pointer to its store, so existing is not enough.
 * @param {string} file
 */
function runs(file) {
  if (!existsSync(file)) return false;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000, env: toolEnvironment() });
    return true;
  } catch {
    return false;
  }
}

function playwrightBrowser() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return [String(chromium.executablePath())];
  } catch {
    return [];
  }
}
