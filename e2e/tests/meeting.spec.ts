import type { Page } from '@playwright/test';
import { join, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

/** Date and time in Seoul so many minutes from now. */
function inMinutes(minutes: number) {
  const seoul = new Date(Date.now() + (minutes + 9 * 60) * 60_000).toISOString();
  return { meetingDate: seoul.slice(0, 10), meetingTime: seoul.slice(11, 16) };
}

const step = (page: Page) => page.locator('[aria-current="step"]');
const enter = (page: Page) => page.getByRole('link', { name: '입장하기' });

// covers M3.20, M3.21
test('an online club left open goes from its link over 입장하기 and 진행 중 to the review', async ({
  member,
}) => {
  const [host, ann, stranger] = await Promise.all([member(), member(), member()]);
  const onlineLink = 'https://meet.example.com/azit-reading-6';
  const clubId = await openClub(host, {
    clubName: '아침 6시 책 읽기, 온라인',
    isOnline: 'online',
    location: null,
    onlineLink,
    durationMinutes: 60,
    ...inMinutes(30),
  });
  await join(clubId, host, ann);
  const { page } = ann;
  await page.clock.install();
  await page.goto(`/azit/detail/${clubId}`);
  await expect(step(page)).toHaveText('확정');
  await expect(page.getByText('meet.example.com/azit-reading-6')).toBeVisible();
  await expect(enter(page)).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.clock.fastForward('21:00');
  await expect(enter(page)).toHaveAttribute('href', onlineLink);
  await expect(page.getByText('문이 열렸어요')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.clock.fastForward('10:00');
  await expect(step(page)).toHaveText('진행 중');
  await expect(enter(page)).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(step(page)).toHaveText('후기');
  await expect(enter(page)).toHaveCount(0);

  await stranger.page.goto(`/azit/detail/${clubId}`);
  await expect(stranger.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();
  expect(await stranger.page.content()).not.toContain('meet.example.com');
});

// covers M3.10, M3.11, M3.23, M3.24
test('a joined member takes the meeting along in the calendar, and subscribes to all of them', async ({
  member,
}) => {
  const [host, ann] = await Promise.all([member(), member()]);
  const clubId = await openClub(host);
  await join(clubId, host, ann);
  const { page } = ann;
  await page.goto(`/azit/detail/${clubId}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '캘린더' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  await page.getByRole('button', { name: '지도' }).click();
  await expect(page.getByRole('link', { name: '카카오맵' })).toBeVisible();
  await expectNoAxeViolations(page);

  await openInside(page, `/userpage/setting/${ann.memberId}`);
  await page.getByRole('button', { name: '내 캘린더에 구독' }).click();
  await page.getByRole('button', { name: '구독 주소 만들기' }).click();
  const address = page.getByText(/^webcal:/);
  await expect(address).toBeVisible();
  await expectNoAxeViolations(page);
  const feed = (await address.textContent())?.replace(/^webcal:/, 'http:') ?? '';
  expect(await (await page.request.get(feed)).text()).toContain('성수에서 볼더링');
  await page.getByRole('button', { name: '구독 끝내기' }).click();
  const question = page.getByRole('dialog', { name: '구독을 끝낼까요?' });
  await question.getByRole('button', { name: '구독 끝내기' }).click();
  await expect(page.getByRole('button', { name: '구독 주소 만들기' })).toBeVisible();
  expect((await page.request.get(feed)).status()).toBe(404);
});
