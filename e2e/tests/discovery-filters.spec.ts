import { randomInt } from 'node:crypto';
import { inMinutes, openClub } from '../club-setup.ts';
import { dayInStrip } from '../day-strip.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

// covers D7.1, D7.4, D7.5 (docs/coverage-statements.md)
test('filters narrow a list, Back undoes the filters and a reload restores them', async ({
  member,
  person,
}) => {
  const host = await person();
  const [free, paid] = [`무료 모임 ${randomInt(1e6)}`, `유료 모임 ${randomInt(1e6)}`];
  const where = { categorySmallId: 26, location: '제주 서귀포시 중문관광로 72' };
  const soon = inMinutes(60);
  await openClub(host, { clubName: free, fee: 0, ...where, ...soon });
  await openClub(host, { clubName: paid, fee: 9000, ...where, ...soon });
  const { page } = await member();
  const card = (name: string) => page.getByRole('link', { name });

  await page.goto('/?tab=category&cl=6&area=50130');
  await expect(card(free)).toBeVisible();
  await expect(card(paid)).toBeVisible();
  await page.getByRole('button', { name: '무료' }).click();
  await expect(page).toHaveURL('/?tab=category&cl=6&free=1&area=50130');
  await expect(card(paid)).toBeHidden();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('button', { name: '무료' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card(free)).toBeVisible();
  await expect(card(paid)).toBeHidden();
  await page.goBack();
  await expect(card(paid)).toBeVisible();

  await page.getByRole('button', { name: '지역 1곳' }).click();
  const areas = page.getByRole('dialog', { name: '지역 고르기' });
  await expect(areas.getByRole('checkbox', { name: /^서귀포시 \d+곳$/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(areas).toBeHidden();
  await expect(page).toHaveURL('/?tab=category&cl=6&area=50130');

  await page.getByRole('tab', { name: '날짜별' }).click();
  await dayInStrip(page, soon.meetingDate).check();
  await page.getByRole('button', { name: '다른 날짜 고르기' }).click();
  const month = page.getByRole('dialog', { name: '날짜 고르기' });
  await expect(month.getByRole('heading')).toBeFocused();
  // Match any number: a repeated run of this test also finds the clubs of earlier runs.
  await expect(month.getByRole('button', { pressed: true })).toHaveAccessibleName(/아지트 \d+곳$/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(month).toBeHidden();
  await expect(page.getByRole('button', { name: '다른 날짜 고르기' })).toBeFocused();
});
