import type { Page } from '@playwright/test';
import { apply, endClub, join, openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

function cards(page: Page) {
  return page.getByRole('list', { name: '활동 내역' }).getByRole('article');
}

function card(page: Page, clubName: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name: clubName }) });
}

// covers S4.11
test('a hidden club is marked for its owner, not shown to others, and can be shown again', async ({
  member,
}) => {
  const [me, host, visitor] = [await member(), await member(), await member()];
  const { page } = me;
  const clubId = await openClub(host, { clubName: '조용한 모임' });
  const pending = await openClub(host, { clubName: '아직 신청만' });
  await join(clubId, host, me);
  // Only matpals see where somebody will be.
  await endClub(clubId);
  await apply(pending, me);

  await page.goto(`/userpage/${me.memberId}`);
  await page.getByRole('button', { name: '조용한 모임 숨기기' }).click();
  await expect(card(page, '조용한 모임').getByText('숨김')).toBeVisible();
  await expectAlert(page, '프로필에서 숨겼어요');
  await expectNoAxeViolations(page);

  await visitor.page.goto(`/userpage/${me.memberId}`);
  await expect(visitor.page.getByText('아직 참여한 아지트가 없어요.')).toBeVisible();

  await page.getByRole('button', { name: '조용한 모임 다시 보이기' }).click();
  await expectAlert(page, '프로필에 다시 보여요');
  await visitor.page.reload();
  await expect(cards(visitor.page).getByRole('heading')).toHaveText(['조용한 모임']);
  await expect(visitor.page.getByRole('button', { name: /숨기기/ })).toHaveCount(0);
});
