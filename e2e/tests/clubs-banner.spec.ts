import type { Locator, Page } from '@playwright/test';
import { noisePicture } from '../banner-picture.ts';
import { fillClubForm } from '../club-form.ts';
import { closeCelebration } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

test.use({ font: 'real' });

const chooser = (page: Page) => page.getByLabel(/대표 사진 (고르기|바꾸기)/);
const useCrop = (page: Page) => page.getByRole('button', { name: '이 부분 쓰기' }).click();

// covers S2.29 (docs/coverage-statements.md)
test('a cropped 5 MB photo becomes the banner in preview and detail', async ({ member }) => {
  const { page } = await member();
  await page.goto('/azit/create');
  await fillClubForm(page, '성수 볼더링');
  const photo = noisePicture(1500, 1200);
  expect(photo.length).toBeGreaterThan(5_000_000);
  await chooser(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo });
  const corner = page.getByLabel(/^오른쪽 아래 모서리/);
  await corner.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowUp');
  expect(await measureRatio(page.getByLabel(/^잘라 쓸 부분/))).toBeCloseTo(3, 1);
  await useCrop(page);
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page).toHaveURL('/azit/preview');
  await expectWholeBanner(page);
  await page.getByRole('button', { name: '아지트 만들기' }).click();
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  await closeCelebration(page, '아지트를 열었어요');
  await expectWholeBanner(page);
});

async function expectWholeBanner(page: Page): Promise<void> {
  const banner = page.locator('main img[fetchpriority="high"]');
  await expect(banner).toHaveJSProperty('complete', true);
  const natural = await banner.evaluate((image: HTMLImageElement) => {
    return image.naturalWidth / image.naturalHeight;
  });
  expect(natural).toBeCloseTo(3, 1);
  expect(await measureRatio(banner)).toBeCloseTo(3, 1);
}

async function measureRatio(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return box.width / box.height;
}
