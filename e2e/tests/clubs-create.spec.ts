import type { Locator, Page } from '@playwright/test';
import { bannerPicture } from '../banner-picture.ts';
import { fillClubForm } from '../club-form.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { answerPostcode, blockPostcode } from '../postcode.ts';
import { wideWindow } from '../wide-window.ts';

test.use({ font: 'real' });

const preview = (page: Page) => page.getByRole('button', { name: '미리보기' });
const create = (page: Page) => page.getByRole('button', { name: '아지트 만들기' });

// covers P1.9 (docs/coverage-statements.md)
test('the draft of a club with its picture remains after Back and reload', async ({ member }) => {
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

const unavailable = '지금은 우편번호 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.';

// covers S7.16 (docs/coverage-statements.md)
test('the form on a phone shows a tall picture whole and works without address search', async ({
  member,
}) => {
  const { page } = await member();
  await blockPostcode(page);
  await page.goto('/azit/create');
  const tall = { name: 'a.png', mimeType: 'image/png', buffer: bannerPicture(400, 3000) };
  await page.getByLabel('대표 사진 고르기').setInputFiles(tall);
  await expect(page.getByLabel(/^잘라 쓸 부분/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: '자를 사진' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '이 부분 쓰기' }).click();
  await expect(page.getByRole('img', { name: '고른 대표 사진' })).toBeVisible();

  const date = page.getByLabel('날짜', { exact: true });
  const time = page.getByLabel('시간', { exact: true });
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' }).format(new Date());
  await date.fill(today);
  await time.fill('00:00');
  await time.blur();
  await expect(page.getByText(/이미 지난 시간이에요/)).toBeVisible();
  expect((await date.boundingBox())?.y).toBe((await time.boundingBox())?.y);

  const location = page.getByLabel('장소', { exact: true });
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '직접 입력하기' }).click();
  await expect(location).toBeFocused();
  const find = page.getByRole('button', { name: '주소 찾기' });
  const field = await measureBox(location);
  const button = await measureBox(find);
  const bar = await measureBox(page.locator('[data-action-bar]'));
  expect(field.y + field.height).toBeLessThan(bar.y);
  expect(button.y).toBeGreaterThan(field.y + field.height);
  expect(field.width).toBe((await measureBox(page.getByLabel('아지트 이름'))).width);
  await location.fill('성수역 3번 출구에서 나와서 두 번째 골목으로 들어오면 보이는 초록 대문 집');
  await location.press('Enter');
  await location.press('End');
  await expect(location).toHaveValue(/초록 대문 집$/);
  expect(await location.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await answerPostcode(page);
  await page.getByRole('dialog').getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('button', { name: '도로명 주소' }).click();
  await expect(location).toHaveValue(/^서울 성동구/);
});

test('typing scrolls the location field above the action bar', async ({ member }) => {
  const { page } = await member();
  await blockPostcode(page);
  await page.goto('/azit/create');
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await page.getByRole('button', { name: '직접 입력하기' }).click();
  const location = page.getByLabel('장소', { exact: true });
  await expect(location).toBeFocused();
  // Simulate the open keyboard of a phone, which reduces the height of the window.
  await page.setViewportSize({ width: 390, height: 480 });
  const bar = page.locator('[data-action-bar]');
  const overlap = async () => {
    const [field, { y }] = await Promise.all([measureBox(location), measureBox(bar)]);
    return field.y + field.height - y;
  };
  // Repeat the scroll, because loading fonts and images may still move the page.
  await expect(async () => {
    await page.evaluate((by) => window.scrollBy(0, by), (await overlap()) - 60);
    expect(await overlap()).toBeCloseTo(60, 0);
  }).toPass();
  await page.keyboard.type('성수역 3번 출구');
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test.describe('the cropper in a desktop window', () => {
  test.use(wideWindow);

  // covers S2.29 (docs/coverage-statements.md)
  test('the cropper keeps a ratio of three to one and works by keyboard', async ({ member }) => {
    const { page } = await member();
    await page.goto('/azit/create');
    const file = { name: 'a.png', mimeType: 'image/png', buffer: bannerPicture(600, 400) };
    await page.getByLabel('대표 사진 고르기').setInputFiles(file);
    const area = page.getByLabel(/^잘라 쓸 부분/);
    await expect(area).toBeInViewport({ ratio: 1 });
    const first = await measureBox(area);
    expect(first.width / first.height).toBeCloseTo(3, 1);
    await expectNoAxeViolations(page);

    await area.click();
    await expect(area).not.toHaveCSS('outline-style', 'solid');
    const corner = page.getByLabel(/^왼쪽 위 모서리/);
    await expect(corner).toHaveCSS('border-radius', '50%');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

    await area.focus();
    await page.keyboard.press('Shift+ArrowDown');
    const moved = await measureBox(area);
    expect(moved.y).toBeGreaterThan(first.y);
    await page.getByLabel(/^왼쪽 위 모서리/).focus();
    await page.keyboard.press('Shift+ArrowDown');
    const smaller = await measureBox(area);
    expect(smaller.height).toBeLessThan(moved.height);
    expect(smaller.width / smaller.height).toBeCloseTo(3, 1);

    await page.getByRole('button', { name: '이 부분 쓰기' }).press('Enter');
    await expect(page.getByLabel('대표 사진 바꾸기')).toBeAttached();
  });
});

async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return box;
}
