import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e/tests',
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // One worker more than the cores of the reference machine: tests on a slow line mostly wait.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  // On a line that loses replies an upload is retried only after 15 s.
  expect: { timeout: process.env.AZIT_LONG_JOURNEYS === '1' ? 60_000 : 15_000 },
  globalTimeout: 2_400_000,
  reporter: 'dot',
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // The service worker only serves the offline page, which has separate tests.
    serviceWorkers: 'block',
    // Software rendering makes animations expensive. The keyboard journey tests them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // All pages belong to one site, so tabs can share a process.
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
