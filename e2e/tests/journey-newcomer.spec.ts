import type { Page } from '@playwright/test';
import { activityCard } from '../application-steps.ts';
import { openClub } from '../club-setup.ts';
import { closeCelebration, closeSentSheet, expectAlert } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { applyFromInvitation } from '../invited-sign-up.ts';
import { newName } from '../member.ts';
import { openInside } from '../open-inside.ts';

async function expectStored(page: Page, name: string): Promise<void> {
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ nickname: name, email: `${name}@azit.test` });
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect
    .poll(keys)
    .toEqual([
      'accessToken',
      'coming',
      'email',
      'isLocation',
      'knownCounts',
      'memberId',
      'moments',
      'nickname',
      'profileName',
      'profileUrl',
    ]);
  expect(await page.evaluate(() => document.cookie)).toMatch(/^refreshToken=.+/);
}

// covers S1.1, P1.2, I6.3, I6.8, I6.9, I6.10 (docs/coverage-statements.md)
test('a newcomer signs up and applies from a shared link in 14 taps', async ({ page, member }) => {
  test.slow();
  const host = await member();
  const clubName = '처음 오는 사람들';
  const clubId = await openClub(host, { clubName });
  const name = newName();
  const newcomer = { name, answer: '처음이에요.' };
  const taps = await applyFromInvitation(page, `/azit/invite/${clubId}`, newcomer);
  expect(taps).toBeLessThanOrEqual(14);
  await closeSentSheet(page);
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await expectStored(page, name);
  await expect(page.getByText('신청을 보냈어요', { exact: true })).toBeVisible();
  await openInside(page, '/userpage/me');
  await expect(activityCard(page, clubName).getByText('신청 중')).toBeVisible();

  await host.page.goto(`/azit/detail/${clubId}`);
  await host.page.getByRole('link', { name: '기다리는 신청 1건' }).click();
  await expect(host.page.getByText('처음이에요.')).toBeVisible();
  await host.page.getByRole('button', { name: `${name}님 수락` }).click();
  await expectAlert(host.page, '수락했어요');
  const joined = host.page.getByRole('list', { name: '함께하는 멤버' }).getByRole('listitem');
  await expect(joined).toContainText([name]);
  await host.page.goBack();
  await expect(host.page.getByText('2 / 8명')).toBeVisible();

  await page.reload();
  await expect(activityCard(page, clubName).getByText('참여 중')).toBeVisible();
  await activityCard(page, clubName).getByRole('link').click();
  await closeCelebration(page, '함께하게 됐어요');
  await expect(page.getByRole('listitem').filter({ hasText: '확정' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.goBack();
  await expect(activityCard(page, clubName).getByText('참여 중')).toBeVisible();
});
