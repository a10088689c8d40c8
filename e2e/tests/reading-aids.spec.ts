import { callAs, endClub, inDays, join, openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

test.use({ font: 'real' });

function doubleText(): void {
  const { style } = document.documentElement;
  style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
}

test('the first Tab key press focuses the skip link, which moves focus to the content', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/chat');
  const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
  await expect(skip).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/chat');
});

test('with text at 200%, the review reminder and the date picker icon are not cut off', async ({
  member,
  person,
}) => {
  const [host, me] = [await person(), await member()];
  for (const clubName of ['성수 볼더링', '망원 산책']) {
    const clubId = await openClub(host, { clubName });
    await join(clubId, host, me);
    await endClub(clubId);
  }
  const { page } = me;
  await page.goto('/');
  const name = page
    .getByRole('region', { name: '후기를 기다리는 아지트' })
    .getByText('후기를 기다리는 아지트 2곳');
  await expect(name).toBeVisible();
  await page.evaluate(doubleText);
  const shown = () => name.evaluate(({ clientWidth, scrollWidth }) => clientWidth / scrollWidth);
  await expect.poll(shown).toBe(1);
  await page.getByRole('tab', { name: '날짜별' }).click();
  const month = page.getByRole('button', { name: '다른 날짜 고르기' }).locator('svg');
  await expect.poll(() => month.evaluate((icon) => icon.clientWidth)).toBe(48);
});

function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

test('with text at 200% and 320 px, short labels of the edit form stay on one line', async ({
  member,
}) => {
  const host = await member();
  const clubId = await openClub(host);
  const { page } = host;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/azit/edit/${clubId}`);
  await expect(page.getByText('성별 무관')).toBeVisible();
  await page.evaluate(doubleText);
  for (const text of ['2/4', '성별 무관', '남성만', '여성만', '만나서']) {
    const label = page.getByText(text, { exact: true });
    await expect.poll(() => label.evaluate(countLines), text).toBe(1);
  }
});

test('with text at 200%, a notice with buttons fits the width of a phone', async ({
  member,
  person,
}) => {
  const [host, me] = [await person(), await member()];
  const clubId = await openClub(host);
  await join(clubId, host, me);
  await callAs(host, 'POST', `/api/clubs/${clubId}/changes`, { data: { meetingDate: inDays(9) } });
  const { page } = me;
  await page.goto('/notice');
  await expect(page.getByRole('button', { name: '갈게요' })).toBeVisible();
  await page.evaluate(doubleText);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widest).toBe(width);
  }
});

test('with text at 200%, each tab label of the home page fits on one line', async ({ member }) => {
  const { page } = await member();
  await page.goto('/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  await page.evaluate(doubleText);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const lines = () =>
      tabs.evaluateAll((found) => {
        return found.map((tab) => {
          const range = document.createRange();
          range.selectNodeContents(tab);
          return range.getClientRects().length;
        });
      });
    await expect.poll(lines).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a landscape phone hides the bottom bar on scroll down and shows it on scroll up', async ({
  member,
  person,
}) => {
  const host = await person();
  for (const clubName of ['하나', '둘', '셋'])
    await openClub(host, { clubName: `가로 ${clubName}` });
  const { page } = await member();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/?tab=date&date=${inDays(7)}`);
  const bar = page.getByRole('navigation', { name: '주요 메뉴' });
  await expect(bar).toBeInViewport();
  // Wait for the clubs: without them, the page is too short to scroll.
  await expect(page.getByRole('article').nth(2)).toBeAttached();
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(bar).toBeInViewport();
});

test('a rare character of the built-in texts appears without its font file', async ({ member }) => {
  const { page } = await member();
  await page.goto('/');
  const hasFace = (range: RegExp) =>
    page.evaluate((pattern) => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return loaded.some(({ unicodeRange }) => new RegExp(pattern, 'i').test(unicodeRange));
    }, range.source);
  await expect.poll(() => hasFace(/U\+AC04/)).toBe(true);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.evaluate(() => document.querySelector('main')?.append('찼'));
  await expect.poll(() => hasFace(/U\+CC3C/)).toBe(true);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});

test.describe('the selection in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selected days, tabs, categories and filters look different from unselected items', async ({
    member,
  }) => {
    const { page, memberId } = await member();
    const ground = (selector: string, property = 'background-color') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          return getComputedStyle(element).getPropertyValue(name);
        }, property);
    await page.goto('/?tab=date');
    await expect(page.getByRole('radio').first()).toBeChecked();
    expect(await ground(':checked + *')).not.toBe(await ground('input:not(:checked) + *'));
    const tab = 'color';
    expect(await ground('[aria-selected="true"]', tab)).not.toBe(
      await ground('[aria-selected="false"]', tab),
    );
    expect(await ground('[aria-current="page"]', 'color')).not.toBe(
      await ground('nav a:not([aria-current])', 'color'),
    );
    await openInside(page, '/?tab=category');
    await expect(page.getByRole('radio', { name: '취미' })).toBeVisible();
    const edge = 'border-top-color';
    expect(await ground(':checked + *', edge)).not.toBe(
      await ground('input:not(:checked) + *', edge),
    );
    await openInside(page, `/userpage/${memberId}`);
    await expect(page.getByRole('radio', { name: '전체' })).toBeChecked();
    expect(await ground(':checked + *', edge)).not.toBe(
      await ground('input:not(:checked) + *', edge),
    );
    const fill = page.getByRole('meter').locator('xpath=preceding-sibling::span');
    const canvas = await ground('body');
    await expect(fill).not.toHaveCSS('background-color', canvas);
  });
});
