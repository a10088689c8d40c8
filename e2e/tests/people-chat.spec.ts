import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

/** What keeps the bell current, on whichever page. */
const ofEveryPage = /^\/api\/(stream|notices\/unread)$/;

// covers S1.8, S2.18, S2.56, S7.17, S8.18
test('chat is a placeholder that says so and sends no request', async ({ member }) => {
  const { page } = await member();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !ofEveryPage.test(pathname)) calls.push(pathname);
  });
  await page.goto('/chat');
  await expect(page.getByText('준비 중', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: '채팅 목록' }).getByRole('listitem')).toHaveCount(3);
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: '그룹' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('진행 중인 채팅이 없어요.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: '그룹' }).click();
  await page.getByRole('link', { name: /주말 아침 한강/ }).click();
  await expect(page).toHaveURL(/\/chat\/detail/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '주말 아침 한강 따라 천천히 5km',
  );
  await expect(page.getByRole('list', { name: '대화' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('준비 중', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('textbox', { name: '메시지' }).fill('안녕하세요');
  await page.getByRole('button', { name: '보내기' }).click();
  const dialog = page.getByRole('dialog', { name: '아직 준비 중인 기능이에요.' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toBeHidden();
  expect(calls).toEqual([]);
});
