import { callAs, endClub, join, openClub } from '../club-life.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import type { Member } from '../member.ts';

async function meet(host: Member, guests: Member[], clubName = '책 읽는 아침'): Promise<number> {
  const clubId = await openClub(host, { clubName });
  for (const guest of guests) await join(clubId, host, guest);
  await endClub(clubId);
  return clubId;
}

test('not before the meeting is over, not by an outsider, not for a club that is none', async ({
  member,
}) => {
  const [host, outsider] = [await member(), await member()];
  const ahead = await openClub(host);
  await host.page.goto(`/review/create/${ahead}`);
  await expect(host.page.getByText('모임이 끝난 뒤에 후기를 남길 수 있어요.')).toBeVisible();
  await expectNoAxeViolations(host.page);
  const { page } = outsider;
  await page.goto(`/review/create/${await meet(host, [])}`);
  await expect(page.getByText('참여한 아지트에만 후기를 남길 수 있어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const id of ['2000000000', 'none']) {
    await page.goto(`/review/create/${id}`);
    await expect(page.getByText('없는 아지트예요.')).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

// covers S8.14
test('somebody reviewed meanwhile: all or none, and what was typed for the others stays', async ({
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

test('five reviews a page, the rest by scrolling; leaving a begun one asks', async ({ member }) => {
  test.slow();
  const [me, guest] = [await member(), await member()];
  for (let number = 1; number <= 6; number += 1) {
    const clubId = await meet(me, [guest], `${number}번째 모임`);
    const review = { reviewerId: guest.memberId, clubId, revieweeId: me.memberId };
    const data = [{ ...review, commentCategory: 'KEEP_ON_TIME', commentBody: `${number}번` }];
    expect((await callAs(guest, 'POST', '/api/reviews', { data })).status()).toBe(201);
  }
  const { page } = me;
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(`/userpage/${me.memberId}?tab=reviews`);
  const items = page.getByRole('list', { name: '받은 후기' }).getByRole('article');
  await expect(items.first()).toContainText('6번째 모임');
  await items.nth(4).scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(6);

  await page.goto(`/userpage/${me.memberId}`);
  await page.getByRole('link', { name: '6번째 모임 후기 남기기' }).click();
  await page.getByRole('checkbox', { name: guest.nickname }).check();
  await page.getByRole('link', { name: '뒤로' }).click();
  const question = page.getByRole('dialog', { name: '작성한 내용이 사라져요. 나갈까요?' });
  await question.getByRole('button', { name: '계속 쓰기' }).click();
  await expect(page.getByRole('checkbox', { name: guest.nickname })).toBeChecked();
  await page.getByRole('link', { name: '뒤로' }).click();
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(`/userpage/${me.memberId}`);
});

test('a review by keyboard alone @desktop', async ({ member }) => {
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
