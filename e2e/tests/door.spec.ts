import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';
import { inMinutes, join, openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { showToCamera } from '../fake-camera.ts';
import { expect, test } from '../fixtures.ts';

const video = path.join(tmpdir(), `azit-camera-${process.pid}.y4m`);
const executablePath = findBrowser();

test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
});
test.afterAll(() => rm(video, { force: true }));

async function startIn(minutes: number, clubId: number): Promise<void> {
  const { meetingDate, meetingTime } = inMinutes(minutes);
  await runSql('update clubs set meeting_date = $2, meeting_time = $3 where club_id = $1', [
    clubId,
    meetingDate,
    meetingTime,
  ]);
}

// covers G33 (docs/coverage-statements.md)
test('a member scans the host’s door code, and the host’s page counts the arrival', async ({
  member,
}) => {
  const host = await member();
  const guest = await member();
  const clubId = await openClub(host);
  await join(clubId, host, guest);
  await startIn(30, clubId);
  await host.page.goto(`/azit/detail/${clubId}`);
  await host.page.getByRole('link', { name: /문 앞 코드/ }).click();
  await expect(host.page.getByText('온 사람 1 / 2명')).toBeVisible();
  await expectNoAxeViolations(host.page);
  await guest.page.goto(`/azit/detail/${clubId}`);
  await guest.page.getByRole('link', { name: /^왔어요/ }).click();
  const start = guest.page.getByRole('button', { name: '카메라로 찍기' });
  await expect(start).toBeVisible();
  await expectNoAxeViolations(guest.page);
  await showToCamera(video, host.page.getByRole('img', { name: '왔다고 남기는 QR 코드' }));
  await start.click();
  await expect(guest.page.getByText('왔다고 남겼어요')).toBeVisible();
  await expect(host.page.getByText('온 사람 2 / 2명')).toBeVisible();
  await expect(host.page.getByText(`방금 ${guest.nickname}님이 왔어요`)).toBeVisible();
});
