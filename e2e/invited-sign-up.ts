import { expect, type Page } from '@playwright/test';
import { countedActs } from './counted-acts.ts';
import { expectNoAxeViolations } from './expectations.ts';
import { signUpPassword } from './sign-up-form.ts';

/**
 * Follows an invitation until the application is sent. Returns the number of taps, including the
 * tap that opens the invitation link.
 */
export async function applyFromInvitation(
  page: Page,
  link: string,
  { name, answer }: { name: string; answer: string },
): Promise<number> {
  const taps = countedActs();
  await page.goto(link);
  await taps.press(page.getByRole('link', { name: '참여 신청하러 가기' }));
  await expect(page.getByRole('region', { name: '함께하려는 아지트' })).toBeVisible();
  await expectNoAxeViolations(page);
  await taps.press(page.getByRole('link', { name: '처음이에요' }));
  await taps.type(page.getByRole('textbox', { name: '닉네임' }), name);
  await taps.type(page.getByRole('textbox', { name: '이메일' }), `${name}@azit.test`);
  await taps.type(page.getByLabel('비밀번호', { exact: true }), signUpPassword);
  await taps.choose(page.getByRole('combobox', { name: '태어난 해' }), '1994');
  await taps.check(page.getByRole('radio', { name: '여성' }));
  await expectNoAxeViolations(page);
  await taps.press(page.getByRole('button', { name: '가입하고 계속하기' }));
  await expect(page).toHaveURL(link.replace('/invite/', '/join/'));
  await taps.type(page.getByLabel('답변'), answer);
  await taps.press(page.getByRole('button', { name: '신청 보내기' }));
  await expect(page.getByRole('dialog', { name: '참여 신청을 보냈어요' })).toBeVisible();
  await expectNoAxeViolations(page);
  return 1 + taps.total();
}
