import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDays, inMinutes, openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { dayInStrip } from '../day-strip.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

test.use({ font: 'real' });

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const cards = (page: Page) => page.getByRole('article');

/**
 * Taps at the coordinates of the tab: Playwright's click would first scroll the tab out from under
 * the header and change the scroll position under test.
 */
async function tapTab(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('tab', { name }).boundingBox();
  if (!box) throw new Error(`The tab ${name} is not on screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

// covers S2.11, C4 (docs/coverage-statements.md)
test('each tab of the feed keeps its scroll position, even after Back from a club', async ({
  member,
  person,
}) => {
  const host = await person();
  for (let at = 0; at < 12; at += 1) {
    await openClub(host, { clubName: `산책 ${at}`, meetingDate: inDays(2), categorySmallId: 7 });
  }
  const { page } = await member({ categorySmallId: [1] });

  await page.goto('/?tab=category&cl=2');
  await expect(cards(page).first()).toBeVisible();
  await scrollUntil(page, 12);
  await cards(page).nth(6).scrollIntoViewIfNeeded();
  const deep = await scrollPosition(page);
  expect(deep).toBeGreaterThan(300);

  await tapTab(page, '날짜별');
  await expect(page).toHaveURL('/?tab=date&cl=2');
  await expect.poll(() => scrollPosition(page)).toBeLessThan(deep);
  await tapTab(page, '카테고리별');
  await expect.poll(() => scrollPosition(page)).toBe(deep);
  await expect(page.getByRole('radio', { name: '운동/액티비티' })).toBeChecked();

  // Click by script: Playwright's click would first scroll the link out from under the bars and
  // change the scroll position under test.
  const link = cards(page).nth(6).getByRole('link');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/?tab=category&cl=2');
  await expect.poll(() => scrollPosition(page)).toBe(deep);
});

// covers S2.8 (docs/coverage-statements.md)
test('the feed recommends clubs by the member’s interests without axe violations', async ({
  member,
  person,
}) => {
  const host = await person();
  const clubName = `좋아할 모임 ${randomInt(1e6)}`;
  const soon = inMinutes(60);
  await openClub(host, { clubName, categorySmallId: 22, ...soon });
  const { page, memberId } = await member({ categorySmallId: [22] });

  await page.goto('/');
  await expect(page).toHaveTitle('홈 · 아지트');
  await expect(page.getByRole('link', { name: clubName })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: '추천' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '카테고리별' })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(7);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await dayInStrip(page, soon.meetingDate).check();
  await expect(page.getByRole('link', { name: clubName })).toBeVisible();
  await expectNoAxeViolations(page);

  // No test creates a club in the seventh category or for the sixth day, so both lists are empty.
  await openInside(page, '/?tab=category&cl=7');
  await expect(page.getByText('이 카테고리에는 아직 아지트가 없어요.')).toBeVisible();
  await openInside(page, '/?tab=date&day=5');
  await expect(page.getByText('이 날짜에는 아지트가 없어요.')).toBeVisible();
  await expectNoAxeViolations(page);

  await runSql('delete from member_interests where member_id = $1', [memberId]);
  await page.goto('/');
  await expect(page.getByText('아직 추천할 아지트가 없어요.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the feed shows an offline message and loads when the connection returns', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('[aria-busy]')).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: '날짜별' }).click();
  const alert = page.getByRole('tabpanel').getByRole('alert');
  await expect(alert).toHaveText('인터넷 연결을 확인해 주세요.');
  await expectNoAxeViolations(page);
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(alert).toBeHidden();
});
