import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

/**
 * Removes the app's request timeouts: on a busy machine the checks may take longer, and the app
 * would show the error too early.
 */
async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

type Replies = { hold(): void; fail(): void };

async function withoutReplies(page: Page): Promise<Replies> {
  let held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held.promise;
    await route.abort();
  });
  return {
    hold: () => {
      held = Promise.withResolvers();
    },
    fail: () => held.resolve(),
  };
}

async function expectLoading(page: Page): Promise<void> {
  await expect(page.locator('#root [aria-busy=true]').first()).toBeVisible();
}

async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
  await expect(page.getByText('인터넷 연결을 확인해 주세요.').first()).toBeVisible();
}

// covers S8.19, P9.3 (docs/coverage-statements.md)
test('every member screen shows a loading state, and an error once its requests fail', async ({
  member,
}) => {
  test.slow();
  const { page, memberId } = await member();
  await waitForEver(page);
  const other = memberId + 1;
  const replies = await withoutReplies(page);
  const axePaths = new Set(['/', '/azit/detail/1', '/azit/edit/1']);
  await page.goto('/');
  for (const path of [
    '/',
    '/?tab=date',
    '/search?keyword=책',
    '/azit/detail/1',
    '/azit/join/1',
    '/azit/setting/1',
    '/azit/edit/1',
    '/azit/change/1',
    '/azit/member/1',
    '/azit/report/1',
    '/review/create/1',
    `/userpage/${memberId}`,
    `/userpage/${other}`,
    `/userpage/edit/${memberId}`,
    `/userpage/report/${other}`,
    `/userpage/followcheck/${memberId}`,
  ]) {
    await test.step(path, async () => {
      if (path !== '/') await openInside(page, path);
      await expectLoading(page);
      if (axePaths.has(path)) await expectNoAxeViolations(page);
      replies.fail();
      await expectFailure(page);
      if (path === '/?tab=date' || path === '/azit/join/1') await expectNoAxeViolations(page);
      replies.hold();
    });
  }
});
