import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

const axeRoutes = ['/', '/login', '/signup', '/findpw', '/no-such-page', '/__gallery'];

test('the login prompt of a guest does not come back on reload', async ({ page }) => {
  await page.goto('/search');
  const dialog = page.getByRole('dialog').filter({ hasText: '로그인이 필요한 서비스예요.' });
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a screen whose code cannot be loaded says so, and loads after a retry', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.route('**/chat-screen*.js', (route) => route.abort());
  await page.getByRole('link', { name: '채팅' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('문제가 생겼어요');
  await expect(page.getByText('화면을 불러오지 못했어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/chat-screen*.js');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('채팅');
});

for (const route of axeRoutes) {
  test(`${route} has no axe violations @desktop`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
