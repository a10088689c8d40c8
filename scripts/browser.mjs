import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ExpectedFailure, toolEnvironment } from './project.mjs';
import { installCommands, runAll } from './system-packages.mjs';

/** Prefer the headless shell: the same engine opens pages in two thirds of the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

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

export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const ofSystem = await Promise.all([shell, 'chromium'].map((name) => installCommands([name])));
  const attempts = [...ofSystem, [['playwright', 'install', 'chromium']]].filter(
    (commands) => commands !== undefined,
  );
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
    'no Chromium found and none could be installed; on Debian or Ubuntu: sudo apt-get install ' +
      'chromium; elsewhere install Chrome, or name a browser in CHROMIUM_PATH.',
  );
}

/**
 * On Ubuntu, the package may install only a script that points to the Snap store, so check that the
 * program runs.
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
