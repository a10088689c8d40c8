import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

const axeRoutes = [
  ['/', '취향이 맞는 사람들과 작게 모여요'],
  ['/login', '로그인'],
  ['/signup', '회원가입'],
  ['/findpw', '비밀번호 찾기'],
  ['/no-such-page', '페이지를 찾을 수 없어요.'],
  ['/__gallery', '디자인 모음'],
] as const;

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

test('no page that a guest may open has axe violations @desktop', async ({ page }) => {
  await page.goto('/');
  for (const [path, name] of axeRoutes) {
    await test.step(path, async () => {
      await openInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([name]);
      await expectNoAxeViolations(page);
    });
  }
});
