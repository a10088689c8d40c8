// Takes the pictures of the README from a freshly started app with demo content: `npm run screenshots`.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { demoLogins } from '../apps/server/src/commands/seed-demo/demo-login.ts';
import { findBrowser } from './browser.mjs';
import { browserArguments, logIn, withDemoApp } from './demo-app.mjs';
import { withLimit } from './limit.mjs';
import { root, runMain } from './project.mjs';

const target = path.join(root, 'docs', 'images');
const phone = { width: 390, height: 844 };
const pictureLimitMs = 60_000;
const desktop = { width: 1280, height: 800 };

/** @type {{ name: string, path: string, viewport: typeof phone, guest?: boolean, host?: boolean }[]} */
const pictures = [
  { name: 'landing', path: '/', viewport: phone, guest: true },
  { name: 'home', path: '/', viewport: phone },
  { name: 'by-date', path: '/?tab=date', viewport: phone },
  { name: 'detail', path: '/azit/detail/31', viewport: phone },
  { name: 'join', path: '/azit/join/31', viewport: phone },
  { name: 'members', path: '/azit/member/31', viewport: phone, host: true },
  { name: 'create', path: '/azit/create', viewport: phone },
  { name: 'profile', path: '/userpage/2', viewport: phone },
  { name: 'desktop', path: '/', viewport: { ...desktop, width: 1680 } },
];

await runMain(async () => {
  await mkdir(target, { recursive: true });
  await withDemoApp(async (address) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserArguments,
    });
    try {
      for (const picture of pictures) {
        const what = `the picture ${picture.name}`;
        await withLimit(what, pictureLimitMs, () => take(browser, address, picture));
      }
    } finally {
      await browser.close();
    }
  });
  return 0;
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {typeof pictures[number]} picture
 */
async function take(browser, address, { name, path: route, viewport, guest, host }) {
  const context = await browser.newContext({
    viewport,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  if (!guest) await logIn(page, address, demoLogins[host ? 0 : 1]?.email ?? '');
  await page.goto(address + route);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(path.join(target, `${name}.webp`));
  await context.close();
}
