import type { Page } from '@playwright/test';
import { endClub, join, openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { loseResponse } from '../lost-response.ts';
import { openInside } from '../open-inside.ts';

/** Holds the answers that the page sends until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/clubs/*/answer', async (route) => {
    await promise;
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/**
 * Moves every meeting of the crew into the past. Uses two updates, because planned dates are
 * unique, and one transaction, because an open page creates missing meetings. Updates the crew
 * first, because the server locks it first.
 */
async function passWeeks(crewId: number, weeks: number): Promise<void> {
  const days = weeks * 7;
  const far = 10_000;
  const move = (by: number) =>
    `update clubs set meeting_date = meeting_date + ${by}, planned_date = planned_date + ${by}
     where crew_id = ${crewId};`;
  const start = `update crews set starts_on = starts_on - ${days} where crew_id = ${crewId};`;
  await runSql(`${start} ${move(far)} ${move(-far - days)}`, []);
}

test('four people who met once found a crew and meet for three weeks', async ({ member }) => {
  test.slow();
  const [host, ann, ben, cat] = await Promise.all([member(), member(), member(), member()]);
  const clubId = await openClub(host, { meetingTime: '20:00' });
  for (const one of [ann, ben, cat]) await join(clubId, host, one);
  await endClub(clubId);

  const { page } = host;
  await page.goto(`/azit/detail/${clubId}`);
  await page.getByRole('button', { name: '누가 왔나요?' }).click();
  await page.getByRole('button', { name: '확인하기' }).click();
  await page.getByRole('button', { name: '3명과 크루 만들기' }).dblclick();
  const sheet = page.getByRole('dialog', { name: '크루 만들기' });
  await sheet.getByLabel('크루 이름').fill('수요일엔 책방');
  await expectNoAxeViolations(page);
  await loseResponse(page, '**/api/crews');
  await sheet.getByRole('button', { name: '크루 만들고 3명 초대하기' }).dblclick();
  await expect(page).toHaveURL(/\/crew\/\d+$/);
  await expect(page.getByRole('heading', { name: '수요일엔 책방' })).toBeVisible();
  await expectNoAxeViolations(page);
  const crewId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const crewPath = `/crew/${crewId}`;
  const made = await runSql('select crew_id from crews where host_id = $1', [host.memberId]);
  expect(made).toHaveLength(1);

  await ann.page.goto('/notice');
  await ann.page.getByRole('button', { name: '함께하기' }).click();
  await expect(ann.page.getByText('함께하기로 했어요')).toBeVisible();
  for (const one of [ben, cat]) {
    await one.page.goto(crewPath);
    await expect(one.page.getByText(`${host.nickname}님이 초대했어요`)).toBeVisible();
    if (one === ben) await expectNoAxeViolations(ben.page);
    await one.page.getByRole('button', { name: '함께하기' }).click();
    await expect(one.page.getByRole('link', { name: /크루 채팅방/ })).toBeVisible();
  }

  const card = (one: Page) => one.getByRole('region', { name: /^다음 모임/ });
  await ann.page.goto(crewPath);
  const release = await holdAnswers(ann.page);
  const answered = ann.page.waitForResponse('**/answer');
  await card(ann.page).getByRole('button', { name: '갈게요' }).dblclick();
  await expect(card(ann.page).getByText('2명이 가요')).toBeVisible();
  await expect(card(ann.page).getByText('‘갈게요’로 답했어요')).toBeVisible();
  expect(await ann.page.evaluate(() => String(getSelection()))).toBe('');
  release();
  await answered;
  await ann.page.reload();
  await expect(card(ann.page).getByText('‘갈게요’로 답했어요')).toBeVisible();
  await expectNoAxeViolations(ann.page);
  await ann.page.unrouteAll({ behavior: 'ignoreErrors' });
  await ann.page.getByRole('switch', { name: '매번 갈게요' }).check();

  await card(ben.page).getByRole('link').first().click();
  await expect(ben.page).toHaveURL(/\/azit\/detail\/\d+$/);
  await loseResponse(ben.page, '**/api/clubs/*/answer');
  await ben.page.getByRole('button', { name: '갈게요' }).click();
  await expect(ben.page.getByText('‘갈게요’로 답했어요')).toBeVisible();
  await expectNoAxeViolations(ben.page);
  await ben.page.goBack();
  await expect(card(ben.page).getByText('‘갈게요’로 답했어요')).toBeVisible();
  await card(cat.page).getByRole('button', { name: '못 가요' }).click();
  await expect(cat.page.getByText('‘못 가요’로 답했어요')).toBeVisible();
  await page.reload();
  await expect(card(page)).toContainText('모두 답했어요.');
  await expect(card(page)).toContainText(/간다\s*3/);

  await openInside(page, `${crewPath}/members`);
  await page.getByRole('button', { name: `${ben.nickname}님 관리` }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /공동 호스트 부탁하기/ }).click();
  await expect(page.getByText('부탁했어요. 답하면 알려 드릴게요.')).toBeVisible();
  await ben.page.reload();
  await ben.page.getByRole('button', { name: '맡을게요' }).click();
  await expect(ben.page.getByText('맡기로 했어요')).toBeVisible();

  await passWeeks(crewId, 1);
  for (const one of [ann, cat]) {
    await one.page.goto(crewPath);
    await card(one.page).getByRole('button', { name: '갈게요' }).click();
    await expect(card(one.page).getByText('‘갈게요’로 답했어요')).toBeVisible();
  }
  await passWeeks(crewId, 1);
  await ann.page.reload();
  await expect(ann.page.getByText('4명 · 2번 만났어요')).toBeVisible();
  await card(ann.page).getByRole('button', { name: '갈게요' }).click();
  await expect(card(ann.page).getByText('‘갈게요’로 답했어요')).toBeVisible();
  await openInside(page, `${crewPath}/dates`);
  await expect(page.getByRole('button', { name: '건너뛰기' })).toHaveCount(4);
  await expectNoAxeViolations(page);

  await passWeeks(crewId, 3);
  await ben.page.goto(crewPath);
  // Open the first meeting that was created after the co-host accepted: it has a co-host, and seats
  // for the members who always go.
  await ben.page.getByRole('link', { name: /2명$/ }).first().click();
  await ben.page.getByRole('button', { name: '누가 왔나요?' }).click();
  await ben.page.getByRole('button', { name: '확인하기' }).click();
  await expect(ben.page.getByText('모임이 끝나고 7일 동안 고칠 수 있어요.')).toBeVisible();
  await expectNoAxeViolations(ben.page);
});
