import { expect, type Page } from '@playwright/test';
import { closeSentSheet, expectAlert } from './expectations.ts';

export async function applyOnScreen(page: Page, clubId: number, answer: string): Promise<void> {
  await page.goto(`/azit/detail/${clubId}`);
  await sendApplication(page, answer);
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
}

async function sendApplication(page: Page, answer: string): Promise<void> {
  await page.getByRole('link', { name: '참여 신청하기' }).click();
  const send = page.getByRole('button', { name: '신청 보내기' });
  await expect(send).toBeDisabled();
  await page.getByLabel('답변').fill(answer);
  await send.click();
  await closeSentSheet(page);
  await expect(page.getByRole('button', { name: '신청 취소하기' })).toBeVisible();
}

export async function cancelOnScreen(
  page: Page,
  label: '신청 취소하기' | '참여 취소하기',
): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await expectAlert(page, label === '신청 취소하기' ? '신청을 취소했어요' : '참여를 취소했어요');
}

export function activityCard(page: Page, clubName: string) {
  return page
    .getByRole('tabpanel', { name: '활동 내역' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: clubName }) });
}
