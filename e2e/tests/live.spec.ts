import type { Page } from '@playwright/test';
import { apply, callAs, openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';
import type { Member } from '../member.ts';

/** What a doorbell brings; asking would take half a minute. */
const soon = { timeout: 1_000 };

/** Opens a page and waits until its tab hears what others do. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/api/stream');
  await page.goto(path);
  await stream;
}

function accept(clubId: number, host: Member, applicant: Member) {
  const path = `/api/clubs/${clubId}/signups/${applicant.memberId}`;
  return callAs(host, 'PATCH', path, { data: { status: 'CLUB_JOINED' } });
}

test('an application shows on the open screens of the host, the acceptance on those of the applicant', async ({
  member,
}) => {
  const [host, ann] = await Promise.all([member(), member()]);
  const clubId = await openClub(host);
  await openLive(host.page, `/azit/detail/${clubId}`);
  await openLive(ann.page, `/azit/detail/${clubId}`);

  let t = Date.now();
  await apply(clubId, ann);
  console.log('applied', Date.now() - t);
  t = Date.now();
  await expect(host.page.getByRole('link', { name: '기다리는 신청이 1건 있어요' })).toBeVisible(soon);
  console.log('host sees', Date.now() - t);
  await expect(host.page).toHaveTitle(/^\(1\) /, soon);
  t = Date.now();
  await accept(clubId, host, ann);
  console.log('accepted', Date.now() - t);
  t = Date.now();
  await expect(ann.page.getByRole('button', { name: '참여 취소하기' })).toBeVisible(soon);
  console.log('ann sees', Date.now() - t);
  await ann.page.getByRole('link', { name: '홈' }).click();
  await expect(ann.page.getByRole('link', { name: '알림 1개' })).toBeVisible();
  await ann.page.getByRole('link', { name: '알림 1개' }).click();
  await expect(ann.page.getByRole('link', { name: '읽지 않음 함께하게 됐어요' })).toBeVisible();
});
