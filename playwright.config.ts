import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

/**
 * A repeated `--disable-features` replaces the earlier one, so this list repeats Playwright's. Its
 * last three features preload parts of the browser window in a second renderer, which took half of
 * the processor time of a new page.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: 'e2e/tests',
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // For a machine with two cores. A third worker uses the time in which tests that simulate a slow
  // network wait for replies.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  // The long tests simulate a network that loses replies. The app retries an upload only after 15
  // s, so their checks need more time.
  expect: { timeout: process.env.AZIT_LONG_JOURNEYS === '1' ? 60_000 : 15_000 },
  globalTimeout: 2_400_000,
  reporter: 'dot',
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Only the tests of push, sharing and the offline page enable the service worker.
    serviceWorkers: 'block',
    // Animations are slow with software rendering, so only the keyboard test enables them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join(',')}`,
        // Do not optimize code: a page closes before its optimized code saves the time of its
        // compilation.
        '--js-flags=--no-opt --no-maglev',
        // All pages belong to one site, so tabs can share a process, which saves memory.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
