import { openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

// covers B7 (docs/coverage-statements.md)
test('two members in a block do not find each other until the blocker ends the block', async ({
  member,
}) => {
  test.slow();
  const [me, other] = await Promise.all([member(), member()]);
  const { page } = me;
  const clubId = await openClub(me);

  await other.page.goto(`/userpage/${me.memberId}`);
  await other.page.getByRole('button', { name: '팔로우', exact: true }).click();
  await expect(other.page.getByText('1 팔로워')).toBeVisible();

  await page.goto(`/userpage/${other.memberId}`);
  await page.getByRole('button', { name: '차단하기' }).click();
  const question = page.getByRole('dialog', { name: `${other.nickname}님을 차단할까요?` });
  await expect(question.getByText('상대에게는 알리지 않아요.', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: '차단하기' }).click();
  await expectAlert(page, '차단했어요');

  await other.page.reload();
  await expect(other.page.getByText('없거나 볼 수 없는 회원이에요.')).toBeVisible();
  await openInside(other.page, `/azit/detail/${clubId}`);
  await expect(other.page.getByText('아지트를 찾을 수 없어요.')).toBeVisible();
  await expectNoAxeViolations(other.page);
  await page.goto(`/userpage/${other.memberId}`);
  await expect(page.getByText('없거나 볼 수 없는 회원이에요.')).toBeVisible();

  await openInside(page, `/userpage/setting/${me.memberId}`);
  await page.getByRole('link', { name: '차단한 사람' }).click();
  await expect(page).toHaveURL('/setting/block');
  await expect(page.getByText(other.nickname)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `${other.nickname}님 차단 풀기` }).click();
  await expectAlert(page, '차단을 풀었어요');
  await expect(page.getByText('차단한 사람이 없어요.')).toBeVisible();

  await other.page.goto(`/userpage/${me.memberId}`);
  await expect(other.page.getByText('0 팔로워')).toBeVisible();
  await expect(other.page.getByRole('button', { name: '팔로우', exact: true })).toBeVisible();
});
