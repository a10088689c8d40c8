import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

/** The app never gives up on a reply, however long the checks take on a busy machine. */
async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** No request gets a reply; once the returned function is called, all of them fail. */
async function holdReplies(page: Page): Promise<() => void> {
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

async function openWithoutReplies(page: Page, path: string): Promise<() => void> {
  const fail = await holdReplies(page);
  await page.goto(path);
  await expect(page.locator('#root [aria-busy=true]').first()).toBeVisible();
  return fail;
}

async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
  await expect(page.getByText('인터넷 연결을 확인해 주세요.').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
}

// covers S8.19, P9.3
test('every screen of a member shows loading without axe violations, then the failure', async ({
  member,
}) => {
  test.slow();
  const { page, memberId } = await member();
  await waitForEver(page);
  // No request gets a reply, so the ids need not exist; one must only not be one's own.
  const other = memberId + 1;
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
      const fail = await openWithoutReplies(page, path);
      await expectNoAxeViolations(page);
      fail();
      await expectFailure(page);
    });
  }
});

// The failure is one component, which stands in a list, in place of a screen and on the landing.
test('a failure has no axe violations in a list, on a screen and on the landing', async ({
  member,
  device,
}) => {
  const [{ page }, guestPage] = await Promise.all([member(), device()]);
  for (const [shown, path] of [
    [page, '/?tab=category'],
    [page, '/azit/join/1'],
    [guestPage, '/'],
  ] as const) {
    await waitForEver(shown);
    const fail = await openWithoutReplies(shown, path);
    if (shown === guestPage) await expectNoAxeViolations(shown);
    fail();
    await expectFailure(shown);
    await expectNoAxeViolations(shown);
  }
});
