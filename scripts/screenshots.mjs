// Takes the pictures of the README from a freshly started app with demo content: `npm run screenshots`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD, demoLogins } from '../apps/server/src/database/seed/demo-login.ts';
import { findBrowser } from './browser.mjs';
import { node24, root } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const target = path.join(root, 'docs', 'images');
const phone = { width: 390, height: 844 };
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

await ensureWebBuilt();
await mkdir(target, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'azit-screenshots-'));
const server = spawn(node24, ['apps/server/src/main.ts'], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await addressOf();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

/** @param {typeof pictures[number]} picture */
async function take({ name, path: place, viewport, guest, host }) {
  const context = await browser.newContext({
    viewport,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  if (!guest) await logIn(page, demoLogins[host ? 0 : 1]?.email ?? '');
  await page.goto(address + place);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(path.join(target, `${name}.webp`));
  await context.close();
  console.log(`azit: ${name}`);
}

/** @param {import('@playwright/test').Page} page @param {string} email */
async function logIn(page, email) {
  await page.goto(`${address}/login`);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(`${address}/`);
}

/** @returns {Promise<string>} */
function addressOf() {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server did not start')));
    server.stdout.on('data', (chunk) => {
      const port = /localhost:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
}
