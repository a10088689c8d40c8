import { callAs } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

// covers S1.6, S2.46, S2.47, S2.48
test('one’s own profile has its links, temperature, counts, interests and both tabs, and no follow button', async ({
  member,
}) => {
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

// covers S2.46, S2.48, S2.49, S4.15
test('the profile of another member offers a report and a follow that shows at once and stays', async ({
  member,
}) => {
  const [me, other] = [await member(), await member()];
  const { page } = me;
  await page.goto(`/userpage/${other.memberId}`);
  await expect(page.getByRole('link', { name: '신고' })).toHaveAttribute(
    'href',
    `/userpage/report/${other.memberId}`,
  );
  await expect(page.getByRole('tab')).toHaveText(['활동 내역']);
  await expect(page.getByRole('radio')).toHaveCount(0);

  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route('**/follow', async (route) => {
    await replied;
    await route.continue();
  });
  await page.getByRole('button', { name: '팔로우', exact: true }).click();
  // The server has not replied yet.
  await expect(page.getByRole('button', { name: '팔로우 취소' })).toBeVisible();
  await expect(page.getByText('1 팔로워')).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().endsWith('/follow'));
  reply();
  await kept;
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText('1 팔로워')).toBeVisible();

  await page.getByRole('button', { name: '팔로우 취소' }).click();
  await expect(page.getByRole('button', { name: '팔로우', exact: true })).toBeVisible();
  await expect(page.getByText('0 팔로워')).toBeVisible();
});

test('the profile of an unknown or withdrawn member says so', async ({ member }) => {
  const [me, leaver] = [await member(), await member()];
  const { page } = me;
  expect((await callAs(leaver, 'DELETE', `/api/members/${leaver.memberId}`)).status()).toBe(202);
  const gone = page.getByText('없거나 탈퇴한 회원이에요.');
  await page.goto('/chat');
  for (const path of ['/userpage/', '/userpage/followcheck/', '/userpage/report/']) {
    await openInside(page, `${path}${leaver.memberId}`);
    await expect(gone).toBeVisible();
  }
  for (const id of ['2000000000', 'nobody']) {
    await openInside(page, `/userpage/${id}`);
    await expect(gone).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page).toHaveURL('/');
});
