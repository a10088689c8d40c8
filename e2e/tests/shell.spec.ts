import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

const axeRoutes = ['/', '/login', '/signup', '/findpw', '/no-such-page', '/__gallery'];

test('a guest is asked once: the question does not come back on reload', async ({ page }) => {
  await page.goto('/search');
  const dialog = page.getByRole('dialog').filter({ hasText: '로그인이 필요한 서비스예요.' });
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

for (const route of axeRoutes) {
  test(`${route} has no axe violations @desktop`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
