// Measures the first pages as a phone sees them, median of five: `npm run lighthouse`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { demoLogins } from '../apps/server/src/commands/seed-demo/demo-login.ts';
import { findBrowser } from './browser.mjs';
import { runQuietly } from './child-process.mjs';
import { browserArguments, demoClubId, logIn, shownClubName, withDemoApp } from './demo-app.mjs';
import { withLimit } from './limit.mjs';
import { ExpectedFailure, runMain, toolEnvironment } from './project.mjs';

/** Two hundred packages that only this command needs: fetched when it runs, by its version. */
const lighthouse = 'lighthouse@13.5.0';
/** The first run also fetches the packages. */
const runLimitMs = 5 * 60_000;
const runs = Number(process.argv[2] ?? 5);

const clubId = demoClubId('아침 한강 따라 천천히 걷기');

/** @typedef {{ name: string, path: string, guest?: boolean, link?: string }} MeasuredPage */

/** @type {MeasuredPage[]} */
const pages = [
  { name: 'landing', path: '/', guest: true },
  { name: 'invitation', path: `/azit/invite/${clubId}`, guest: true },
  { name: 'home', path: '/' },
  { name: 'detail', path: `/azit/detail/${clubId}` },
  // The database numbers the rooms: the list of them leads to this one.
  { name: 'room', path: '/chat', link: shownClubName },
];

/** @typedef {{ name: string, atLeast?: number, atMost?: number, of: (report: Report) => number }} Figure */
/**
 * @typedef {{ categories: Record<string, { score: number }>,
 *   audits: Record<string, { numericValue: number }> }} Report
 */

/** @type {Figure[]} */
const figures = [
  ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => ({
    name,
    atLeast: name === 'performance' ? 0.95 : 1,
    of: (/** @type {Report} */ report) => report.categories[name]?.score ?? 0,
  })),
  ...Object.entries({
    'largest-contentful-paint': 2_000,
    'total-blocking-time': 200,
    'cumulative-layout-shift': 0.02,
  }).map(([name, atMost]) => ({
    name,
    atMost,
    of: (/** @type {Report} */ report) =>
      report.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY,
  })),
];

await runMain(async () => {
  let reached = true;
  const profile = await mkdtemp(path.join(tmpdir(), 'azit-lighthouse-'));
  try {
    await withDemoApp(async (address) => {
      const port = await freePort();
      const browser = await chromium.launchPersistentContext(profile, {
        executablePath: findBrowser(),
        args: [...browserArguments, `--remote-debugging-port=${port}`],
      });
      try {
        for (const page of pages) {
          if (!page.guest) await logInOnce(browser, address);
          const url = await addressOf(page, browser, address);
          reached = report(page.name, await measure(url, port, profile)) && reached;
        }
      } finally {
        await browser.close();
      }
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  return reached ? 0 : 1;
});

/** @param {import('@playwright/test').BrowserContext} browser @param {string} address */
async function logInOnce(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const known = await page.evaluate(() => localStorage.getItem('accessToken') !== null);
  if (!known) await logIn(page, address, demoLogins[0]?.email ?? '');
  await page.close();
}

/**
 * @param {MeasuredPage} measured
 * @param {import('@playwright/test').BrowserContext} browser
 * @param {string} address
 */
async function addressOf({ path: start, link }, browser, address) {
  if (link === undefined) return `${address}${start}`;
  const page = await browser.newPage();
  await page.goto(`${address}${start}`);
  const href = await page.getByRole('link', { name: link }).first().getAttribute('href');
  await page.close();
  return `${address}${href}`;
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
    const value = median(reports.map(figure.of));
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

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
