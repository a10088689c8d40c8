import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { demoLogins } from '../../apps/server/src/commands/seed-demo/demo-login.ts';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { runQuietly } from '../../scripts/child-process.mjs';
import { ExpectedFailure, runMain, toolEnvironment } from '../../scripts/project.mjs';
import {
  browserArguments,
  demoClubId,
  logIn,
  shownClubName,
  withDemoApp,
} from '../demo-app/demo-app.mjs';
import { withLimit } from '../limit.mjs';

/** npx downloads Lighthouse, because only this command needs its two hundred packages. */
const lighthouse = 'lighthouse@13.5.0';
const runLimitMs = 5 * 60_000;
const browserLimitMs = 60_000;
const given = process.argv[2] ?? '5';
const runs = Number(given);

const clubId = demoClubId('아침 한강 따라 천천히 걷기');

/** @typedef {{ name: string, path: string, guest?: boolean, link?: string }} MeasuredPage */

/** @type {MeasuredPage[]} */
const pages = [
  { name: 'landing', path: '/', guest: true },
  { name: 'invitation', path: `/azit/invite/${clubId}`, guest: true },
  { name: 'home', path: '/' },
  { name: 'detail', path: `/azit/detail/${clubId}` },
  // The room id is not known in advance: follow the link in the list.
  { name: 'room', path: '/chat', link: shownClubName },
];

/** @typedef {{ name: string, atLeast?: number, atMost?: number, read: (report: Report) => number }} Figure */
/**
 * @typedef {{ categories: Record<string, { score: number }>,
 *   audits: Record<string, { numericValue: number }> }} Report
 */

/** @type {Figure[]} */
const figures = [
  ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => ({
    name,
    atLeast: name === 'performance' ? 0.95 : 1,
    read: (/** @type {Report} */ report) => report.categories[name]?.score ?? 0,
  })),
  ...Object.entries({
    'largest-contentful-paint': 2_000,
    'total-blocking-time': 200,
    'cumulative-layout-shift': 0.02,
  }).map(([name, atMost]) => ({
    name,
    atMost,
    read: (/** @type {Report} */ report) =>
      report.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY,
  })),
];

/** @typedef {(url: string) => Promise<import('@playwright/test').Page>} Open */

await runMain(async () => {
  if (!/^[1-9]\d?$/.test(given))
    throw new ExpectedFailure(`lighthouse takes a number of runs, not ${given}`);
  let reached = true;
  const profile = await mkdtemp(path.join(tmpdir(), 'azit-lighthouse-'));
  try {
    await withDemoApp((address) =>
      withBrowser(profile, async (port) => {
        for (const page of pages) {
          const url = await whileAttached(port, (open) => prepare(page, address, open));
          reached = report(page.name, await measure(url, port, profile)) && reached;
        }
      }),
    );
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  return reached ? 0 : 1;
});

/**
 * Starts a browser without Playwright and runs `use` with its debugging port. Playwright would
 * observe every request and run scripts in the page, which would distort the measurement.
 * @param {string} profile
 * @param {(port: number) => Promise<void>} use
 */
async function withBrowser(profile, use) {
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(await ensureBrowser(), [...browserArguments, ...own, 'about:blank'], {
    // Use a separate process group to end all processes: on some systems the program is a script
    // that starts the browser.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await use(await withLimit('the browser to start', browserLimitMs, () => readPort(browser)));
  } finally {
    if (browser.pid !== undefined && browser.exitCode === null) {
      process.kill(-browser.pid, 'SIGTERM');
      await once(browser, 'exit');
    }
  }
}

/**
 * @param {import('node:child_process').ChildProcess} browser
 * @returns {Promise<number>}
 */
function readPort(browser) {
  return new Promise((resolve, reject) => {
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error('the browser did not start')));
    browser.stderr?.on('data', (chunk) => {
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

/**
 * @param {number} port
 * @param {(open: Open) => Promise<string>} use
 */
async function whileAttached(port, use) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  try {
    if (!page) throw new Error('the browser has no profile');
    return await use((url) => page.goto(url).then(() => page));
  } finally {
    await page?.close();
    await browser.close();
  }
}

/**
 * Logs in if the page is for members, and returns the address to measure. Opens the page once
 * before, because the server does extra work at the first visit.
 * @param {MeasuredPage} measured
 * @param {string} address
 * @param {Open} open
 */
async function prepare({ path: start, guest, link }, address, open) {
  const page = await open(address);
  const known = await page.evaluate(() => localStorage.getItem('accessToken') !== null);
  if (!guest && !known) await logIn(page, address, demoLogins[0]?.email ?? '');
  await open(`${address}${start}`);
  if (link === undefined) return `${address}${start}`;
  const found = page.getByRole('link', { name: link }).first();
  const url = `${address}${await found.getAttribute('href')}`;
  await open(url);
  return url;
}

/**
 * @param {string} url
 * @param {number} port
 * @param {string} folder
 */
async function measure(url, port, folder) {
  /** @type {Report[]} */
  const reports = [];
  for (let run = 0; run < runs; run += 1) {
    const file = path.join(folder, 'report.json');
    const command = [
      ...['npm', 'exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
      ...[`--port=${port}`, '--quiet'],
      ...['--output=json', `--output-path=${file}`],
    ];
    const what = `Lighthouse of ${new URL(url).pathname}, run ${run + 1} of ${runs}`;
    const { code, output } = await withLimit(what, runLimitMs, (signal) =>
      runQuietly(command, toolEnvironment(), signal),
    );
    if (code !== 0) throw new ExpectedFailure(`Lighthouse did not run: ${output.trim()}`);
    reports.push(JSON.parse(await readFile(file, 'utf8')));
  }
  return reports;
}

/**
 * @param {string} name
 * @param {Report[]} reports
 */
function report(name, reports) {
  const results = figures.map((figure) => {
    const value = median(reports.map(figure.read));
    const good = value >= (figure.atLeast ?? value) && value <= (figure.atMost ?? value);
    return {
      text: `${good ? '' : 'MISSED '}${figure.name} ${Math.round(value * 1000) / 1000}`,
      good,
    };
  });
  console.log(`${name}: ${results.map(({ text }) => text).join(', ')}`);
  return results.every(({ good }) => good);
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
