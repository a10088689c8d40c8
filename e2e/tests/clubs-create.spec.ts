import type { Locator, Page } from '@playwright/test';
import { bannerPicture } from '../banner-picture.ts';
import { fillClubForm } from '../club-form.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

const preview = (page: Page) => page.getByRole('button', { name: '미리보기' });
const create = (page: Page) => page.getByRole('button', { name: '아지트 만들기' });

// covers P1.9
test('the draft of a club with its picture survives Back and reload', async ({ member }) => {
  const { page } = await member();
  await page.goto('/azit/create');
  await fillClubForm(page, '성수 볼더링');
  await preview(page).click();
  await expect(page).toHaveURL('/azit/preview');
  await page.reload();
  await expect(create(page)).toBeEnabled();
  await page.goBack();
  await expect(page.getByLabel('아지트 이름')).toHaveValue('성수 볼더링');
  await expect(page.getByLabel('대표 사진 바꾸기')).toBeAttached();
  await page.reload();
  await expect(page.getByLabel('아지트 이름')).toHaveValue('성수 볼더링');
  await expect(page.getByLabel('대표 사진 바꾸기')).toBeAttached();
  await expect(preview(page)).toBeEnabled();
});

test('leaving the form of a new club asks first, and then deletes the draft', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/');
  await page.getByRole('link', { name: '아지트 만들기' }).first().click();
  await page.getByLabel('아지트 이름').fill('볼더링');
  const home = page.getByRole('navigation').getByRole('link', { name: '홈' });
  await home.click();
  await page.getByRole('button', { name: '계속 쓰기' }).click();
  await expect(page.getByLabel('아지트 이름')).toHaveValue('볼더링');
  await home.click();
  await page.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/azit/create');
  await expect(page.getByLabel('아지트 이름')).toHaveValue('');
});

// covers S8.12
test('a club that cannot be created says so and keeps the draft, and a double tap creates one club', async ({
  member,
}) => {
  const host = await member();
  const { page } = host;
  await page.goto('/azit/create');
  await fillClubForm(page, '성수 볼더링');
  await preview(page).click();
  await page.route('**/api/clubs', (route) => route.abort());
  await create(page).click();
  await expectAlert(page, '아지트를 만들지 못했어요.');
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '성수 볼더링' })).toBeVisible();

  let sent = 0;
  await page.unroute('**/api/clubs');
  await page.route('**/api/clubs', (route) => {
    sent += 1;
    return route.continue();
  });
  await create(page).dblclick();
  await expectAlert(page, '아지트를 만들었어요.');
  expect(sent).toBe(1);
});

test('the date of a new club stays beside a time that has passed', async ({ member }) => {
  const { page } = await member();
  await page.goto('/azit/create');
  const date = page.getByLabel('날짜', { exact: true });
  const time = page.getByLabel('시간', { exact: true });
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' }).format(new Date());
  await date.fill(today);
  await time.fill('00:00');
  await time.blur();
  await expect(page.getByText(/이미 지난 시간이에요/)).toBeVisible();
  expect((await date.boundingBox())?.y).toBe((await time.boundingBox())?.y);
});

// covers S2.29
test('the cropper keeps a ratio of three to one and works by keyboard @desktop-only', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/azit/create');
  const file = { name: 'a.png', mimeType: 'image/png', buffer: bannerPicture(600, 400) };
  await page.getByLabel('대표 사진 고르기').setInputFiles(file);
  const area = page.getByLabel(/^잘라 쓸 부분/);
  await expect(area).toBeInViewport({ ratio: 1 });
  const first = await boxOf(area);
  expect(first.width / first.height).toBeCloseTo(3, 1);
  await expectNoAxeViolations(page);

  await area.focus();
  await page.keyboard.press('Shift+ArrowDown');
  const moved = await boxOf(area);
  expect(moved.y).toBeGreaterThan(first.y);
  await page.getByLabel(/^왼쪽 위 모서리/).focus();
  await page.keyboard.press('Shift+ArrowDown');
  const smaller = await boxOf(area);
  expect(smaller.height).toBeLessThan(moved.height);
  expect(smaller.width / smaller.height).toBeCloseTo(3, 1);

  await page.getByRole('button', { name: '이 부분 쓰기' }).press('Enter');
  await expect(page.getByLabel('대표 사진 바꾸기')).toBeAttached();
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return box;
}
