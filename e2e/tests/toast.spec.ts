import type { Page } from '@playwright/test';
import { openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';
import { wideWindow } from '../wide-window.ts';

async function makeLink(page: Page) {
  const sheet = page.getByRole('dialog', { name: '초대 링크' });
  await sheet.getByRole('button', { name: '링크 만들기' }).click();
  await expect(page.getByRole('alert')).toHaveText(/링크를 만들었어요/);
  await expect(sheet.getByRole('button', { name: '링크 공유하기' })).toBeVisible();
  const toast = await page.getByRole('alert').boundingBox();
  const buttons = await sheet.getByRole('button').all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  return { toast, boxes };
}

type Box = { x: number; y: number; width: number; height: number };

function overlap(one: Box, other: Box): boolean {
  const inRow = one.x < other.x + other.width && other.x < one.x + one.width;
  return inRow && one.y < other.y + other.height && other.y < one.y + one.height;
}

for (const { name, options } of [
  { name: 'a phone', options: {} },
  { name: 'a wide window', options: wideWindow },
  { name: 'a low wide window', options: { ...wideWindow, viewport: { width: 1280, height: 640 } } },
]) {
  test.describe(name, () => {
    test.use(options);

    test(`a toast covers no button of an open dialog in ${name}`, async ({ member }) => {
      const host = await member();
      const clubId = await openClub(host, { visibility: 'BY_LINK' });
      await host.page.goto(`/azit/detail/${clubId}`);
      await host.page.getByRole('button', { name: /^초대 링크/ }).click();
      const { toast, boxes } = await makeLink(host.page);
      if (toast === null) throw new Error('no toast');
      expect(boxes.filter((box) => box && overlap(toast, box))).toEqual([]);
      expect(toast.y).toBeGreaterThanOrEqual(0);
    });
  });
}
