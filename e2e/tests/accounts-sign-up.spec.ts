import { confirmAlert, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { newName } from '../member.ts';
import { fillStepOne, fillStepTwo, next } from '../sign-up-form.ts';

// covers S2.23, S2.25, P1.13 (docs/coverage-statements.md)
test('the sign-up refuses an unreadable photo and restores the entered values on Back', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '회원가입' }).click();
  await next(page).waitFor();
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

  const broken = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_048_576, 7) };
  await page.getByLabel('프로필 사진 고르기').setInputFiles(broken);
  await expectAlert(page, '사진을 읽지 못했어요.');
  await confirmAlert(page);
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
