import { endClub, join, openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../member.ts';

async function meet(
  host: Person,
  participants: Person[],
  clubName = '책 읽는 아침',
): Promise<number> {
  const clubId = await openClub(host, { clubName });
  for (const participant of participants) await join(clubId, host, participant);
  await endClub(clubId);
  return clubId;
}

test('a member writes a review by keyboard only', async ({ member, person }) => {
  const [me, host] = [await member(), await person()];
  const { page } = me;
  await page.goto(`/review/create/${await meet(host, [me])}`);
  const box = page.getByRole('checkbox', { name: host.nickname });
  await expect(box).toBeVisible();
  await box.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: '배려심이 깊어요' })).toBeChecked();
  await page.getByRole('checkbox', { name: '분위기 메이커예요' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('고마웠어요.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '후기 남기기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/userpage/${me.memberId}`);
});
