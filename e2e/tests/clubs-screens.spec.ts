import type { Page } from '@playwright/test';
import { apply, callAs, closeClub, join, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';
import { openLive } from '../open-live.ts';
import { clubName } from '../route-table.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** At the end of the page: elsewhere the action bar may cover half of a row, which counts as too small a target. */
async function expectNoAxeViolationsAtEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectNoAxeViolations(page);
}

// covers S2.35, S2.36, S4.8, P1.4
test('the club page shows the right buttons in six situations, without axe violations', async ({
  member,
}) => {
  test.slow();
  const [host, applicant, other] = await Promise.all([member(), member(), member()]);
  const open = await openClub(host);
  const small = await openClub(host, { clubName: '작은 모임', memberLimit: 3 });
  const cancelled = await openClub(host, { clubName: '취소된 모임' });
  await closeClub(cancelled, host);

  await openLive(applicant.page, `/azit/detail/${open}`);
  await expect(applicant.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();
  await expect(applicant.page.getByRole('link', { name: '신고하기' })).toBeVisible();
  await expectNoAxeViolationsAtEnd(applicant.page);

  // The open page hears of what happens.
  await apply(open, applicant);
  await expect(applicant.page.getByRole('button', { name: '신청 취소하기' })).toBeVisible();

  await host.page.goto(`/azit/detail/${open}`);
  await expect(host.page.getByRole('link', { name: '아지트 수정하기' })).toBeVisible();
  await expect(host.page.getByRole('link', { name: '신고하기' })).toHaveCount(0);
  await expectNoAxeViolationsAtEnd(host.page);

  const seat = `/api/clubs/${open}/signups/${applicant.memberId}`;
  await callAs(host, 'PATCH', seat, { data: { status: 'CLUB_JOINED' } });
  await applicant.page.getByRole('button', { name: '참여 취소하기' }).click();
  await expect(applicant.page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(applicant.page);

  for (const person of [applicant, other]) await join(small, host, person);
  await other.page.goto(`/azit/detail/${small}`);
  await expect(other.page.getByRole('button', { name: '이미 마감된 아지트예요' })).toBeDisabled();
  await expect(other.page.getByRole('button', { name: '참여 취소하기' })).toBeVisible();

  await openInside(other.page, `/azit/detail/${cancelled}`);
  await expect(other.page.getByRole('button', { name: '취소된 아지트예요' })).toBeDisabled();
  await expectNoAxeViolationsAtEnd(other.page);
});

// covers S2.42, S6.3
test('club settings, members and edit are for the host only', async ({ member }) => {
  test.slow();
  const [host, applicant] = await Promise.all([member(), member()]);
  const clubId = await openClub(host);
  for (const person of [applicant, host]) await person.page.goto('/chat');
  for (const [path, name] of [
    ['setting', '아지트 설정'],
    ['member', '멤버 관리'],
    ['edit', '아지트 수정'],
    ['change', '일정·장소 바꾸기'],
  ]) {
    for (const person of [applicant, host]) {
      await openInside(person.page, `/azit/${path}/${clubId}`);
      await expect(h1(person.page)).toHaveText([name ?? '']);
    }
    await expect(applicant.page.getByText('호스트만 들어올 수 있어요.')).toBeVisible();
    await expect(host.page.locator('[aria-busy=true]')).toHaveCount(0);
    if (path !== 'edit' && path !== 'member') await expectNoAxeViolations(host.page);
  }
  // The refusals are one component.
  await expectNoAxeViolations(applicant.page);
  await openInside(host.page, `/azit/edit/${clubId}`);
  await expect(h1(host.page)).toHaveText(['아지트 수정']);
  await host.page.getByLabel('아지트 이름').fill('가');
  await host.page.getByLabel('아지트 이름').blur();
  await expect(host.page.getByLabel('아지트 이름')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(host.page);
  await apply(clubId, applicant);
  await host.page.goto(`/azit/member/${clubId}`);
  await expect(host.page.getByText('두 번 해 봤어요.')).toBeVisible();
  await expectNoAxeViolations(host.page);
  await host.page.getByText('신청 대기').click();
  await expect(host.page.getByText('두 번 해 봤어요.')).toBeHidden();

  // The settings of a cancelled club are read-only.
  await closeClub(clubId, host);
  await host.page.goto('/chat');
  for (const [path, text] of [
    ['setting', '더는 고칠 수 없어요.'],
    ['edit', '취소된 아지트예요.'],
    ['change', '취소된 아지트예요.'],
    ['member', '두 번 해 봤어요.'],
  ]) {
    await openInside(host.page, `/azit/${path}/${clubId}`);
    await expect(host.page.getByText(text ?? '')).toBeVisible();
  }
  await expect(host.page.getByRole('button', { name: /수락|거절/ })).toHaveCount(0);
  await expectNoAxeViolations(host.page);
});

test('the address of a club that does not exist says so', async ({ member }) => {
  const { page } = await member();
  await page.goto('/azit/detail/999999');
  for (const path of ['detail/999999', 'detail/0', 'join/x']) {
    await openInside(page, `/azit/${path}`);
    await expect(page.getByText('아지트를 찾을 수 없어요.')).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test('no club screen is wider than a narrow phone', async ({ member }) => {
  const host = await member();
  const { page } = host;
  const clubId = await openClub(host);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/chat');
  for (const [path, name] of [
    ['create', '아지트 만들기'],
    [`detail/${clubId}`, clubName],
    [`edit/${clubId}`, '아지트 수정'],
    [`setting/${clubId}`, '아지트 설정'],
    [`member/${clubId}`, '멤버 관리'],
  ]) {
    await openInside(page, `/azit/${path}`);
    await expect(h1(page)).toHaveText([name ?? '']);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(320);
  }
});
