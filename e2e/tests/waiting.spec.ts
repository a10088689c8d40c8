import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

/** However long a crowded machine takes to look, the app is still waiting. */
async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Nothing is answered; once the function it returns is called, everything fails. */
async function holdAnswers(page: Page): Promise<() => void> {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.abort();
  });
  return fail;
}

async function expectBothStates(page: Page, path: string): Promise<void> {
  const fail = await holdAnswers(page);
  await page.goto(path);
  await expect(page.locator('#root [aria-busy=true]').first()).toBeVisible();
  await expectNoAxeViolations(page);
  fail();
  await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
  await expect(page.getByText('인터넷 연결을 확인해 주세요.').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unrouteAll({ behavior: 'wait' });
}

test('every screen waits and fails without axe violations', async ({ member }) => {
  test.slow();
  const { page, memberId } = await member();
  await waitForEver(page);
  // Nothing is answered, so nobody has to be there; it must only not be oneself.
  const other = memberId + 1;
  for (const path of [
    '/',
    '/?tab=category',
    '/?tab=date',
    '/search?keyword=책',
    '/azit/join/1',
    '/azit/setting/1',
    '/azit/edit/1',
    '/azit/member/1',
    '/azit/report/1',
    '/review/create/1',
    `/userpage/${other}`,
    `/userpage/edit/${memberId}`,
    `/userpage/report/${other}`,
    `/userpage/followcheck/${memberId}`,
    `/userpage/followcheck/${memberId}?tab=following`,
  ]) {
    await test.step(path, () => expectBothStates(page, path));
  }
});

test('the landing waits and fails without axe violations', async ({ device }) => {
  const page = await device();
  await waitForEver(page);
  await expectBothStates(page, '/');
});
