import { apply, endClub, inDays, join, openClub } from '../club-setup.ts';
import { closeCelebration, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';
import { openLive } from '../open-live.ts';

test('a cancellation with a reason appears on two other phones without a reload', async ({
  member,
}) => {
  const [host, ann, ben] = await Promise.all([member(), member(), member()]);
  const clubId = await openClub(host);
  await join(clubId, host, ann);
  await apply(clubId, ben);
  for (const { page } of [ann, ben]) await openLive(page, `/azit/detail/${clubId}`);

  const { page } = host;
  await page.goto(`/azit/detail/${clubId}`);
  await page.getByRole('button', { name: '아지트 취소하기' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('함께하는 1명, 기다리는 1명');
  await dialog.getByLabel('취소하는 이유').fill('독감에 걸렸어요.');
  await dialog.getByRole('button', { name: '아지트 취소하기' }).click();
  await expect(page.getByText('취소됨')).toBeVisible();

  for (const other of [ann, ben]) {
    await expect(other.page.getByText('취소됨')).toBeVisible();
    await expect(other.page.getByText('독감에 걸렸어요.', { exact: true })).toBeVisible();
    await expect(other.page).toHaveTitle(/^\(\d\) /);
    await openInside(other.page, '/notice');
    await expect(other.page.getByRole('link', { name: /모임이 취소됐어요/ })).toBeVisible();
  }
});

// covers C4.1, C4.7, M3.13 (docs/coverage-statements.md)
test('a host records attendance and reopens a club, and two of three members return', async ({
  member,
  person,
}) => {
  const [host, ann, ben, cat] = await Promise.all([member(), member(), member(), person()]);
  const earlier = await openClub(host);
  for (const one of [ann, ben, cat]) await join(earlier, host, one);
  await endClub(earlier);

  const { page } = host;
  await page.goto(`/azit/detail/${earlier}`);
  await page.getByRole('button', { name: '누가 왔나요?' }).click();
  await page.getByRole('checkbox', { name: `${cat.nickname}님 안 왔어요` }).check();
  await expect(page.getByText('안 온 사람 1명')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '확인하기' }).dblclick();
  await expect(page.getByText('모임이 끝나고 7일 동안 고칠 수 있어요.')).toBeVisible();
  await page.getByRole('link', { name: '다시 열기' }).click();
  await expect(page.getByLabel('아지트 이름')).toHaveValue('성수에서 볼더링 처음 해 보는 사람들');
  await expect(page.getByLabel('대표 사진 바꾸기')).toBeAttached();
  await page.getByLabel('날짜').fill(inDays(14));
  await expect(page.getByLabel('함께했던 사람들에게 알리기')).toBeChecked();
  // Scroll to the top: the action bar covers fields at the edge, which axe would report as too
  // small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '미리보기' }).click();
  await page.getByRole('button', { name: '아지트 만들기' }).click();
  await closeCelebration(page, '아지트를 열었어요');
  const clubId = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(clubId).not.toBe(earlier);

  for (const one of [ann, ben]) await one.page.goto('/notice');
  await expectNoAxeViolations(ann.page);
  await ann.page.getByRole('button', { name: '갈게요' }).dblclick();
  await expectAlert(ann.page, '함께하게 됐어요');
  await ben.page.getByRole('link', { name: /함께했던 모임이 다시 열렸어요/ }).click();
  await expect(ben.page).toHaveURL(`/azit/detail/${clubId}`);
  await ben.page.getByRole('button', { name: '갈게요' }).click();
  await expectAlert(ben.page, '함께하게 됐어요');
  await openInside(page, `/azit/member/${clubId}`);
  await expect(page.getByText('지난번에 함께했어요')).toHaveCount(2);
  await expectNoAxeViolations(page);
  const joined = page.getByRole('list', { name: '함께하는 멤버' }).getByRole('listitem');
  await expect(joined).toHaveCount(3);
  await openInside(page, `/azit/detail/${clubId}`);
  await expect(page.getByText('3 / 8명')).toBeVisible();
});
