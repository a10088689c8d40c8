import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { demoLogins } from '../../apps/server/src/commands/seed-demo/demo-login.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { root, runMain } from '../../scripts/project.mjs';
import { browserArguments, logIn, shownClubId, withDemoApp } from '../demo-app/demo-app.mjs';
import { withLimit } from '../limit.mjs';

const readme = path.join(root, 'docs', 'images');
const installing = path.join(root, 'apps', 'web', 'public', 'screenshots');
const phone = { width: 390, height: 844 };
const pictureLimitMs = 60_000;
const desktop = { width: 1280, height: 800 };

/** @type {{ name: string, path: string, viewport: typeof phone, guest?: boolean, host?: boolean, folder?: string, scale?: number }[]} */
const pictures = [
  { name: 'landing', path: '/', viewport: phone, guest: true },
  { name: 'home', path: '/', viewport: phone },
  { name: 'by-date', path: '/?tab=date', viewport: phone },
  { name: 'detail', path: `/azit/detail/${shownClubId}`, viewport: phone },
  { name: 'join', path: `/azit/join/${shownClubId}`, viewport: phone },
  { name: 'members', path: `/azit/member/${shownClubId}`, viewport: phone, host: true },
  { name: 'crew', path: '/crew/1', viewport: phone, host: true },
  { name: 'create', path: '/azit/create', viewport: phone },
  { name: 'profile', path: '/userpage/2', viewport: phone },
  { name: 'desktop', path: `/azit/detail/${shownClubId}`, viewport: { ...desktop, width: 1680 } },
  { name: 'today', path: '/?tab=date', viewport: phone, folder: installing },
  { name: 'club', path: `/azit/detail/${shownClubId}`, viewport: phone, folder: installing },
  { name: 'chats', path: '/chat', viewport: phone, host: true, folder: installing },
  {
    name: 'wide',
    path: `/azit/detail/${shownClubId}`,
    viewport: desktop,
    folder: installing,
    scale: 1,
  },
];
const only = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => only.length === 0 || only.includes(name));

await runMain(async () => {
  for (const folder of [readme, installing]) await mkdir(folder, { recursive: true });
  await withDemoApp(async (address) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserArguments,
    });
    try {
      for (const picture of wanted) {
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
async function take(browser, address, picture) {
  const { name, path: route, viewport, guest, host, folder = readme, scale = 2 } = picture;
  const context = await browser.newContext({
    viewport,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  // Abort the event stream: it stays open, so the network would never become idle.
  await page.route('**/api/stream', (route) => route.abort());
  if (!guest) await logIn(page, address, demoLogins[host ? 0 : 1]?.email ?? '');
  await page.goto(address + route);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  // Hide the QR code: it points to a server that no longer runs.
  await page.addStyleTag({ content: 'div:has(> div > [aria-label*=QR]) { visibility: hidden }' });
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
}
