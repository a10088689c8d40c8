import type { Page } from '@playwright/test';
import { inMinutes, join, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

const step = (page: Page) => page.locator('[aria-current="step"]');
const enter = (page: Page) => page.getByRole('link', { name: '입장하기' });

// covers M3.20, M3.21 (docs/coverage-statements.md)
test('an open online club page shows the link, 입장하기, 진행 중 and the review in turn', async ({
  member,
  person,
}) => {
  const [host, ann] = await Promise.all([person(), member()]);
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
});
