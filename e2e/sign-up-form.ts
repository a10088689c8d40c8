import { expect, type Page } from '@playwright/test';
import { picture } from './member.ts';

export const signUpPassword = 'azit(2026)';
const signUpImage = { name: 'me.png', mimeType: 'image/png', buffer: picture };

export const next = (page: Page) => page.getByRole('button', { name: '다음', exact: true });

export async function fillStepOne(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: '닉네임' }).fill(name);
  await page.getByRole('button', { name: '닉네임 중복 확인' }).click();
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible();
  await page.getByRole('textbox', { name: '이메일' }).fill(`${name}@azit.test`);
  await page.getByRole('button', { name: '이메일 중복 확인' }).click();
  await expect(page.getByText('사용할 수 있는 이메일이에요.')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill(signUpPassword);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(signUpPassword);
}

export async function fillStepTwo(page: Page): Promise<void> {
  await page.getByLabel('프로필 사진 고르기').setInputFiles(signUpImage);
  await page.getByRole('textbox', { name: '자기소개' }).fill('조용한 모임을 좋아해요.');
  await page.getByRole('combobox', { name: '태어난 해' }).selectOption('1994');
  await page.getByRole('radio', { name: '여성' }).check();
  await page.getByRole('checkbox', { name: '독서' }).check();
}

export async function confirmSignUp(page: Page): Promise<void> {
  await next(page).click();
  await expect(page.getByRole('heading', { name: '이대로 가입할까요?' })).toBeVisible();
  await page.getByRole('button', { name: '가입하기' }).click();
}
