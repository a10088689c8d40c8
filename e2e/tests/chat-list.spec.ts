import { findClubRoom, roomLine } from '../chat-list.ts';
import { say } from '../chat-setup.ts';
import { callAs, join, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import type { Member } from '../member.ts';
import { openLive } from '../open-live.ts';

test.use({ font: 'real' });

/**
 * A live update takes half a second on an idle machine, and polling takes thirty seconds. This
 * limit therefore fails if the stream does not work.
 */
const soon = { timeout: 10_000 };
const clubName = '성수에서 볼더링 처음 해 보는 사람들';
const dot = { name: '채팅 안 읽은 메시지 있음' };

async function befriend(one: Member, other: Member): Promise<void> {
  for (const [follower, followee] of [
    [one, other],
    [other, one],
  ] as const) {
    const path = `/api/members/${followee.memberId}/follow`;
    expect((await callAs(follower, 'POST', path)).status()).toBe(201);
  }
}

// covers S1.8, S2.18, S2.56, S8.18, M5.1, M5.2 (docs/coverage-statements.md)
test('accepting a member opens a room for host and member, and messages appear live', async ({
  member,
}) => {
  const [host, ann, ben] = await Promise.all([member(), member(), member()]);
  const clubId = await openClub(host);
  await openLive(host.page, '/chat');
  await openLive(ann.page, '/chat');
  await expect(ann.page.getByText('진행 중인 채팅이 없어요.')).toBeVisible();
  await expect(ann.page.getByText('수락되면 방이 열려요.')).toBeVisible();
  await expectNoAxeViolations(ann.page);

  await join(clubId, host, ann);
  await expect(roomLine(ann.page, clubName)).toBeVisible(soon);
  await expect(roomLine(host.page, clubName)).toBeVisible(soon);
  await join(clubId, host, ben);
  const roomId = await findClubRoom(ben, clubId);
  await openLive(ben.page, '/');

  await say(host, roomId, '암벽화 사이즈 몇 신으세요?');
  const line = roomLine(ann.page, /암벽화 사이즈 몇 신으세요\?/);
  await expect(line).toBeVisible(soon);
  await expect(line).toContainText('안 읽은 메시지 1개');
  await expect(ann.page.getByRole('tab', { name: '그룹 안 읽은 메시지 1개' })).toBeVisible(soon);
  await expect(ben.page.getByRole('link', dot)).toBeVisible(soon);
  await expectNoAxeViolations(ann.page);

  await line.click();
  await expect(ann.page).toHaveURL(`/chat/detail?room=${roomId}`);
});

// covers M5.4, M5.5 (docs/coverage-statements.md)
test('two members who follow each other can chat from the profile', async ({ member }) => {
  const [ann, ben] = await Promise.all([member(), member()]);
  await befriend(ann, ben);
  await openLive(ben.page, '/chat?kind=personal');
  await expect(ben.page.getByText('진행 중인 채팅이 없어요.')).toBeVisible();
  await ann.page.goto(`/userpage/${ben.memberId}`);
  await ann.page.getByRole('button', { name: '메시지 보내기' }).click();
  await expect(ann.page).toHaveURL(/\/chat\/detail\?room=\d+$/);
  const roomId = Number(new URL(ann.page.url()).searchParams.get('room'));
  await say(ann, roomId, '내일 시간 괜찮아요?');
  await expect(roomLine(ben.page, new RegExp(`^${ann.nickname} 내일 시간`))).toBeVisible(soon);
  await expect(ben.page.getByRole('tab', { name: '개인 안 읽은 메시지 1개' })).toBeVisible(soon);
  await ben.page.getByRole('tab', { name: '개인' }).press('ArrowLeft');
  await expect(ben.page).toHaveURL('/chat');
});

test('going back from a room restores the scroll position of the list', async ({
  member,
  person,
}) => {
  const [host, ann] = await Promise.all([person(), member()]);
  for (let count = 0; count < 9; count += 1) {
    await join(await openClub(host, { clubName: `산책 ${count}` }), host, ann);
  }
  const { page } = ann;
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/chat');
  await expect(roomLine(page, /산책 0/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  // Click by script: Playwright's click would first scroll the link into view.
  await roomLine(page, /산책 3/).evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/chat\/detail/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
});
