import type { Page } from '@playwright/test';
import { openClub } from '../club-setup.ts';
import {
  closeSentSheet,
  confirmAlert,
  expectAlert,
  expectNoAxeViolations,
} from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

async function hold(page: Page, address: string | RegExp) {
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') {
      sent.push(route.request().url());
      await released;
    }
    await route.continue();
  });
  return { sent, release };
}

test('double taps and two tabs cause one application, one seat and one follow', async ({
  member,
}) => {
  test.slow();
  const [host, me] = await Promise.all([member(), member()]);
  const clubId = await openClub(host);
  const { page } = me;
  const tab = await page.context().newPage();
  for (const one of [page, tab]) {
    await one.goto(`/azit/join/${clubId}`);
    await one.getByLabel('답변').fill('두 번요.');
  }

  await tab.getByLabel('답변').fill('가'.repeat(129));
  await tab.getByLabel('답변').blur();
  await expect(tab.getByLabel('답변')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(tab);
  await tab.getByLabel('답변').fill('두 번요.');

  const requests = await hold(page, '**/signups');
  await page.getByRole('button', { name: '신청 보내기' }).dblclick();
  await expect.poll(() => requests.sent.length).toBe(1);
  requests.release();
  await closeSentSheet(page);
  expect(requests.sent).toHaveLength(1);
  await tab.getByRole('button', { name: '신청 보내기' }).click();
  await expectAlert(tab, '이미 신청했어요. 호스트의 수락을 기다리고 있어요.');
  await confirmAlert(tab);
  await expect(tab.getByLabel('답변')).toHaveValue('두 번요.');
  await tab.reload();
  await expect(tab).toHaveURL(`/azit/detail/${clubId}`);
  await expect(tab.getByRole('button', { name: '신청 취소하기' })).toBeVisible();

  await host.page.context().route('**/api/stream', (route) => route.abort());
  const hostTab = await host.page.context().newPage();
  for (const one of [host.page, hostTab]) await one.goto(`/azit/member/${clubId}`);
  const accept = (one: Page) => one.getByRole('button', { name: `${me.nickname}님 수락` });
  await expect(accept(hostTab)).toBeVisible();
  await accept(host.page).dblclick();
  await expectAlert(host.page, '수락했어요');
  await accept(hostTab).click();
  await expectAlert(hostTab, '수락을 기다리는 신청이 아니에요.');
  await confirmAlert(hostTab);
  for (const one of [host.page, hostTab]) {
    await expect(one.getByRole('heading', { name: '함께하는 멤버 2' })).toBeVisible();
    await expect(one.getByRole('heading', { name: '신청 대기 0' })).toBeVisible();
  }

  for (const one of [page, tab]) await openInside(one, `/userpage/${host.memberId}`);
  const follow = (one: Page) => one.getByRole('button', { name: '팔로우', exact: true });
  await expect(follow(tab)).toBeEnabled();
  const follows = await hold(page, /\/(un)?follow$/);
  await follow(page).dblclick();
  await expect.poll(() => follows.sent.length).toBe(1);
  follows.release();
  await follow(tab).click();
  for (const one of [page, tab]) {
    await expect(one.getByRole('button', { name: '팔로우 취소' })).toBeVisible();
    await expect(one.getByText('1 팔로워')).toBeVisible();
    await expect(one.getByRole('alert')).toHaveCount(0);
  }
  expect(follows.sent).toHaveLength(1);
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('1 팔로워')).toBeVisible();
});
