import { openClub } from '../club-setup.ts';
import { confirmAlert, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

// covers S1.7, S2.51, S2.52, S4.15, S4.16, P1.7 (docs/coverage-statements.md)
test('club members follow, unfollow and report each other and remove a follower', async ({
  member,
}) => {
  test.slow();
  const [me, fan] = await Promise.all([member(), member()]);
  const { page } = me;
  const clubId = await openClub(me);

  await fan.page.goto(`/azit/detail/${clubId}`);
  await fan.page.getByRole('link', { name: me.nickname }).first().click();
  await expect(fan.page).toHaveURL(`/userpage/${me.memberId}`);
  await fan.page.getByRole('button', { name: '팔로우', exact: true }).click();
  await expect(fan.page.getByText('1 팔로워')).toBeVisible();

  await page.goto(`/userpage/followcheck/${me.memberId}`);
  await expect(page.getByRole('tab', { name: '팔로워 1' })).toBeVisible();
  await page.getByRole('button', { name: `${fan.nickname}님 팔로우` }).click();
  await expectAlert(page, '팔로우했어요');
  await expect(page.getByRole('button', { name: `${fan.nickname}님 팔로잉` })).toBeDisabled();
  await expect(page.getByRole('tab', { name: '팔로잉 1' })).toBeVisible();
  await expectNoAxeViolations(page);

  await openInside(fan.page, `/userpage/followcheck/${me.memberId}`);
  const row = fan.page.getByRole('list', { name: '팔로워' }).getByRole('listitem');
  await expect(row).toContainText([fan.nickname]);
  await expect(row.getByRole('button')).toHaveCount(0);
  await openInside(fan.page, `/userpage/${fan.memberId}`);
  await fan.page.getByRole('link', { name: /1 팔로잉.*1 팔로워/ }).click();
  await expect(fan.page.getByRole('button', { name: `${me.nickname}님 팔로잉` })).toBeDisabled();

  await page.getByRole('tab', { name: '팔로잉' }).click();
  await page.getByRole('button', { name: `${fan.nickname}님 팔로우 취소` }).click();
  await expectAlert(page, '팔로우를 취소했어요');
  await expect(page.getByText('팔로우한 사람이 없어요.')).toBeVisible();

  await page.getByRole('tab', { name: '팔로워' }).click();
  const remove = page.getByRole('button', { name: `${fan.nickname}님 삭제` });
  await remove.click();
  const question = page.getByRole('dialog', { name: `${fan.nickname}님을 팔로워에서 삭제할까요?` });
  await question.getByRole('button', { name: '취소' }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: '삭제하기' }).click();
  await expectAlert(page, '팔로워를 삭제했어요');
  await expect(page.getByText('아직 팔로워가 없어요.')).toBeVisible();
  await expect(page.getByRole('tab', { name: '팔로워 0' })).toBeVisible();

  await fan.page.reload();
  await expect(fan.page.getByText('아직 팔로워가 없어요.')).toBeVisible();
  await openInside(fan.page, `/userpage/${me.memberId}`);
  await expect(fan.page.getByRole('button', { name: '팔로우', exact: true })).toBeVisible();
  await expect(fan.page.getByText('0 팔로워')).toBeVisible();
  await fan.page.getByRole('link', { name: '신고' }).click();
  await expect(fan.page.getByRole('radio')).toHaveCount(5);
  await expectNoAxeViolations(fan.page);
  await fan.page.getByRole('radio', { name: '욕설·비방' }).check();
  await fan.page.getByRole('button', { name: '신고하기' }).click();
  await expectAlert(fan.page, '신고를 접수했어요. 살펴보고 조치할게요.');
  await confirmAlert(fan.page);
  await expect(fan.page).toHaveURL(`/userpage/${me.memberId}`);
  await openInside(page, `/userpage/${me.memberId}`);
  await expect(page.getByText('36.5°')).toBeVisible();
});
