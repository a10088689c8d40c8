import type { Page } from '@playwright/test';
import { activityCard } from '../application-steps.ts';
import { openClub } from '../club-setup.ts';
import { countedActs } from '../counted-acts.ts';
import { closeCelebration, confirmAlert, expectAlert } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { newName } from '../member.ts';
import { openInside } from '../open-inside.ts';
import { largeSignUpImage, next, signUpPassword } from '../sign-up-form.ts';

async function expectSignedUp(page: Page, name: string): Promise<void> {
  await expectAlert(page, '회원가입을 마쳤어요. 로그인해 주세요.');
  await confirmAlert(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue(`${name}@azit.test`);
}

async function applyFromLink(page: Page, link: string, answer: string): Promise<string> {
  const name = newName();
  const acts = countedActs();
  await page.goto(link);
  await acts.press(page.getByRole('link', { name: '참여 신청하러 가기' }));
  await acts.press(page.getByRole('link', { name: '회원가입' }));
  await acts.type(page.getByRole('textbox', { name: '닉네임' }), name);
  await acts.press(page.getByRole('button', { name: '닉네임 중복 확인' }));
  await acts.type(page.getByRole('textbox', { name: '이메일' }), `${name}@azit.test`);
  await acts.press(page.getByRole('button', { name: '이메일 중복 확인' }));
  await acts.type(page.getByLabel('비밀번호', { exact: true }), signUpPassword);
  await acts.type(page.getByLabel('비밀번호 확인', { exact: true }), signUpPassword);
  await acts.press(next(page));
  await acts.attach(page.getByLabel('프로필 사진 고르기'), largeSignUpImage());
  await acts.type(page.getByRole('textbox', { name: '자기소개' }), '조용한 모임을 좋아해요.');
  await acts.choose(page.getByRole('combobox', { name: '태어난 해' }), '1994');
  await acts.check(page.getByRole('checkbox', { name: '독서' }));
  await acts.press(next(page));
  await acts.press(page.getByRole('button', { name: '가입하기' }));
  await expectSignedUp(page, name);
  await acts.type(page.getByLabel('비밀번호', { exact: true }), signUpPassword);
  await acts.press(page.getByRole('button', { name: '로그인', exact: true }));
  await acts.type(page.getByLabel('답변'), answer);
  await acts.press(page.getByRole('button', { name: '신청 보내기' }));
  await expectAlert(page, '참여 신청을 보냈어요.');
  expect(1 + acts.total()).toBeLessThanOrEqual(20);
  await confirmAlert(page);
  await expect(page).toHaveURL(link.replace('/invite/', '/detail/'));
  await expectStored(page, name);
  return name;
}

async function expectStored(page: Page, name: string): Promise<void> {
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ nickname: name, email: `${name}@azit.test` });
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect
    .poll(keys)
    .toEqual([
      'accessToken',
      'email',
      'isLocation',
      'memberId',
      'moments',
      'nickname',
      'profileName',
      'profileUrl',
    ]);
  expect(await page.evaluate(() => document.cookie)).toMatch(/^refreshToken=.+/);
}

// covers S1.1, S2.23, S8.4, P1.2, I6.3, I6.8
test('a newcomer signs up and applies from a shared link in 20 actions', async ({
  page,
  member,
}) => {
  test.slow();
  const host = await member();
  const clubName = '처음 오는 사람들';
  const clubId = await openClub(host, { clubName });
  const name = await applyFromLink(page, `/azit/invite/${clubId}`, '처음이에요.');
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
