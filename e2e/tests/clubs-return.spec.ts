import { fillClubForm } from '../club-form.ts';
import { closeCelebration, confirmAlert, expectAlert } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { wideWindow } from '../wide-window.ts';

// covers S8.12 (docs/coverage-statements.md)
test('a double tap after a failed request creates one club, and the next form is empty', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/');
  await page.getByRole('link', { name: '아지트 만들기' }).first().click();
  await fillClubForm(page, '성수 볼더링');
  await page.getByRole('button', { name: '미리보기' }).click();
  const create = page.getByRole('button', { name: '아지트 만들기' });
  await page.route('**/api/clubs', (route) => route.abort());
  await create.click();
  await expectAlert(page, '아지트를 만들지 못했어요.');
  await confirmAlert(page);
  await page.unroute('**/api/clubs');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/clubs')) sent += 1;
  });
  await create.dblclick();
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  await closeCelebration(page, '아지트를 열었어요');
  expect(sent).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: '아지트 만들기' }).first().click();
  await expect(page).toHaveURL('/azit/create');
  await expect(page.getByLabel('아지트 이름')).toHaveValue('');
});

test.describe('the form next to its preview', () => {
  test.use(wideWindow);

  // covers W6 (docs/coverage-statements.md)
  test('a double click creates one club without another page', async ({ member }) => {
    const { page } = await member();
    await page.goto('/');
    await page.getByRole('link', { name: '아지트 만들기' }).first().click();
    await fillClubForm(page, '성수 볼더링');
    const create = page.getByRole('button', { name: '아지트 만들기' });
    await page.route('**/api/clubs', (route) => route.abort());
    await create.click();
    await expectAlert(page, '아지트를 만들지 못했어요.');
    await confirmAlert(page);
    await page.reload();
    await expect(page.getByText('아직 만들기 전이에요.')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('아지트 이름')).toHaveValue('성수 볼더링');
    await page.unroute('**/api/clubs');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/clubs')) sent += 1;
    });
    await create.dblclick();
    await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
    await closeCelebration(page, '아지트를 열었어요');
    expect(sent).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
