import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newName, picture } from '../member.ts';
import { confirmSignUp, next } from '../sign-up-form.ts';

async function throughProvider(page: Page, account: string, reply = 'Log in'): Promise<void> {
  await page.getByRole('link', { name: '시험 계정으로 계속하기' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: reply }).click();
}

// covers A2.12 (docs/coverage-statements.md)
test('a new OAuth member completes the profile once and later logs in directly', async ({
  page,
  device,
}) => {
  const name = newName();
  const email = `${name}@azit.test`;
  await page.goto('/chat');
  await page.getByRole('button', { name: '로그인하기' }).click();
  await throughProvider(page, email);
  await expect(page).toHaveURL('/signup/add');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue(email);
  await page.getByLabel('프로필 사진 고르기').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByRole('textbox', { name: '자기소개' }).fill('소셜로 왔어요.');
  await page.getByRole('combobox', { name: '태어난 해' }).selectOption('1994');
  await page.getByRole('checkbox', { name: '독서' }).check();
  await expect(next(page)).toBeDisabled();
  await expect(page.getByText('닉네임 중복 확인을 먼저 해 주세요.')).toBeVisible();
  await page.getByRole('textbox', { name: '닉네임' }).fill(name);
  await page.getByRole('button', { name: '닉네임 중복 확인' }).click();
  await confirmSignUp(page);
  await expect(page).toHaveURL('/chat');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ nickname: name, email });

  const other = await device();
  await other.goto('/login');
  await throughProvider(other, email);
  await expect(other).toHaveURL('/');
  expect(await other.evaluate(() => ({ ...localStorage }))).toMatchObject({
    memberId: stored.memberId,
    nickname: name,
    email,
    profileName: stored.profileName,
  });
});
