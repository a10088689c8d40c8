import { randomInt } from 'node:crypto';
import { inMinutes, openClub } from '../club-setup.ts';
import { countedActs } from '../counted-acts.ts';
import { closeSentSheet, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { wideWindow } from '../wide-window.ts';

test.use({ font: 'real' });

// covers S2.2, P1.1, I6.3, I6.8 (docs/coverage-statements.md)
test('a guest applies to a club from the landing page in 8 actions', async ({ page, person }) => {
  const [host, me] = await Promise.all([person(), person()]);
  const clubName = `손님도 보는 모임 ${randomInt(1e6)}`;
  const clubId = await openClub(host, { clubName, categorySmallId: 30, ...inMinutes(60) });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '취향이 맞는 사람들과 작게 모여요',
  );
  await page.getByRole('radio', { name: '창작' }).check();
  await expect(page).toHaveURL('/?cl=6');
  const card = page.getByRole('link', { name: clubName });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await card.count()).toBe(1);
  }).toPass();
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: '날짜별' }).click();
  await expect(page).toHaveURL('/?tab=date&cl=6');
  await page.getByRole('tab', { name: '카테고리별' }).click();
  await card.click();
  await expect(page).toHaveURL(`/azit/invite/${clubId}`);
  const apply = page.getByRole('link', { name: '참여 신청하러 가기' });
  await expect(apply).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page).toHaveURL('/?cl=6');

  await card.click();
  const acts = countedActs();
  await acts.press(apply);
  await acts.type(page.getByRole('textbox', { name: '이메일' }), me.email);
  await acts.type(page.getByLabel('비밀번호', { exact: true }), me.password);
  await acts.press(page.getByRole('button', { name: '로그인', exact: true }));
  await expect(page).toHaveURL(`/azit/join/${clubId}`);
  await acts.type(page.getByLabel('답변'), '구경하다 왔어요.');
  await acts.press(page.getByRole('button', { name: '신청 보내기' }));
  await expect(page.getByRole('dialog', { name: '참여 신청을 보냈어요' })).toBeVisible();
  expect(acts.total()).toBeLessThanOrEqual(8);
  await closeSentSheet(page);
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await expect(page.getByText('신청을 보냈어요', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await page.goBack();
  await expect(page).toHaveTitle('홈 · 아지트');
});

test.describe('in a wide window', () => {
  test.use(wideWindow);

  test('the clubs in the first row of the landing page start at the same height', async ({
    page,
    person,
  }) => {
    const host = await person();
    for (const minutes of [60, 90]) {
      await openClub(host, { categorySmallId: 30, ...inMinutes(minutes) });
    }
    await page.goto('/?cl=6');
    const cards = page.locator('#live-clubs ~ * article');
    await expect(cards.nth(1)).toBeVisible();
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 2).map((card) => card.getBoundingClientRect().top + card.clientTop),
    );
    expect(tops[0]).toBe(tops[1]);
  });
});
