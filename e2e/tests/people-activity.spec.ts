import type { Page } from '@playwright/test';
import { apply, callAs, endClub, join, openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

function cards(page: Page) {
  return page.getByRole('list', { name: '활동 내역' }).getByRole('article');
}

function card(page: Page, clubName: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name: clubName }) });
}

// covers S4.10, C4
test('the activity list shows badges and the host icon and can be filtered', async ({ member }) => {
  const [me, host] = [await member(), await member()];
  const { page } = me;
  const waiting = await openClub(host, { clubName: '기다리는 모임' });
  const joined = await openClub(host, { clubName: '참여하는 모임' });
  const ended = await openClub(host, { clubName: '끝난 모임' });
  await openClub(me, { clubName: '내가 연 모임' });
  const rejected = await openClub(host, { clubName: '거절된 모임' });
  await apply(waiting, me);
  await join(joined, host, me);
  await join(ended, host, me);
  await endClub(ended);
  await apply(rejected, me);
  await callAs(host, 'PATCH', `/api/clubs/${rejected}/signups/${me.memberId}`, {
    data: { status: 'CLUB_REJECTED' },
  });

  await page.goto(`/userpage/${me.memberId}`);
  await expect(cards(page)).toHaveCount(4);
  await expect(card(page, '기다리는 모임').getByText('신청 중')).toBeVisible();
  await expect(card(page, '참여하는 모임').getByText('참여 중')).toBeVisible();
  await expect(card(page, '끝난 모임').getByText('종료', { exact: true })).toBeVisible();
  await expect(card(page, '내가 연 모임').getByText('호스트')).toBeVisible();
  await expect(card(page, '참여하는 모임').getByText('호스트')).toHaveCount(0);
  await expect(card(page, '참여하는 모임').getByText('2 / 8명')).toBeVisible();
  // Meeting newest first: the one that is over comes last.
  await expect(cards(page).last().getByRole('heading')).toHaveText('끝난 모임');
  await expectNoAxeViolations(page);

  await page.getByRole('radio', { name: '신청' }).check();
  await expect(cards(page).getByRole('heading')).toHaveText(['기다리는 모임']);
  await page.getByRole('radio', { name: '참여' }).check();
  await expect(cards(page)).toHaveCount(2);
  await expect(card(page, '끝난 모임')).toHaveCount(0);
  await page.getByRole('radio', { name: '종료' }).check();
  await expect(cards(page).getByRole('heading')).toHaveText(['끝난 모임']);

  await page.getByRole('checkbox', { name: '내가 연 아지트만' }).check();
  await expect(page.getByText('내가 연 아지트 중에 종료된 아지트가 없어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: '전체' }).check();
  await expect(cards(page).getByRole('heading')).toHaveText(['내가 연 모임']);
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(['내가 연 모임']);
});

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
  await page.reload();
  await expect(card(page, '조용한 모임').getByText('숨김')).toBeVisible();

  await visitor.page.goto(`/userpage/${me.memberId}`);
  await expect(visitor.page.getByText('아직 참여한 아지트가 없어요.')).toBeVisible();

  await page.getByRole('button', { name: '조용한 모임 다시 보이기' }).click();
  await expectAlert(page, '프로필에 다시 보여요');
  await visitor.page.reload();
  await expect(cards(visitor.page).getByRole('heading')).toHaveText(['조용한 모임']);
  await expect(visitor.page.getByRole('button', { name: /숨기기/ })).toHaveCount(0);
});
