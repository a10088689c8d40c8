import type { Page } from '@playwright/test';
import { callAs, inDays, inMinutes, join, openClub } from '../club-setup.ts';
import { countedActs } from '../counted-acts.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { shiftPageTime } from '../page-time.ts';

const location = '서울 성동구 연무장길 7';
const card = (page: Page) => page.getByRole('region', { name: '내 모임' });

const celebration = (page: Page) => page.getByRole('region', { name: '오늘 만나는 날이에요' });

const start = { meetingDate: inDays(2), meetingTime: '14:00' };

/**
 * Moves the clock of the pages to this many minutes before the start of the meeting, so that the
 * pages look the same at any time of day.
 */
async function showBeforeStart(page: Page, minutes: number): Promise<void> {
  const startsAt = Date.parse(`${start.meetingDate}T${start.meetingTime}+09:00`);
  await shiftPageTime(page.context(), startsAt - minutes * 60_000 - Date.now());
}

async function observeShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
}

test('a joined member gets directions from the home page with one tap', async ({
  member,
  person,
}) => {
  const [host, guest] = await Promise.all([person(), member()]);
  await join(await openClub(host, { clubName: '책 이야기', ...inMinutes(60) }), host, guest);
  const { page } = guest;
  await page
    .context()
    .route('https://map.kakao.com/**', (route) => route.fulfill({ body: '지도' }));
  const { press, total } = countedActs();
  await page.goto('/');
  const [map] = await Promise.all([
    page.context().waitForEvent('page'),
    press(card(page).getByRole('link', { name: '길찾기' })),
  ]);
  expect(map.url()).toBe(`https://map.kakao.com/?eName=${encodeURIComponent(location)}`);
  expect(total()).toBe(1);
});

for (const width of [390, 1280]) {
  test(`two visits of home with a meeting today shift nothing at ${width} px`, async ({
    member,
    person,
  }) => {
    const [host, guest] = await Promise.all([person(), member()]);
    // Open two more clubs: an empty list would change as soon as another test opens one.
    for (const clubName of ['글쓰기', '낭독']) await openClub(host, { clubName });
    await join(await openClub(host, { clubName: '책 이야기', ...start }), host, guest);
    const { page } = guest;
    await showBeforeStart(page, 50);
    await page.setViewportSize({ width, height: 844 });
    const shifted = await observeShifts(page);
    for (const visit of ['first', 'second']) {
      await page.goto('/');
      await expect(card(page)).toContainText('분 뒤');
      await expect(page.locator('#first-paint')).not.toBeAttached();
      await expect(page.getByRole('tab', { name: '추천' })).toBeVisible();
      if (width > 1024) await expect(celebration(page)).toBeVisible();
      expect(await shifted(), visit).toBeLessThan(0.001);
    }
    for (const name of ['길찾기', '왔어요']) {
      const box = await card(page).getByRole('link', { name }).boundingBox();
      expect(box?.height, `${name} is one line`).toBeLessThan(48);
    }
    await expectNoAxeViolations(page);
    await card(page).getByRole('link', { name: '책 이야기', exact: true }).click();
    await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
    await page.reload();
    await expect(celebration(page)).toBeVisible();
    expect(await shifted(), 'club page').toBeLessThan(0.001);
  });
}

test('a first visit of home with an answer due shifts nothing', async ({ member, person }) => {
  const [host, guest] = await Promise.all([person(), member()]);
  for (const clubName of ['글쓰기', '낭독']) await openClub(host, { clubName });
  await join(await openClub(host, { clubName: '책 이야기', ...start }), host, guest);
  const later = await openClub(host, { clubName: '산책', meetingDate: inDays(4) });
  await join(later, host, guest);
  const plan = await (await callAs(host, 'GET', `/api/clubs/${later}`)).json();
  const data = { ...plan.data, meetingTime: '15:00' };
  expect((await callAs(host, 'POST', `/api/clubs/${later}/changes`, { data })).status()).toBe(201);
  const { page } = guest;
  await showBeforeStart(page, 50);
  const crews = Promise.withResolvers<void>();
  await page.route('**/api/members/*/crews', async (route) => {
    await crews.promise;
    await route.continue();
  });
  const shifted = await observeShifts(page);
  const overview = page.waitForResponse(/\/overview$/);
  await page.goto('/');
  await (await overview).finished();
  await expect(card(page)).toBeAttached();
  crews.resolve();
  await expect(page.getByRole('link', { name: '바뀐 일정에 답해 주세요 · 산책' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '추천' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.001);
});

test('the meeting card on an open home page shows a change and then a cancellation', async ({
  member,
  person,
}) => {
  const [host, guest] = await Promise.all([person(), member()]);
  const clubId = await openClub(host, { clubName: '책 이야기', ...start });
  await join(clubId, host, guest);
  const { page } = guest;
  await showBeforeStart(page, 24 * 60);
  await page.goto('/');
  await expect(card(page)).toContainText('내일');

  const plan = await (await callAs(host, 'GET', `/api/clubs/${clubId}`)).json();
  const data = { ...plan.data, meetingTime: '15:00' };
  const moved = await callAs(host, 'POST', `/api/clubs/${clubId}/changes`, { data });
  expect(moved.status(), await moved.text()).toBe(201);
  await expect(card(page)).toContainText('일정이 바뀌었어요');

  await page.context().setOffline(true);
  await expect(card(page)).toContainText('책 이야기');
  await page.context().setOffline(false);

  const cancelled = await callAs(host, 'DELETE', `/api/clubs/${clubId}`);
  expect(cancelled.status(), await cancelled.text()).toBe(202);
  await expect(card(page)).toContainText('취소돼서 열리지 않아요');
  await expect(card(page).getByRole('link', { name: '길찾기' })).toHaveCount(0);
});

test('club cards are at most 150 px high on a phone, even with a long name', async ({ member }) => {
  const host = await member();
  const { page } = host;
  const clubName = '비 오는 수요일 저녁 서촌 골목 사진 산책';
  await openClub(host, {
    clubName,
    categorySmallId: 17,
    fee: 12_000,
    meetingDate: inDays(1),
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/?tab=category&cl=4');
    const shown = page.getByRole('article').filter({ hasText: clubName }).first();
    await expect(shown).toBeVisible();
    expect((await shown.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(150);
  }
});

test('the days of the date strip are 44 px wide or more and reachable at 320 px', async ({
  member,
}) => {
  const { page } = await member();
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/?tab=date');
  const days = page.getByRole('radiogroup', { name: '날짜' }).getByRole('radio');
  await expect(days).toHaveCount(7);
  for (const day of await days.all()) {
    expect((await day.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  }
  const month = page.getByRole('button', { name: '다른 날짜 고르기' });
  await expect(month).toBeInViewport();
  await days.nth(6).check();
  await expect(days.nth(6)).toBeChecked();
});
