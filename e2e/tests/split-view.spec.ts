import type { Locator } from '@playwright/test';
import { roomLine } from '../chat-list.ts';
import { openRoom } from '../chat-setup.ts';
import { join, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';
import { wideWindow } from '../wide-window.ts';

test.use(wideWindow);

// covers W1, W2, W3 (docs/coverage-statements.md)
test('clubs and rooms open beside their lists and stay there after a reload or Back', async ({
  member,
}) => {
  const [host, guest] = await Promise.all([member(), member()]);
  const keyword = `나란히 ${host.memberId}`;
  const [firstName, secondName] = [`${keyword} 아침 모임`, `${keyword} 저녁 모임`];
  await openClub(host, { clubName: firstName });
  await openClub(host, { clubName: secondName });
  await openRoom(host, guest);
  const { page } = guest;
  const search = `/search?keyword=${encodeURIComponent(keyword)}`;
  const list = page.getByRole('region', { name: '아지트 목록' });
  const titled = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.goto(search);
  const preview = page.getByRole('region', { name: '미리보기' });
  await expect(preview.getByRole('heading', { name: firstName })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: firstName }).click();
  await expect(titled(firstName)).toBeFocused();
  await list.getByRole('link', { name: secondName }).click();
  await expect(titled(secondName)).toBeFocused();
  await expect(list.locator('[aria-current]')).toHaveText(secondName);
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(titled(secondName)).toBeVisible();
  await expect(list.locator('[aria-current]')).toHaveText(secondName);
  await page.goBack();
  await expect(titled(firstName)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(search);
  await expect(preview.getByRole('heading', { name: firstName })).toBeVisible();

  await openInside(page, '/chat');
  await expect(preview.getByRole('link', { name: '메시지 쓰기' })).toBeVisible();
  await expectNoAxeViolations(page);
  await roomLine(page, /./).click();
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeFocused();
  await expect(page.getByRole('button', { name: '뒤로' })).toBeHidden();
  await expect(roomLine(page, /./)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(preview.getByRole('link', { name: '메시지 쓰기' })).toBeVisible();
});

const box = (target: Locator) =>
  target.evaluate((element) => {
    const { y, width } = element.getBoundingClientRect();
    return { y, width: Math.round(width) };
  });

const pages = [
  ['/', '홈'],
  ['/search', '아지트 검색'],
  ['/chat', '채팅'],
  ['/azit/create', '아지트 만들기'],
  ['/notice', '알림'],
] as const;

// covers W1, W6, W7 (docs/coverage-statements.md)
test('windows of 1024 to 1920 pixels show a preview beside lists and the create form', async ({
  member,
  person,
}) => {
  test.slow();
  const [host, guest] = await Promise.all([person(), member()]);
  const clubName = `넓은 창 ${host.memberId}`;
  const clubId = await openClub(host, { clubName });
  await join(clubId, host, guest);
  const { page } = guest;
  const preview = page.getByLabel('미리보기', { exact: true });
  const title = page.getByRole('heading', { level: 1 });
  const left = (target: typeof title) =>
    target.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const bar = page.locator('[data-action-bar]');
  const button = bar.getByRole('link').or(bar.getByRole('button'));
  for (const width of [1024, 1280, 1440, 1920]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      for (const [path, heading] of pages) {
        await openInside(page, path);
        await expect(title).toHaveText([heading]);
        await expect(preview.getByRole('heading').first(), path).toBeInViewport();
        await expect(preview, path).not.toBeEmpty();
      }
      await openInside(page, `/azit/detail/${clubId}`);
      await expect(title).toHaveText(clubName);
      expect(await left(button.first())).toBe(await left(title));
      expect(await title.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(720);
      const lines = await page
        .locator('main time')
        .first()
        .evaluate((time) => [...time.getClientRects()].map((line) => line.width));
      expect(Math.min(...lines), 'a time does not break within its end').toBeGreaterThan(
        Math.max(...lines) / 2,
      );
      await page.getByRole('link', { name: host.nickname }).first().click();
      await expect(page).toHaveURL(/\/userpage\/\d+$/);
      const notices = page.getByRole('region', { name: '알림 목록' });
      await expect(notices).toBeVisible();
      expect((await box(notices)).width).toBe(
        Math.round(Math.min(Math.max(368, width * 0.28), 520)),
      );
      await openInside(page, '/userpage/verifypw');
      const field = await box(page.getByLabel('지금 비밀번호', { exact: true }));
      const submit = await box(page.getByRole('button', { name: '확인', exact: true }));
      expect(submit.y - field.y, 'a short form ends with its button').toBeLessThan(200);
    });
  }
});
