import type { Page } from '@playwright/test';
import { inDays, openClub } from '../club-setup.ts';
import { closeSentSheet } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

test.use({ font: 'real' });

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
const position = 500;

test('a list restores its scroll position after reload and Back, not in a new category', async ({
  member,
}) => {
  const host = await member();
  for (let count = 0; count < 8; count += 1) {
    await openClub(host, { clubName: `글쓰기 ${count}`, categorySmallId: 26 });
  }
  const { page } = host;
  await page.goto('/?tab=category&cl=6');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards.nth(4)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards.nth(7)).toBeVisible();
  await page.evaluate((top) => window.scrollTo(0, top), position);
  await expect.poll(() => scrollPosition(page)).toBe(position);

  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(position);

  await page.getByRole('navigation').getByRole('link', { name: '아지트 만들기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '아지트 만들기' })).toBeVisible();
  await expect(page.getByLabel('아지트 이름')).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(position);

  await expect(page.getByRole('radio', { name: '창작' })).toBeInViewport();
  await page.getByRole('radio', { name: '취미' }).check();
  await expect(page.getByRole('radio', { name: '취미' })).toBeChecked();
  await expect.poll(() => scrollPosition(page)).toBeLessThan(position);
  await expect(page.getByRole('tab', { name: '카테고리별' })).toBeInViewport();
});

test('Back after applying for a club restores the scroll position of the home page', async ({
  member,
  person,
}) => {
  const [host, me] = await Promise.all([person(), member({ categorySmallId: [26] })]);
  for (let count = 0; count < 9; count += 1) {
    await openClub(host, { clubName: `소설 쓰기 ${count}`, categorySmallId: 26 });
  }
  const { page } = me;
  await page.goto('/');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards.nth(4)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards.nth(7)).toBeVisible();
  await page.evaluate((top) => window.scrollTo(0, top), position);
  await expect.poll(() => scrollPosition(page)).toBe(position);

  await cards.nth(5).getByRole('link').click();
  await page.getByRole('link', { name: '참여 신청하기' }).click();
  await page.getByLabel('답변').fill('네, 매일 써요.');
  await page.getByRole('button', { name: '신청 보내기' }).click();
  await closeSentSheet(page);
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(cards.nth(4)).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test('Back after applying from a list or an invitation passes the club page once', async ({
  member,
  person,
}) => {
  test.slow();
  const [host, { page }] = await Promise.all([person(), member()]);
  for (const [name, start] of [
    ['search', '/search?keyword=돌아오는'],
    ['category', '/?tab=category&cl=6'],
    ['invitation', '/azit/invite/'],
  ] as const) {
    await test.step(name, async () => {
      const clubName = `돌아오는 ${name} ${host.nickname}`;
      const clubId = await openClub(host, {
        clubName,
        categorySmallId: 26,
        meetingDate: inDays(1),
      });
      const isInvitation = name === 'invitation';
      await page.goto('/chat');
      await page.goto(isInvitation ? `${start}${clubId}` : start);
      const before = page.url();
      if (!isInvitation) await page.getByRole('link', { name: clubName }).click();
      await page.getByRole('link', { name: /^참여 신청하(기|러 가기)$/ }).click();
      await page.getByLabel('답변').fill('네, 매일 써요.');
      await page.getByRole('button', { name: '신청 보내기' }).click();
      await closeSentSheet(page);
      await expect(page).toHaveURL(`/azit/detail/${clubId}`);
      // Back does not lead to the invitation: the club page has replaced it.
      if (!isInvitation) {
        await page.goBack();
        await expect(page).toHaveURL(before);
      }
      await page.goBack();
      await expect(page).toHaveURL('/chat');
    });
  }
});
