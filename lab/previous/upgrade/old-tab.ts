import { chromium, type Page } from '@playwright/test';
import { call, pick } from '../../client/call.ts';
import { clubPlan } from '../../client/club-plan.ts';
import { form, signUp } from '../../client/member.ts';
import { browserArguments, logIn } from '../../demo-app/demo-app.mjs';
import { requireThat } from '../../processes/require-that.ts';

// A tab with the web app of the earlier release that stays open during the upgrade.

const MEMBER = 'demo2@azit.example';
const UNSENT = '잠깐 끊겼었나 봐요';
const DRAFT = '아직 쓰고 있는 말';
const LIMIT_MS = 30_000;

export type OldTab = { use(): Promise<string[]>; close(): Promise<void> };

const composer = (page: Page) => page.getByRole('textbox', { name: '메시지' });
const messages = (page: Page) => page.getByRole('region', { name: '대화' });
const clubCards = (page: Page) => page.locator('a[href^="/azit/detail/"]');

export async function openOldTab(url: string): Promise<OldTab> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArguments,
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  page.setDefaultTimeout(LIMIT_MS);
  await logIn(page, url, MEMBER);
  await page.goto(`${url}/chat`);
  await page.locator('a[href^="/chat/detail"]').first().click();
  await composer(page).fill(UNSENT);
  const room = page.url();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return {
    use: async () => {
      const steps = [sendUnsent, showLists, openSearch, async () => apply(page, url)];
      const report: string[] = [];
      for (const step of steps) {
        const done = await step(page);
        report.push(`${done}, ${loads} reloads so far`);
      }
      await returnToDraft(page, room);
      return [...report, 'the room has the message once, and the composer still has the draft'];
    },
    close: () => browser.close(),
  };
}

async function sendUnsent(page: Page): Promise<string> {
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await messages(page).getByText(UNSENT).waitFor();
  await composer(page).fill(DRAFT);
  return 'the message typed before the upgrade is sent';
}

async function showLists(page: Page): Promise<string> {
  await openInside(page, '/');
  await clubCards(page).first().waitFor();
  return 'the list of clubs is shown';
}

async function openSearch(page: Page): Promise<string> {
  await openInside(page, '/search?keyword=보드게임');
  await clubCards(page).first().waitFor();
  return 'a screen that this tab had not loaded is shown';
}

async function apply(page: Page, url: string): Promise<string> {
  await openInside(page, `/azit/join/${await openClub(url)}`);
  await page.getByLabel('답변').fill('처음이에요.');
  await page.getByRole('button', { name: '신청 보내기' }).click();
  await page.getByText('참여 신청을 보냈어요').first().waitFor();
  return 'an application is sent';
}

async function returnToDraft(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
    DRAFT,
  );
  await messages(page).getByText(UNSENT).waitFor();
  const shown = await messages(page).getByText(UNSENT).count();
  requireThat(shown === 1, `the message appears ${shown} times`);
}

/** Navigates without loading a document, as a link does. */
async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    window.history.pushState({ idx: window.history.length }, '', next);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}

async function openClub(url: string): Promise<number> {
  const { token } = await signUp(url);
  const body = form(clubPlan('새로 열린 모임'));
  const reply = await call(url, { method: 'POST', path: '/api/clubs', body, token });
  return Number(pick(reply.body, 'data', 'clubId'));
}
