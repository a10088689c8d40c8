import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

// covers S1.6, S2.46, S2.47, S2.48 (docs/coverage-statements.md)
test('a member’s own profile shows all parts and has no follow button', async ({ member }) => {
  const { page, memberId, nickname } = await member({ categorySmallId: [1, 33] });
  await page.goto('/');
  await page.getByRole('link', { name: '프로필' }).click();
  await expect(page).toHaveURL(`/userpage/${memberId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${nickname}님의 프로필`);
  await expect(page).toHaveTitle(`${nickname}님의 프로필 · 아지트`);
  await expect(page.getByRole('link', { name: '프로필 수정' })).toHaveAttribute(
    'href',
    `/userpage/edit/${memberId}`,
  );
  await expect(page.getByRole('link', { name: '설정' })).toHaveAttribute(
    'href',
    `/userpage/setting/${memberId}`,
  );
  await expect(page.getByRole('meter', { name: '아지트 온도' })).toHaveAttribute(
    'aria-valuetext',
    '36.5도',
  );
  await expect(page.getByText('36.5°')).toBeVisible();
  await expect(page.getByRole('list', { name: '관심사' }).getByRole('listitem')).toHaveText([
    '전시',
    '독서',
  ]);
  await expect(page.getByRole('button', { name: '팔로우' })).toHaveCount(0);
  await expect(page.getByText('아직 참여한 아지트가 없어요.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: '받은 후기' }).click();
  await expect(page.getByText('아직 받은 후기가 없어요.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: '받은 후기', selected: true })).toBeVisible();

  await page.getByRole('link', { name: /0 팔로잉.*0 팔로워/ }).click();
  await expect(page).toHaveURL(`/userpage/followcheck/${memberId}`);
});
