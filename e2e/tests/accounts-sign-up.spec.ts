import type { Page } from '@playwright/test';
import { noisePicture } from '../banner-picture.ts';
import { confirmAlert, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { newName } from '../member.ts';
import { confirmSignUp, fillStepOne, fillStepTwo, next } from '../sign-up-form.ts';

// covers S2.25, P1.13
test('the sign-up has no axe violations in any state, and each way back leads to what was entered', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '회원가입' }).click();
  await next(page).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel('비밀번호', { exact: true }).fill('short');
  await page.getByLabel('비밀번호 확인', { exact: true }).fill('other');
  await page.getByRole('textbox', { name: '닉네임' }).fill('1');
  await page.getByRole('textbox', { name: '이메일' }).fill('a');
  await page.getByLabel('비밀번호', { exact: true }).focus();
  await expect(page.getByText('비밀번호가 서로 달라요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '다음으로 갈 수 없는 이유' }).click();
  await expectAlert(page, '닉네임과 이메일 중복 확인을 먼저 해 주세요.');
  await expectNoAxeViolations(page);
  await confirmAlert(page);
  await fillStepOne(page, newName());
  await next(page).click();
  await expect(page).toHaveURL('/signup/add');
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible();
  await next(page).click();

  await fillStepTwo(page);
  await expectNoAxeViolations(page);
  await next(page).click();
  await expect(page.getByRole('definition').filter({ hasText: '1994년' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '여성' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: '태어난 해' })).toHaveValue('1994');
  await expect(page).toHaveURL('/signup/add');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

// covers S8.4
test('a nickname taken meanwhile by another member leads back to step one', async ({
  page,
  member,
  pageErrors,
}) => {
  const name = newName();
  await page.goto('/signup');
  await fillStepOne(page, name);
  await next(page).click();
  await fillStepTwo(page);
  await member({ nickname: name });
  await confirmSignUp(page);
  await expectAlert(page, '이미 있는 닉네임이에요.');
  await confirmAlert(page);
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('사용할 수 있는 이메일이에요.')).toBeVisible();
  const other = newName();
  await page.getByRole('textbox', { name: '닉네임' }).fill(other);
  await page.getByRole('button', { name: '닉네임 중복 확인' }).click();
  await next(page).click();
  await confirmSignUp(page);
  await expectAlert(page, '회원가입을 마쳤어요.');
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a photo too large for the server is scaled down, and an unreadable one is refused', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillStepOne(page, newName());
  await next(page).click();
  const picker = page.getByLabel('프로필 사진 고르기');
  const broken = Buffer.alloc(1_048_576, 7);
  await picker.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken });
  await expectAlert(page, '사진을 읽지 못했어요.');
  await confirmAlert(page);
  await picker.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: noisePicture(900, 900),
  });
  await fillRest(page);
  await confirmSignUp(page);
  await expectAlert(page, '회원가입을 마쳤어요.');
});

async function fillRest(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '자기소개' }).fill('안녕하세요.');
  await page.getByRole('combobox', { name: '태어난 해' }).selectOption('1994');
  await page.getByRole('checkbox', { name: '독서' }).check();
}
