import { lengthenRequestTimeouts } from '../../e2e/request-timeouts.ts';
import { measurePage, measureTexts } from './measure.mjs';
import { measureCovered, measureFirstCard } from './measure-covered.mjs';
import { orFinding } from './or-finding.mjs';
import { measureTargets } from './targets.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./or-finding.mjs').Shot} Shot */

const tallest = 1600;
const patienceMs = 20_000;
const visitLimitMs = 90_000;
const heights = new Map([
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
]);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, width: number, storageState?: Exclude<import('@playwright/test').BrowserContextOptions['storageState'], string> }} how
 * @param {(page: Page) => Promise<void>} arrange
 * @param {import('./stops.mjs').Stop} stop
 * @param {boolean} [waits]
 * @returns {Promise<Shot>}
 */
export function visit(browser, how, arrange, stop, waits = false) {
  return orFinding(stop.name, visitLimitMs, () => look(browser, how, arrange, stop, waits));
}

/** @type {(...visited: Required<Parameters<typeof visit>>) => Promise<Shot>} */
async function look(browser, how, arrange, stop, waits) {
  const context = await browser.newContext({
    viewport: { width: how.width, height: heights.get(how.width) ?? 844 },
    baseURL: how.address,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    storageState: how.storageState,
  });
  try {
    await lengthenRequestTimeouts(context);
    // Abort the event stream: it stays open, so the network would never become idle.
    await context.route('**/api/stream', (route) => route.abort());
    const page = await context.newPage();
    const pageErrors = listen(page);
    await page.addInitScript(watchShifts);
    await arrange(page);
    await page.goto(stop.path);
    await settle(page, waits);
    const shifts = await page.evaluate(readShifts);
    await stop.action?.(page);
    if (stop.action) await settle(page, waits);
    const picture = await photograph(page, how.width);
    const findings = [
      ...pageErrors,
      ...shifts,
      ...(await page.evaluate(measurePage)),
      ...(await page.evaluate(measureTexts)),
      ...(await page.evaluate(measureFirstCard)),
      ...(await page.evaluate(measureCovered)),
      ...(await page.evaluate(measureTargets)),
    ];
    return { label: stop.name, picture, findings: [...new Set(findings)] };
  } finally {
    await context.close();
  }
}

/** @param {Page} page */
function listen(page) {
  /** @type {string[]} */
  const pageErrors = [];
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) pageErrors.push(`console: ${message.text()}`);
  });
  return pageErrors;
}

function watchShifts() {
  /** @type {{ value: number, moved: string }[]} */
  const shifts = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const [first] = Reflect.get(entry, 'sources');
      const moved = String(first?.node?.textContent ?? '').slice(0, 20);
      shifts.push({ value: Number(Reflect.get(entry, 'value')), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readShifts() {
  /** @type {{ value: number, moved: string }[]} */
  const shifts = Reflect.get(globalThis, 'shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.filter(({ value }) => value > 0.005).map((shift) => shift.moved);
  return sum > 0.02 ? [`shifts by ${sum.toFixed(3)}: ${moved.join(' | ')}`] : [];
}

/**
 * Takes a screenshot with the window as high as the page, so that the whole page is visible and the
 * fixed bars are at its end.
 * @param {Page} page
 * @param {number} width
 */
async function photograph(page, width) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const isDialog = (await page.locator('dialog:modal').count()) > 0;
  const least = heights.get(width) ?? 844;
  const height = isDialog ? least : Math.min(tallest, Math.max(whole, least));
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await lettersLoaded(page);
  await page.evaluate(movementEnds);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize({ width, height: least });
  return picture;
}

/**
 * @param {Page} page
 * @param {boolean} waits
 */
async function settle(page, waits) {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: patienceMs });
  const busy = page.locator('[aria-busy=true]').first();
  if (waits) await busy.waitFor({ timeout: patienceMs });
  else await page.waitForLoadState('networkidle');
  if (!waits) await busy.waitFor({ state: 'detached', timeout: patienceMs });
  await lettersLoaded(page);
}

async function movementEnds() {
  const ending = document.getAnimations().filter(({ effect }) => {
    return Number.isFinite(effect?.getComputedTiming().endTime);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * The app loads the font stylesheet when the browser is idle and the fonts after that, so wait for
 * both. @param {Page} page
 */
async function lettersLoaded(page) {
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
}
