import type { Page } from '@playwright/test';
import { openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';
import type { Member } from '../member.ts';

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

async function openLongList(host: Member): Promise<Page> {
  for (let count = 0; count < 8; count += 1) {
    await openClub(host, { clubName: `글쓰기 ${count}`, categorySmallId: 26 });
  }
  const { page } = host;
  await page.goto('/?tab=category&cl=6');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards.nth(4)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards.nth(7)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrollOf(page)).toBe(700);
  return page;
}

test('a reloaded list is scrolled to where it was, also beyond its first page', async ({
  member,
}) => {
  const page = await openLongList(await member());
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(700);
});

test('the form behind the plus opens at its top, and Back returns to where the list was', async ({
  member,
}) => {
  const page = await openLongList(await member());
  await page.getByRole('navigation').getByRole('link', { name: '아지트 만들기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '아지트 만들기' })).toBeVisible();
  await expect(page.getByLabel('아지트 이름')).toBeVisible();
  expect(await scrollOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(700);
});

test('the categories stay in reach in a long list, and another one starts at the top of its list', async ({
  member,
}) => {
  const page = await openLongList(await member());
  await expect(page.getByRole('radio', { name: '창작' })).toBeInViewport();
  await page.getByRole('radio', { name: '취미' }).check();
  await expect(page.getByRole('radio', { name: '취미' })).toBeChecked();
  await expect.poll(() => scrollOf(page)).toBeLessThan(700);
  await expect(page.getByRole('tab', { name: '카테고리별' })).toBeInViewport();
});
