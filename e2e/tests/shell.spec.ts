import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';
import { wideWindow } from '../wide-window.ts';

test.use(wideWindow);

const axeRoutes = [
  ['/', '취향이 맞는 사람들과 작게 모여요'],
  ['/login', '로그인'],
  ['/signup', '회원가입'],
  ['/findpw', '비밀번호 찾기'],
  ['/no-such-page', '페이지를 찾을 수 없어요.'],
] as const;

test('public pages have no axe violations in a desktop window', async ({ page }) => {
  await page.goto('/');
  for (const [path, name] of axeRoutes) {
    await test.step(path, async () => {
      await openInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([name]);
      await expectNoAxeViolations(page);
    });
  }
});
