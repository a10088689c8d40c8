import { fillClubForm } from '../club-form.ts';
import { openClub } from '../club-setup.ts';
import { expectAlert } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

test('Back on the word that a club was created leads to the club, and the next form is empty', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/');
  await page.getByRole('link', { name: '아지트 만들기' }).first().click();
  await fillClubForm(page, '성수 볼더링');
  await page.getByRole('button', { name: '미리보기' }).click();
  await page.getByRole('button', { name: '아지트 만들기' }).click();
  await expectAlert(page, '아지트를 만들었어요.');
  await page.goBack();
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  await page.getByRole('link', { name: '아지트 만들기' }).click();
  await expect(page).toHaveURL('/azit/create');
  await expect(page.getByLabel('아지트 이름')).toHaveValue('');
});

test('the top bar of a club has a ground as soon as text is under it', async ({ member }) => {
  const host = await member();
  const clubId = await openClub(host, { clubInfo: '천천히\n'.repeat(20) });
  const { page } = host;
  await page.goto(`/azit/detail/${clubId}`);
  const bar = page.getByRole('main').locator('header');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('heading', { name: '호스트' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
