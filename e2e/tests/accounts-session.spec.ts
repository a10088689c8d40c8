import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

test('three tabs with an expired token renew the token once and all stay logged in', async ({
  member,
}) => {
  test.slow();
  const { page, nickname } = await member();
  const context = page.context();
  const tabs = [page, ...(await Promise.all(Array.from({ length: 2 }, () => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto('/chat');
    await expect(tab.getByRole('link', { name: '프로필' })).toBeVisible();
  }
  const refused = new Set<Page>();
  let release = () => {};
  const allRefused = new Promise<void>((resolve) => {
    release = resolve;
  });
  context.on('response', (response) => {
    if (response.status() !== 401) return;
    refused.add(response.frame().page());
    if (refused.size === tabs.length) release();
  });
  const renewals: string[] = [];
  // Delay the renewal until every tab has received a 401 for the old token.
  await context.route('**/api/auth/re-issue/**', async (route) => {
    renewals.push(route.request().url());
    await allRefused;
    await route.continue();
  });
  const before = await page.evaluate(() => document.cookie);
  await page.evaluate(() => localStorage.setItem('accessToken', 'Bearer expired.or.forged'));
  const expired = () => localStorage.getItem('accessToken') === 'Bearer expired.or.forged';
  await Promise.all(tabs.map((tab) => tab.waitForFunction(expired)));
  const visit = () => document.querySelector<HTMLElement>('a[href^="/userpage/"]')?.click();
  await Promise.all(tabs.map((tab) => tab.evaluate(visit)));
  for (const tab of tabs) {
    const name = tab.getByRole('main').getByText(nickname).first();
    await expect(name).toBeVisible({ timeout: 30_000 });
  }
  expect(renewals).toHaveLength(1);
  expect(await page.evaluate(() => document.cookie)).not.toBe(before);
});

// covers S2.54, S4.2 (docs/coverage-statements.md)
test('a logout affects only this device, and Back shows no member data', async ({
  member,
  device,
}) => {
  const { page, memberId, nickname, email, password } = await member();
  const other = await device();
  await other.goto('/login');
  await other.getByRole('textbox', { name: '이메일' }).fill(email);
  await other.getByLabel('비밀번호', { exact: true }).fill(password);
  await other.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(other).toHaveURL('/');

  const secondTab = await page.context().newPage();
  await secondTab.goto(`/userpage/edit/${memberId}`);
  await page.goto(`/userpage/edit/${memberId}`);
  await openInside(page, `/userpage/setting/${memberId}`);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
  const dialog = page.getByRole('dialog', { name: '로그아웃할까요?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL(`/userpage/setting/${memberId}`);
  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
  await dialog.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/login');
  await expect
    .poll(() => page.evaluate(() => [{ ...localStorage }, document.cookie]))
    .toEqual([{}, '']);
  await expect(secondTab).toHaveURL('/login');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(nickname)).toHaveCount(0);
  await openInside(other, `/userpage/edit/${memberId}`);
  await expect(other.getByRole('textbox', { name: '닉네임' })).toHaveValue(nickname);
});
