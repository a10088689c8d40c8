import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e/tests',
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores it must be quick on: a journey on a slow line only waits.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  // On a line that swallows replies an upload alone waits 15 s before it is sent again.
  expect: { timeout: process.env.AZIT_LONG_JOURNEYS === '1' ? 60_000 : 15_000 },
  globalTimeout: 2_400_000,
  reporter: 'dot',
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // The worker only serves the offline page, which has separate tests.
    serviceWorkers: 'block',
    // A fade between two pages is drawn by the processor here, and nothing waits for it to end. What
    // moves is seen by the journey by keyboard.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Every page is of one site: its tabs need no process each.
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
