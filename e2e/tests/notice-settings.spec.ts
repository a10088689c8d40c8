import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

test.use({ font: 'real' });

async function measureBox(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on screen');
  return box;
}

test('a notice switch is saved and does not change its position when pressed', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/notice/setting');
  const quiet = page.getByRole('switch', { name: '밤에는 모아서 받기' });
  await expect(quiet).toBeChecked();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const { y } = await measureBox(quiet);
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/notice-settings') && reply.request().method() === 'PUT',
  );
  await quiet.click();
  await expect(page.getByText('밤에도 바로 알려요.')).toBeVisible();
  await expect.poll(async () => (await measureBox(quiet)).y).toBe(y);
  await saved;

  const row = page.getByRole('row', { name: '바뀌거나 취소될 때' });
  const words = await measureBox(row.getByText('바뀌거나 취소될 때'));
  const push = await measureBox(row.getByRole('switch').first());
  const middle = (box: typeof words) => box.y + box.height / 2;
  expect(Math.abs(middle(push) - middle(words))).toBeLessThan(1);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(quiet).not.toBeChecked();
});

test('without a connection the bell shows the last known unread count in one line', async ({
  member,
}) => {
  const { page, memberId } = await member();
  await page.addInitScript((id) => {
    const known = { memberId: String(id), unread: 12 };
    localStorage.setItem('knownCounts', JSON.stringify(known));
  }, memberId);
  await page.route('**/api/notices/unread', (route) => route.abort());
  await page.route('**/api/stream', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/unread'));
  await page.goto('/');
  await refused;
  const bell = page.getByRole('link', { name: '알림 12개' });
  const count = await measureBox(bell.getByText('9+'));
  expect(count.height).toBeLessThan(20);
  expect(count.x + count.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
