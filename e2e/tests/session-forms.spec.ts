import type { Page } from '@playwright/test';
import { openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { closeSentSheet, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../login-form.ts';
import type { Member } from '../member.ts';
import { openInside } from '../open-inside.ts';

async function endSessions({ memberId }: Member): Promise<void> {
  const text = 'update sessions set ended_at = now() where member_id = $1 and ended_at is null';
  await runSql(text, [memberId]);
}

async function logInAgain(page: Page, { email, password }: Member, back: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL(back);
}

// covers P9.4 (docs/coverage-statements.md)
test('typed form text is restored after login when the session ended before sending', async ({
  member,
  person,
}) => {
  const [me, host] = [await member(), await person()];
  const { page } = me;
  const clubId = await openClub(host);

  const join = `/azit/join/${clubId}`;
  await page.goto(join);
  await page.getByLabel('답변').fill('두 번 해 봤어요.');
  await endSessions(me);
  await page.getByRole('button', { name: '신청 보내기' }).click();
  await logInAgain(page, me, join);
  await expect(page.getByLabel('답변')).toHaveValue('두 번 해 봤어요.');
  await page.getByRole('button', { name: '신청 보내기' }).click();
  await closeSentSheet(page);

  const edit = `/userpage/edit/${me.memberId}`;
  await page.goto(edit);
  const aboutMe = page.getByRole('textbox', { name: '자기소개' });
  await aboutMe.fill('고쳐 쓴 소개예요.');
  await endSessions(me);
  await page.getByRole('button', { name: '저장하기' }).click();
  await logInAgain(page, me, edit);
  await expect(aboutMe).toHaveValue('고쳐 쓴 소개예요.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await openInside(page, `/userpage/${me.memberId}`);
  await expect(page.getByText('고쳐 쓴 소개예요.')).toBeVisible();
});
