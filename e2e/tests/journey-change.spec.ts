import { apply, inDays, join, openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

/**
 * A live update arrives within this limit, and polling would take half a minute. This limit
 * therefore fails if the stream does not work.
 */
const soon = { timeout: 10_000 };

function dayText(date: string): string {
  return `${Number(date.slice(5, 7))}월 ${Number(date.slice(8, 10))}일`;
}

// covers M3.4, M3.16 (docs/coverage-statements.md)
test('a moved meeting appears on the member’s open page, where the member confirms', async ({
  member,
  person,
}) => {
  test.slow();
  const [host, ann, ben] = await Promise.all([member(), member(), person()]);
  const clubId = await openClub(host);
  await join(clubId, host, ann);
  await apply(clubId, ben);
  const stream = ann.page.waitForResponse('**/api/stream');
  await ann.page.goto(`/azit/detail/${clubId}`);
  await stream;

  const { page } = host;
  await page.goto(`/azit/detail/${clubId}`);
  await expect(page.getByRole('link', { name: '신청 1건 확인하기' })).toBeVisible();
  // Scroll the row to the centre: the action bar covers part of a row at the bottom edge, and axe
  // would report a small target.
  const change = page.getByRole('link', { name: '일정·장소 바꾸기' });
  await change.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expectNoAxeViolations(page);
  await change.click();
  const send = page.getByRole('button', { name: '바꾸고 2명에게 알리기' });
  await expect(send).toBeDisabled();
  await expect(page.getByText('함께하는 1 · 기다리는 1')).toBeVisible();

  await page.getByLabel('날짜').fill(inDays(9));
  await page.getByRole('radio', { name: '3시간' }).check();
  await page.getByLabel('바꾸는 이유').fill('암장이 그날 쉰대요.');
  const preview = page.getByRole('region', { name: '이렇게 알려요' });
  await expect(preview.getByText('일정이 바뀌었어요. 그래도 갈까요?')).toBeVisible();
  await expect(preview.getByText(dayText(inDays(9)))).toBeVisible();
  await expectNoAxeViolations(page);
  await send.click();
  await expectAlert(page, '바꾸고 2명에게 알렸어요');
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await expect(page.getByRole('listitem').filter({ hasText: dayText(inDays(9)) })).toBeVisible();

  const facts = ann.page.getByRole('listitem').filter({ hasText: '일시' });
  await expect(facts).toContainText(dayText(inDays(9)), soon);
  await expect(ann.page.getByText('“암장이 그날 쉰대요.”')).toBeVisible();
  await ann.page.getByRole('button', { name: '갈게요' }).click();
  await expect(ann.page.getByText('‘갈게요’로 답했어요')).toBeVisible();

  await openInside(ann.page, '/notice');
  await expect(ann.page.getByText('일정이 바뀌었어요')).toBeVisible();
});
