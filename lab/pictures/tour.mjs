import { stat } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { demoLogins } from '../../apps/server/src/commands/seed-demo/demo-login.ts';
import { closeSentSheet } from '../../e2e/expectations.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { ExpectedFailure, root, runMain } from '../../scripts/project.mjs';
import { browserArguments, logIn, withDemoApp } from '../demo-app/demo-app.mjs';
import { say, withLimit } from '../limit.mjs';

const target = path.join(root, 'docs', 'images', 'tour.webp');
const limitMs = 3 * 60_000;
const mostBytes = 2_000_000;
const phone = { width: 390, height: 844 };
const shown = { width: 340, height: 736 };
const gap = 16;

/** @typedef {import('@playwright/test').Page} Page */

await runMain(async () => {
  await withDemoApp((address) => withLimit('the tour', limitMs, () => draw(address)));
  const { size } = await stat(target);
  say(`${path.relative(root, target)}: ${(size / 1_000).toFixed(0)} kB`);
  if (size > mostBytes) throw new ExpectedFailure(`the tour is larger than ${mostBytes} bytes`);
  return 0;
});

/** @param {string} address */
async function draw(address) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const [host, member] = await Promise.all(
      [0, 1].map((index) => openPhone(browser, address, demoLogins[index]?.email ?? '')),
    );
    if (host === undefined || member === undefined) return;
    /** @type {{ picture: Buffer, ms: number }[]} */
    const frames = [];
    /** @param {number} ms */
    const show = async (ms) => {
      frames.push({ picture: await besideEachOther(member, host), ms });
      say(`picture ${frames.length}`);
    };
    await walk({ host, member, address, show });
    const pictures = frames.map(({ picture }) => picture);
    await sharp(pictures, { join: { animated: true } })
      .webp({ quality: 78, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms) })
      .toFile(target);
  } finally {
    await browser.close();
  }
}

/** @param {{ host: Page, member: Page, address: string, show(ms: number): Promise<void> }} given */
async function walk({ host, member, address, show }) {
  const clubId = await clubToJoin(host, member);
  await show(1_600);
  await member.mouse.wheel(0, 420);
  await settle(member);
  await show(900);
  await member.goto(`${address}/azit/detail/${clubId}`);
  await host.goto(`${address}/azit/detail/${clubId}`);
  await settle(member, host);
  await show(1_600);
  await member.getByRole('link', { name: '참여 신청하기' }).click();
  const answer = member.getByLabel('답변');
  for (const text of ['처음이지만', '처음이지만 꼭 함께하고 싶어요!']) {
    await answer.fill(text);
    await settle(member);
    await show(700);
  }
  await member.getByRole('button', { name: '신청 보내기' }).click();
  await closeSentSheet(member);
  await settle(member, host);
  await show(1_500);
  await host.goto(`${address}/azit/member/${clubId}`);
  await settle(host);
  await show(1_200);
  const nickname = await member.evaluate(() => localStorage.getItem('nickname'));
  await host.getByRole('button', { name: `${nickname}님 수락` }).click();
  await member.getByRole('dialog', { name: '함께하게 됐어요' }).waitFor();
  await settle(member, host);
  await show(2_200);
  await member.getByRole('link', { name: '채팅방에서 인사하기' }).click();
  await member.waitForURL('**/chat/detail**');
  const room = new URL(member.url());
  await host.goto(`${address}${room.pathname}${room.search}`);
  await settle(member, host);
  await show(1_200);
  for (const [from, text] of /** @type {[Page, string][]} */ ([
    [member, '안녕하세요, 잘 부탁드려요!'],
    [host, '어서 오세요. 그날 봬요!'],
  ])) {
    await from.getByRole('textbox').fill(text);
    await from.getByRole('button', { name: '보내기', exact: true }).click();
    await Promise.all([member, host].map((each) => each.getByText(text).first().waitFor()));
    await settle(member, host);
    await show(1_500);
  }
  await Promise.all([member, host].map((each) => each.emulateMedia({ colorScheme: 'dark' })));
  await settle(member, host);
  await show(1_800);
}

/**
 * Returns a club of the host that the member can apply for.
 * @param {Page} host
 * @param {Page} member
 */
async function clubToJoin(host, member) {
  const hostId = await host.evaluate(() => Number(localStorage.getItem('memberId')));
  const found = await member.evaluate(async (id) => {
    const headers = { Authorization: localStorage.getItem('accessToken') ?? '' };
    for (let clubId = 1; clubId <= 100; clubId += 1) {
      const reply = await fetch(`/api/clubs/${clubId}`, { headers });
      if (!reply.ok) continue;
      const { data } = await reply.json();
      const isIn = data.clubMembers.some(
        (/** @type {{ member: { memberId: number } }} */ seat) =>
          seat.member.memberId === Number(localStorage.getItem('memberId')),
      );
      const hasSeats = data.joinedCount < data.memberLimit;
      if (data.host.memberId === id && data.phase === 'open' && hasSeats && !isIn) return clubId;
    }
    return undefined;
  }, hostId);
  if (found === undefined) throw new ExpectedFailure('the demo has no club to apply for');
  return found;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} email
 */
async function openPhone(browser, address, email) {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await logIn(page, address, email);
  await settle(page);
  return page;
}

/** @param {...Page} pages */
async function settle(...pages) {
  for (const page of pages) {
    await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.waitForTimeout(400);
  }
}

/** @param {...Page} pages */
async function besideEachOther(...pages) {
  const width = pages.length * (shown.width + gap) + gap;
  const canvas = { width, height: shown.height + 2 * gap, channels: 3, background: '#d9d4d6' };
  const pictures = await Promise.all(
    pages.map(async (page, index) => ({
      input: await sharp(await page.screenshot())
        .resize(shown)
        .png()
        .toBuffer(),
      left: gap + index * (shown.width + gap),
      top: gap,
    })),
  );
  return sharp({ create: /** @type {import('sharp').Create} */ (canvas) })
    .composite(pictures)
    .png()
    .toBuffer();
}
