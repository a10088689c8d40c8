import type { Locator, Page } from '@playwright/test';
import { openClub } from '../club-setup.ts';
import { expectAlert } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { newName } from '../member.ts';

// Enable animations to test that the focus does not wait for them and that no moving element covers
// the focused one.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, font: 'real' });

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  // Poll: while one page fades into the next, the transition covers everything.
  const isOnTop = () =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop, 'the focused element is not under anything').toBe(true);
}

test('a member logs in, applies to a club and cancels the application by keyboard only', async ({
  page,
  person,
}) => {
  test.slow();
  const [host, me] = await Promise.all([person(), person()]);
  const word = newName();
  const clubId = await openClub(host, { clubName: `${word} 모임` });

  await page.goto('/login');
  await tabTo(page, page.getByRole('textbox', { name: '이메일' }));
  await page.keyboard.type(me.email);
  await tabTo(page, page.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.type(me.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle('홈 · 아지트');
  await tabTo(page, page.getByRole('link', { name: '아지트 찾기' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: '검색어' })).toBeFocused();
  await page.keyboard.type(word);
  await tabTo(page, page.getByRole('link', { name: `${word} 모임` }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: '참여 신청하기' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '참여 신청' })).toBeFocused();
  await tabTo(page, page.getByLabel('답변'));
  await page.keyboard.type('두 번요.');
  await tabTo(page, page.getByRole('button', { name: '신청 보내기' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '참여 신청을 보냈어요' });
  await tabTo(page, sheet.getByRole('button', { name: '확인' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await page.reload();
  const cancel = page.getByRole('main').getByRole('button', { name: '신청 취소하기' });
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '신청을 취소할까요?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  // Wait until the history entry of the dialog is removed and the page is painted: until then the
  // button ignores presses.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.layer)).toBeUndefined();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: '신청 취소하기' }));
  await page.keyboard.press('Enter');
  await expectAlert(page, '신청을 취소했어요');
  await expect(page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();
});
