import { confirmAlert, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../login-form.ts';
import { mailedWord } from '../mailbox.ts';
import { openInside } from '../open-inside.ts';

const newPassword = 'brand#new26';

// covers S2.28, S2.54, S7.10 (docs/coverage-statements.md)
test('recovering and changing a password each log out all other devices', async ({
  page,
  member,
  pageErrors,
}) => {
  test.slow();
  const { page: other, memberId, email } = await member();
  await other.goto(`/userpage/edit/${memberId}`);
  await expect(other.getByRole('textbox', { name: '닉네임' })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: '비밀번호 찾기' }).click();
  const address = page.getByRole('textbox', { name: '이메일' });
  const submit = page.getByRole('button', { name: '임시 비밀번호 받기' });
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: '인증번호 보내기' }).click();
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible();
  await address.fill(email);
  await page.keyboard.press('Enter');
  await expectAlert(page, '인증번호를 이메일로 보냈어요. 받은 번호를 입력해 주세요.');
  await confirmAlert(page);
  await expect(address).toHaveAttribute('readonly', '');
  const code = page.getByRole('textbox', { name: '인증번호' });
  await expect(code).toBeFocused();
  await expectNoAxeViolations(page);
  await expect(submit).toBeDisabled();
  const first = await mailedWord(email, 1);
  expect(first).toMatch(/^\d{6}$/);

  await page.getByRole('button', { name: '인증번호 다시 보내기' }).click();
  await expectAlert(page, '인증번호를 이메일로 보냈어요.');
  await confirmAlert(page);
  const second = await mailedWord(email, 2);
  await code.fill(first === second ? 'x' : first);
  await submit.click();
  await expectAlert(page, '인증번호가 맞지 않아요.');
  await confirmAlert(page);
  await code.fill(second);
  await submit.click();
  await expectAlert(page, '임시 비밀번호를 이메일로 보냈어요. 로그인한 뒤 꼭 바꿔 주세요.');
  await confirmAlert(page);
  await expect(page).toHaveURL('/login');
  const temporary = await mailedWord(email, 3);
  await expect(address).toHaveValue(email);
  await logIn(page, email, temporary);
  await expect(page).toHaveURL('/userpage/resetpw');
  await expect(page.getByText('임시 비밀번호로 로그인했어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);

  await expect(other).toHaveURL('/login');
  await logIn(other, email, temporary);
  await expect(other).toHaveURL('/userpage/resetpw');
  await openInside(other, `/userpage/edit/${memberId}`);
  await expect(other.getByRole('textbox', { name: '닉네임' })).toBeVisible();

  await openInside(page, `/userpage/setting/${memberId}`);
  await page.getByRole('link', { name: '비밀번호 바꾸기' }).click();
  await page.getByLabel('지금 비밀번호', { exact: true }).fill('wrong(2026)');
  const verify = page.getByRole('main').getByRole('button', { name: '확인', exact: true });
  await verify.click();
  await expectAlert(page, '회원 정보가 맞지 않아요.');
  await confirmAlert(page);
  await expect(page).toHaveURL('/userpage/verifypw');
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('passwords/matchers')]);
  await page.getByLabel('지금 비밀번호', { exact: true }).fill(temporary);
  await verify.click();
  await expect(page).toHaveURL('/userpage/resetpw');
  const change = page.getByRole('button', { name: '비밀번호 바꾸기' });
  await expect(change).toBeDisabled();
  await page.getByLabel('새 비밀번호', { exact: true }).fill(newPassword);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill('other#new26');
  await page.getByLabel('새 비밀번호', { exact: true }).focus();
  await expect(page.getByText('비밀번호가 서로 달라요.').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(change).toBeDisabled();
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(newPassword);
  await change.click();
  await expect(page).toHaveURL('/login');
  await expectAlert(page, '비밀번호를 바꿨어요');

  await expect(other).toHaveURL('/login');
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('link', { name: '프로필' })).toBeVisible();
});
