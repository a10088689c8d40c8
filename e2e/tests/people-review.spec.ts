import { callAs, endClub, join, openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import type { Member } from '../member.ts';

async function meet(
  host: Member,
  participants: Member[],
  clubName = '책 읽는 아침',
): Promise<number> {
  const clubId = await openClub(host, { clubName });
  for (const participant of participants) await join(clubId, host, participant);
  await endClub(clubId);
  return clubId;
}

test('the review page refuses a club that has not met yet and one that does not exist', async ({
  member,
}) => {
  const host = await member();
  const { page } = host;
  await page.goto(`/review/create/${await openClub(host)}`);
  await expect(page.getByText('모임이 끝난 뒤에 후기를 남길 수 있어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const id of ['2000000000', 'none']) {
    await page.goto(`/review/create/${id}`);
    await expect(page.getByText('없는 아지트예요.')).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

// covers S8.14
test('reviews are refused together when one exists already, and the text for the others stays', async ({
  member,
}) => {
  const [me, host, third] = [await member(), await member(), await member()];
  const { page } = me;
  const clubId = await meet(host, [me, third]);
  await page.goto(`/review/create/${clubId}`);
  await page.getByRole('checkbox', { name: host.nickname }).check();
  await page.getByRole('checkbox', { name: third.nickname }).check();
  const text = page.getByRole('textbox', { name: `${third.nickname}님에게 한마디` });
  await text.fill('또 만나요.');
  const other = { reviewerId: me.memberId, clubId, revieweeId: host.memberId };
  const data = [{ ...other, commentCategory: 'MOOD_MAKER' }];
  expect((await callAs(me, 'POST', '/api/reviews', { data })).status()).toBe(201);
  await page.getByRole('button', { name: '후기 남기기' }).click();
  await expectAlert(page, '이미 후기를 남긴 사람이 있어요.');
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('checkbox', { name: host.nickname })).toHaveCount(0);
  await expect(text).toHaveValue('또 만나요.');
  await page.getByRole('button', { name: '후기 남기기' }).click();
  await expect(page).toHaveURL(`/userpage/${me.memberId}`);
});

test('a member writes a review by keyboard only', async ({ member }) => {
  const [me, host] = [await member(), await member()];
  const { page } = me;
  await page.goto(`/review/create/${await meet(host, [me])}`);
  const person = page.getByRole('checkbox', { name: host.nickname });
  await expect(person).toBeVisible();
  await person.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '적극적으로 참여해요' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('고마웠어요.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '후기 남기기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/userpage/${me.memberId}`);
});
