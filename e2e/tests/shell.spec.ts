import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

const openRoutes = ['/login', '/findpw', '/signup'];
const guardedRoutes = [
  '/chat',
  '/chat/detail',
  '/search',
  '/azit/create',
  '/azit/setting/1',
  '/azit/edit/1',
  '/azit/join/1',
  '/azit/report/1',
  '/azit/detail/1',
  '/azit/member/1',
  '/azit/preview',
  '/review/create/1',
  '/userpage/1',
  '/userpage/setting/1',
  '/userpage/verifypw',
  '/userpage/resetpw',
  '/userpage/withdrawl',
  '/userpage/report/1',
  '/userpage/followcheck/1',
  '/userpage/edit/1',
];
const axeRoutes = ['/', '/login', '/signup', '/findpw', '/no-such-page', '/__gallery'];
const loginPrompt = '로그인이 필요한 서비스예요.';

test.describe('a guest', () => {
  test('opens every page that is open to all', async ({ page }) => {
    for (const route of ['/', ...openRoutes]) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await expect(page).toHaveURL(route);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('is asked to log in at every page for members', async ({ page }) => {
    for (const route of guardedRoutes) {
      await page.goto(route);
      const prompt = page.getByRole('dialog').filter({ hasText: loginPrompt });
      await expect(prompt, route).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  });

  test('is asked once: the question does not come back on reload', async ({ page }) => {
    await page.goto('/search');
    const dialog = page.getByRole('dialog').filter({ hasText: loginPrompt });
    await dialog.getByRole('button', { name: '취소' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('passes the splash on the way to the front door', async ({ page }) => {
    await page.goto('/loading');
    await expect(page).toHaveURL('/');
  });

  // Where these two lead without their data is for the tests of those screens.
  test('opens the pages that wait for something', async ({ page }) => {
    for (const route of ['/signup/add', '/oauth']) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await expect(page.getByText('Page not Found')).toHaveCount(0);
    }
  });

  test('is told when a page does not exist', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('Page not Found')).toBeVisible();
    await page.getByRole('link', { name: '홈으로 가기' }).click();
    await expect(page).toHaveURL('/');
  });
});

for (const route of axeRoutes) {
  test(`${route} has no axe violations @desktop`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
