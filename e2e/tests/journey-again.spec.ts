import { apply, endClub, inDays, join, openClub } from '../club-setup.ts';
import { confirmAlert, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

// covers M3.13
test('a host opens a club again with its picture and a new date, and sees who came last time', async ({
  member,
}) => {
  test.slow();
  const [host, ann, ben] = await Promise.all([member(), member(), member()]);
  const earlier = await openClub(host);
  await join(earlier, host, ann);
  await endClub(earlier);

  const { page } = host;
  await page.goto(`/azit/detail/${earlier}`);
  await page.getByRole('link', { name: '다시 열기' }).click();
  await expect(page).toHaveURL(`/azit/create?again=${earlier}`);
  await expect(page.getByText('날짜 칸을 채우면 미리 볼 수 있어요.')).toBeVisible();
  await page.getByLabel('함께했던 사람들에게 알리기').check();
  await expectNoAxeViolations(page);
  await page.getByLabel('날짜').fill(inDays(14));
  await page.getByRole('button', { name: '미리보기' }).click();
  await page.getByRole('button', { name: '아지트 만들기' }).click();
  await expectAlert(page, '아지트를 만들었어요.');
  await confirmAlert(page);
  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  const clubId = Number(page.url().split('/').at(-1));
  expect(clubId).not.toBe(earlier);

  await apply(clubId, ann);
  await apply(clubId, ben);
  await page.goto(`/azit/member/${clubId}`);
  const row = (nickname: string) => page.getByRole('article', { name: nickname });
  await expect(row(ann.nickname).getByText('지난번에 함께했어요')).toBeVisible();
  await expect(row(ben.nickname)).toBeVisible();
  await expect(row(ben.nickname).getByText('지난번에 함께했어요')).toHaveCount(0);
  await expectNoAxeViolations(page);
});
