import { randomInt } from 'node:crypto';
import { sendApplication } from '../application-steps.ts';
import { inDays, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../login-form.ts';

const question = '로그인이 필요한 서비스예요.';

// covers S2.2, P1.1
test('a guest browses real clubs, and a card leads through the login to its club', async ({
  page,
  member,
}) => {
  const [host, me] = await Promise.all([member(), member()]);
  const clubName = `손님도 보는 모임 ${randomInt(1e6)}`;
  const soon = { meetingDate: inDays(0), meetingTime: '23:59' };
  const clubId = await openClub(host, { clubName, categorySmallId: 30, ...soon });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '취향이 맞는 사람들과 작게 모여요',
  );
  await page.getByRole('radio', { name: '창작' }).check();
  await expect(page).toHaveURL('/?cl=6');
  const card = page.getByRole('link', { name: clubName });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await card.count()).toBe(1);
  }).toPass();
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: '날짜별' }).click();
  await expect(page).toHaveURL('/?tab=date&cl=6');
  await page.getByRole('tab', { name: '카테고리별' }).click();
  await card.click();
  const dialog = page.getByRole('dialog').filter({ hasText: question });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?cl=6');

  await card.click();
  await dialog.getByRole('button', { name: '로그인하기' }).click();
  await logIn(page, me.email, me.password);
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await sendApplication(page, '구경하다 왔어요.');
  await page.reload();
  await expect(page.getByText('신청을 보냈어요')).toBeVisible();
  // Back from the club leads to `/`, now the feed, and not to the login.
  await page.goBack();
  await expect(page).toHaveTitle('홈 · 아지트');
});
