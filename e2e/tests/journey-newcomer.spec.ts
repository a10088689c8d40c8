import type { Page } from '@playwright/test';
import { activityCard, sendApplication } from '../application-steps.ts';
import { openClub } from '../club-setup.ts';
import { confirmAlert, expectAlert } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../login-form.ts';
import { newName } from '../member.ts';
import { confirmSignUp, fillStepOne, fillStepTwo, next, signUpPassword } from '../sign-up-form.ts';

/** Goes from a guarded page through sign-up and login back to it; returns the nickname. */
async function enterAt(page: Page, wanted: string): Promise<string> {
  const name = newName();
  await page.goto(wanted);
  await page.getByRole('button', { name: '로그인하기' }).click();
  await page.getByRole('link', { name: '회원가입' }).click();
  await fillStepOne(page, name);
  await next(page).click();
  await fillStepTwo(page);
  await confirmSignUp(page);
  await expectAlert(page, '회원가입을 마쳤어요. 로그인해 주세요.');
  await confirmAlert(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue(`${name}@azit.test`);
  await logIn(page, `${name}@azit.test`, signUpPassword);
  await expect(page).toHaveURL(wanted);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ nickname: name, email: `${name}@azit.test` });
  expect(Object.keys(stored).sort()).toEqual([
    'accessToken',
    'email',
    'isLocation',
    'memberId',
    'nickname',
    'profileName',
    'profileUrl',
  ]);
  expect(await page.evaluate(() => document.cookie)).toMatch(/^refreshToken=.+/);
  return name;
}

// covers S1.1, S2.23, S8.4, P1.2
test('a newcomer signs up at a shared link, applies to its club and is accepted', async ({
  page,
  member,
}) => {
  test.slow();
  const host = await member();
  const clubName = '처음 오는 사람들';
  const clubId = await openClub(host, { clubName });
  const name = await enterAt(page, `/azit/detail/${clubId}?a=b`);
  await sendApplication(page, '처음이에요.');
  await expect(page.getByText('신청을 보냈어요')).toBeVisible();
  await page.getByRole('link', { name: '프로필' }).click();
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
  await expect(page.getByRole('listitem').filter({ hasText: '확정' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.goBack();
  await expect(activityCard(page, clubName).getByText('참여 중')).toBeVisible();
});
