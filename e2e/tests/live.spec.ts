import type { Page } from '@playwright/test';
import { apply, callAs, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { test as base, expect } from '../fixtures.ts';
import type { Person } from '../member.ts';
import { openInside } from '../open-inside.ts';
import { openLive } from '../open-live.ts';
import { type Line, startLine } from '../poor-line.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ browserName: _ }, use) => {
    const line = await startLine(process.env.AZIT_E2E_URL ?? '');
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/**
 * A live update takes half a second on an idle machine, and polling takes thirty seconds. This
 * limit therefore fails if the stream does not work.
 */
const soon = { timeout: 10_000 };
/**
 * If a stream is cut repeatedly, the app reopens it after 1, 2 and 4 s. This limit allows all three
 * attempts.
 */
const afterReconnecting = { timeout: 15_000 };

async function accept(clubId: number, host: Person, applicant: Person): Promise<void> {
  const path = `/api/clubs/${clubId}/signups/${applicant.memberId}`;
  const reply = await callAs(host, 'PATCH', path, { data: { status: 'CLUB_JOINED' } });
  expect(reply.status()).toBe(202);
}

const waitingLink = (page: Page, count: number) =>
  page.getByRole('link', { name: `기다리는 신청 ${count}건` });

// covers T1.2, T2.1, T2.4 (docs/coverage-statements.md)
test('open screens of host and applicant show the application and the acceptance', async ({
  member,
  person,
}) => {
  const [host, ann, ben] = await Promise.all([member(), member(), person()]);
  const clubId = await openClub(host);
  await openLive(host.page, `/azit/detail/${clubId}`);
  await openLive(ann.page, `/azit/detail/${clubId}`);

  await apply(clubId, ann);
  await expect(waitingLink(host.page, 1)).toBeVisible(soon);
  await expect(host.page).toHaveTitle(/^\(1\) /, soon);
  await expect(ann.page.getByRole('button', { name: '신청 취소하기' })).toBeVisible(soon);
  await accept(clubId, host, ann);
  const celebration = ann.page.getByRole('dialog', { name: '함께하게 됐어요' });
  await expect(celebration).toBeVisible(soon);
  await expectNoAxeViolations(ann.page);
  await ann.page.goBack();
  await expect(celebration).toBeHidden();
  await expect(ann.page.getByRole('button', { name: '참여 취소하기' })).toBeVisible();

  await openInside(host.page, '/');
  await expect(host.page.getByRole('tab', { name: '추천' })).toBeVisible();
  await expect(host.page.getByRole('region', { name: '기다리는 신청' })).toHaveCount(0);
  await apply(clubId, ben);
  const strip = host.page.getByRole('region', { name: '기다리는 신청' });
  await expect(strip).toContainText('1건', soon);
  await expectNoAxeViolations(host.page);
  await strip.getByRole('link').click();
  await expect(host.page).toHaveURL(`/azit/member/${clubId}`);

  await openInside(ann.page, '/');
  await ann.page.getByRole('link', { name: '알림 1개' }).click();
  const line = ann.page.getByRole('link', { name: '읽지 않음 함께하게 됐어요' });
  await expect(line).toBeVisible();
  await expectNoAxeViolations(ann.page);
  await line.click();
  await expect(ann.page).toHaveURL(`/azit/detail/${clubId}`);
  await expect(ann.page).not.toHaveTitle(/^\(/);
});

// covers U1.11 (docs/coverage-statements.md)
test('the open page of a full club lets a visitor apply when a seat becomes free', async ({
  member,
  person,
}) => {
  const [visitor, host, ann, ben] = await Promise.all([member(), person(), person(), person()]);
  const clubId = await openClub(host, { memberLimit: 3 });
  for (const guest of [ann, ben]) {
    await apply(clubId, guest);
    await accept(clubId, host, guest);
  }
  await openLive(visitor.page, `/azit/detail/${clubId}`);
  await expect(visitor.page.getByRole('button', { name: '자리가 모두 찼어요' })).toBeDisabled();
  await callAs(ann, 'DELETE', `/api/clubs/${clubId}/signups/${ann.memberId}`);
  await expect(visitor.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible(soon);
});

// covers T1.3 (docs/coverage-statements.md)
test('a reconnected stream shows the changes made during the interruption', async ({
  line,
  member,
  person,
}) => {
  const [host, ann, ben, cleo] = await Promise.all([member(), person(), person(), person()]);
  const clubId = await openClub(host);
  await openLive(host.page, `/azit/detail/${clubId}`);

  line.cutStreams();
  await apply(clubId, ann);
  await expect(waitingLink(host.page, 1)).toBeVisible(afterReconnecting);

  line.refusesStreams = true;
  line.cutStreams();
  await apply(clubId, ben);
  line.refusesStreams = false;
  await expect(waitingLink(host.page, 2)).toBeVisible(afterReconnecting);

  await host.page.evaluate(() => localStorage.setItem('accessToken', 'Bearer too.old'));
  line.cutStreams();
  await apply(clubId, cleo);
  await expect(waitingLink(host.page, 3)).toBeVisible(afterReconnecting);
  const token = () => host.page.evaluate(() => localStorage.getItem('accessToken'));
  await expect.poll(token).not.toBe('Bearer too.old');
});

// covers T1.3 (docs/coverage-statements.md)
test('changes made while the phone was offline appear as soon as the phone is online', async ({
  member,
  person,
}) => {
  const [host, ann] = await Promise.all([member(), person()]);
  const clubName = '아침 산책';
  const clubId = await openClub(host, { clubName });
  await openLive(host.page, `/azit/detail/${clubId}`);
  await expect(host.page.getByRole('heading', { level: 1, name: clubName })).toBeVisible();
  const failed = host.page.waitForEvent('requestfailed');
  await host.page.context().setOffline(true);
  await apply(clubId, ann);
  await failed;
  await host.page.context().setOffline(false);
  await expect(waitingLink(host.page, 1)).toBeVisible(soon);
});

// covers T1.3 (docs/coverage-statements.md)
test('with 1.3 s responses an acceptance appears live, even while a page loads', async ({
  line,
  member,
  person,
}) => {
  const [host, ann] = await Promise.all([person(), member()]);
  const before = await openClub(host, { clubName: '아침 산책' });
  const justNow = await openClub(host, { clubName: '저녁 산책' });
  for (const clubId of [before, justNow]) await apply(clubId, ann);
  const celebration = ann.page.getByRole('dialog', { name: '함께하게 됐어요' });
  const isIn = celebration.or(ann.page.getByRole('button', { name: '참여 취소하기' })).first();
  const isWaiting = ann.page.getByRole('button', { name: '신청 취소하기' });
  const acceptAndSee = (clubId: number) =>
    Promise.all([accept(clubId, host, ann), expect(isIn).toBeVisible(soon)]);
  line.latency = 1_300;

  await openLive(ann.page, `/azit/detail/${before}`);
  await expect(isWaiting).toBeVisible();
  await acceptAndSee(before);

  const requested = ann.page.waitForRequest(`**/api/clubs/${justNow}`);
  await ann.page.goto(`/azit/detail/${justNow}`, { waitUntil: 'commit' });
  await requested;
  await acceptAndSee(justNow);
});

// covers T1.1 (docs/coverage-statements.md)
test('four tabs share one stream, another tab takes the stream over, a logout ends it', async ({
  line,
  member,
  person,
}) => {
  const [host, ann] = await Promise.all([member(), person()]);
  const clubId = await openClub(host);
  await openLive(host.page, `/azit/detail/${clubId}`);
  const tabs: Page[] = [];
  for (let count = 1; count < 4; count += 1) {
    const tab = await host.page.context().newPage();
    await tab.goto(`/azit/detail/${clubId}`);
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(line.openStreams).toBe(1);
  await apply(clubId, ann);
  for (const tab of tabs) await expect(waitingLink(tab, 1)).toBeVisible(afterReconnecting);

  await host.page.close();
  await expect.poll(line.openStreams).toBe(1);
  const [tab] = tabs;
  if (tab === undefined) throw new Error('no tab');
  await callAs(ann, 'DELETE', `/api/clubs/${clubId}/signups/${ann.memberId}`);
  for (const other of tabs) await expect(waitingLink(other, 1)).toHaveCount(0);
  await expect.poll(line.openStreams).toBe(1);

  await openInside(tab, `/userpage/setting/${host.memberId}`);
  await tab.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect.poll(line.openStreams).toBe(0);
});
