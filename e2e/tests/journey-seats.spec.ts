import type { Page } from '@playwright/test';
import { callAs, join, openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { closeSentSheet, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { loseResponse } from '../lost-response.ts';

async function joinQueue(page: Page, clubId: number): Promise<void> {
  await page.goto(`/azit/detail/${clubId}`);
  await expect(page.getByRole('button', { name: '자리가 모두 찼어요' })).toBeDisabled();
  await page.getByRole('link', { name: '자리 나면 갈게요' }).click();
  await page.getByLabel('답변').fill('꼭 가고 싶어요.');
  await page.getByRole('button', { name: '자리 나면 갈게요' }).dblclick();
  await closeSentSheet(page, '자리를 기다릴게요');
}

async function expireOffer(clubId: number, memberId: number): Promise<void> {
  const past = `now() - interval '1 second'`;
  await runSql(
    `update seat_offers set expires_at = ${past} where club_id = $1 and member_id = $2`,
    [clubId, memberId],
  );
  await runSql(
    `update club_members set expires_at = ${past} where club_id = $1 and member_id = $2`,
    [clubId, memberId],
  );
}

// covers G18, G19 (docs/coverage-statements.md)
test('a freed seat passes from one member in the queue to the next', async ({ member }) => {
  test.slow();
  const [host, ann, ben, cho, dan] = await Promise.all([
    member(),
    member(),
    member(),
    member(),
    member(),
  ]);
  const clubId = await openClub(host, { memberLimit: 3 });
  for (const one of [ann, ben]) await join(clubId, host, one);

  await joinQueue(cho.page, clubId);
  await expect(cho.page.getByRole('heading', { name: '1번째' })).toBeVisible();
  await expectNoAxeViolations(cho.page);
  await joinQueue(dan.page, clubId);
  await expect(dan.page.getByRole('heading', { name: '2번째' })).toBeVisible();

  await host.page.goto(`/azit/member/${clubId}`);
  for (const { nickname } of [cho, dan])
    await host.page.getByRole('button', { name: `${nickname}님 미리 수락`, exact: true }).click();
  await expect(host.page.getByText('미리 수락했어요').first()).toBeVisible();
  await expect(dan.page.getByText('호스트가 미리 수락했어요')).toBeVisible();

  // The open page of the next member must show the offer without a reload.
  await callAs(ann, 'DELETE', `/api/clubs/${clubId}/signups/${ann.memberId}`);
  await expect(cho.page.getByRole('heading', { name: '자리가 났어요' })).toBeVisible();
  await expect(dan.page.getByRole('heading', { name: '1번째' })).toBeVisible();
  await expectNoAxeViolations(cho.page);

  await expireOffer(clubId, cho.memberId);
  await cho.page.reload();
  await expect(cho.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cho.page.getByRole('heading', { name: '자리가 났어요' })).toBeHidden();
  await callAs(ben, 'DELETE', `/api/clubs/${clubId}/signups/${ben.memberId}`);

  await dan.page.goto('/notice');
  await loseResponse(dan.page, '**/offer');
  await dan.page.getByRole('button', { name: '갈게요' }).click();
  await dan.page.goto(`/azit/detail/${clubId}`);
  await expect(dan.page.getByText('참여 확정')).toBeVisible();
  const club = await callAs(host, 'GET', `/api/clubs/${clubId}`);
  expect((await club.json()).data.joinedCount).toBe(2);
});
