import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDays, openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

test.use({ font: 'real' });

function newWord(): string {
  return Array.from({ length: 4 }, () => String.fromCharCode(0xac00 + randomInt(11_172))).join('');
}

const field = (page: Page) => page.getByRole('searchbox', { name: '검색어' });
const cards = (page: Page) => page.getByRole('article');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

// covers S1.2, S2.20, S2.21 (docs/coverage-statements.md)
test('the search shows a prompt, highlighted results, no results and recent keywords', async ({
  member,
  person,
}) => {
  const host = await person();
  const word = newWord();
  const clubInfo = `조용히 모여서 ${word} 이야기만 해요.`;
  await openClub(host, { clubName: '소개에만 있는 모임', clubInfo, meetingDate: inDays(1) });
  await openClub(host, { clubName: `우리 동네 ${word}`, location: '서울 마포구' });
  const { page } = await member();

  await page.goto('/search');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('검색어를 입력해 주세요.')).toBeVisible();

  await field(page).pressSequentially(word);
  await expect(page.getByRole('status').filter({ hasText: '검색' })).toHaveText('검색 결과 2개');
  await expect(cards(page).first().getByRole('heading')).toHaveText(`우리 동네 ${word}`);
  await expect(page.locator('mark')).toHaveText([word, word]);
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === word);
  await expectNoAxeViolations(page);

  await field(page).fill(`${word} 없음`);
  await expect(page.getByText(`‘${word} 없음’ 검색 결과가 없어요.`)).toBeVisible();

  await field(page).fill(`${word} 마포`);
  await expect(cards(page)).toHaveCount(1);
  await field(page).press('Enter');
  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect(page.getByText('검색어를 입력해 주세요.')).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `${word} 마포`, exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(field(page)).toHaveValue(`${word} 마포`);

  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await page.getByRole('button', { name: '모두 지우기' }).click();
  await expect(page.getByText('최근 검색어')).toHaveCount(0);
});

test('a Hangul word is searched only once its syllables are complete', async ({
  member,
  person,
}) => {
  const host = await person();
  const word = newWord();
  await openClub(host, { clubName: `${word} 모임` });
  const { page } = await member();
  await page.goto('/search');
  await expect(field(page)).toBeFocused();
  const searched: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/clubs/search') searched.push(url.searchParams.get('keyword') ?? '');
  });
  const keyboard = await page.context().newCDPSession(page);
  for (const text of [`${word}ㅁ`, word]) {
    const end = text.length;
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await expect(cards(page)).toHaveCount(1);
  expect(searched).toEqual([word]);
});

// covers S2.22 (docs/coverage-statements.md)
test('Back from a club restores the search, and a new club causes no duplicate card', async ({
  member,
  person,
}) => {
  const host = await person();
  const word = newWord();
  const ids: number[] = [];
  for (let at = 0; at < 13; at += 1) ids.push(await openClub(host, { clubName: `${word} ${at}` }));
  const { page } = await member();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(`/search?keyword=${word}`);
  await expect(cards(page)).toHaveCount(10);
  await openClub(host, { clubName: `${word} 새 모임`, meetingDate: inDays(1) });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThanOrEqual(13);
  }).toPass();
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));
  expect(new Set(links).size).toBe(links.length);
  expect(links).toEqual(expect.arrayContaining(ids));

  await cards(page).nth(11).scrollIntoViewIfNeeded();
  const deep = await scrollY(page);
  // Click by script: Playwright's click would first scroll the link out from under the bars and
  // change the scroll position under test.
  const link = cards(page).nth(11).getByRole('link');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  await expect(page).toHaveTitle(new RegExp(word));
  await page.getByRole('button', { name: '공유하기' }).click();
  await expectAlert(page, '링크를 복사했어요');
  const invitation = page.url().replace('/azit/detail/', '/azit/invite/');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/ · \d+월 \d+일 \(.\) 오[전후] \d+:\d\d\n/);
  expect(copied.split('\n').at(-1)).toBe(invitation);
  await page.goBack();
  await expect(field(page)).toHaveValue(word);
  await expect(field(page)).not.toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(deep);

  await page.goForward();
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(word));
  await page.goBack();
  await expect(field(page)).toHaveValue(word);
  await expect(cards(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible();
});
