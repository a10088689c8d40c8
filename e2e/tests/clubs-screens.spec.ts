import type { Page } from '@playwright/test';
import { apply, callAs, closeClub, join, openClub } from '../club-life.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

// covers S2.35, S2.36, S4.8, P1.4
test('the detail page has six faces, each without axe violations', async ({ member }) => {
  test.slow();
  const [host, guest, other] = await Promise.all([member(), member(), member()]);
  const open = await openClub(host);
  const small = await openClub(host, { clubName: '작은 모임', memberLimit: 3 });
  const ended = await openClub(host, { clubName: '끝난 모임' });
  await closeClub(ended, host);

  await guest.page.goto(`/azit/detail/${open}`);
  await expect(guest.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: '신고하기' })).toBeVisible();
  await expectNoAxeViolations(guest.page);

  await apply(open, guest);
  await guest.page.reload();
  await expect(guest.page.getByRole('button', { name: '신청 취소하기' })).toBeVisible();
  await expectNoAxeViolations(guest.page);

  await host.page.goto(`/azit/detail/${open}`);
  await expect(host.page.getByRole('link', { name: '아지트 수정하기' })).toBeVisible();
  await expect(host.page.getByRole('link', { name: '신고하기' })).toHaveCount(0);
  await expectNoAxeViolations(host.page);

  const seat = `/api/clubs/${open}/signups/${guest.memberId}`;
  await callAs(host, 'PATCH', seat, { data: { status: 'CLUB_JOINED' } });
  await guest.page.reload();
  await guest.page.getByRole('button', { name: '참여 취소하기' }).click();
  await expect(guest.page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(guest.page);

  for (const person of [guest, other]) await join(small, host, person);
  await other.page.goto(`/azit/detail/${small}`);
  await expect(other.page.getByRole('button', { name: '이미 마감된 아지트예요' })).toBeDisabled();
  await expect(other.page.getByRole('button', { name: '참여 취소하기' })).toBeVisible();
  await expectNoAxeViolations(other.page);

  await other.page.goto(`/azit/detail/${ended}`);
  await expect(other.page.getByRole('button', { name: '이미 종료된 아지트예요' })).toBeDisabled();
  await expectNoAxeViolations(other.page);
});

// covers P2.2
test('who does not fit is told so before they try', async ({ member }) => {
  const [host, guest] = await Promise.all([
    member(),
    member({ gender: 'MALE', birthYear: '1980' }),
  ]);
  const clubId = await openClub(host, {
    genderRestriction: 'FEMALE_ONLY',
    birthYearMin: '1990',
    birthYearMax: '2002',
  });
  await guest.page.goto(`/azit/detail/${clubId}`);
  await expect(guest.page.getByText('여성만 참여할 수 있는 아지트예요.')).toBeVisible();
  await expect(guest.page.getByText('1990년 이후에 태어난 사람만')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: '참여 신청하기' })).toBeDisabled();
  await expectNoAxeViolations(guest.page);
  await guest.page.goto(`/azit/join/${clubId}`);
  await expect(guest.page.getByText('지금은 신청할 수 없어요')).toBeVisible();
  await expectNoAxeViolations(guest.page);
});

// covers S2.42, S6.3
test('settings, members and edit are for the host alone', async ({ member }) => {
  test.slow();
  const [host, guest] = await Promise.all([member(), member()]);
  const clubId = await openClub(host);
  for (const path of ['setting', 'member', 'edit']) {
    await guest.page.goto(`/azit/${path}/${clubId}`);
    await expect(guest.page.getByText('호스트만 들어올 수 있어요.')).toBeVisible();
    await expectNoAxeViolations(guest.page);
    await host.page.goto(`/azit/${path}/${clubId}`);
    await expect(h1(host.page)).toBeVisible();
    await expect(host.page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoAxeViolations(host.page);
  }
  await host.page.goto(`/azit/edit/${clubId}`);
  await host.page.getByLabel('아지트 이름').fill('가');
  await host.page.getByLabel('아지트 이름').blur();
  await expect(host.page.getByLabel('아지트 이름')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(host.page);
  await apply(clubId, guest);
  await host.page.goto(`/azit/member/${clubId}`);
  await expect(host.page.getByText('두 번 해 봤어요.')).toBeVisible();
  await expectNoAxeViolations(host.page);
  await host.page.getByText('신청 대기').click();
  await expect(host.page.getByText('두 번 해 봤어요.')).toBeHidden();

  // An ended club is only looked at.
  await closeClub(clubId, host);
  for (const [path, text] of [
    ['setting', '수정하거나 삭제할 수 없어요.'],
    ['edit', '이미 종료된 아지트예요.'],
    ['member', '두 번 해 봤어요.'],
  ]) {
    await host.page.goto(`/azit/${path}/${clubId}`);
    await expect(host.page.getByText(text ?? '')).toBeVisible();
    await expectNoAxeViolations(host.page);
  }
  await expect(host.page.getByRole('button', { name: /수락|거절/ })).toHaveCount(0);
});

test('waiting, failing and missing are shown in place', async ({ member }) => {
  const host = await member();
  const { page } = host;
  const clubId = await openClub(host);
  await page.route(`**/api/clubs/${clubId}`, () => undefined);
  await page.goto(`/azit/detail/${clubId}`);
  await expect(page.locator('#root [aria-busy=true]')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.unroute(`**/api/clubs/${clubId}`);
  await page.route(`**/api/clubs/${clubId}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('인터넷 연결을 확인해 주세요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(`**/api/clubs/${clubId}`);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(h1(page)).toHaveText(/볼더링/);

  for (const path of ['detail/999999', 'detail/0', 'join/x']) {
    await page.goto(`/azit/${path}`);
    await expect(page.getByText('아지트를 찾을 수 없어요.')).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test('nothing is cut off on a narrow phone', async ({ member }) => {
  const host = await member();
  const { page } = host;
  const clubId = await openClub(host);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [
    'create',
    ...['detail', 'edit', 'setting', 'member'].map((at) => `${at}/${clubId}`),
  ]) {
    await page.goto(`/azit/${path}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(h1(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
