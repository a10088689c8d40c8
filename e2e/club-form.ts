import { expect, type Page } from '@playwright/test';
import { bannerPicture } from './banner-picture.ts';
import { inDays } from './club-setup.ts';
import { answerPostcode } from './postcode.ts';

async function chooseBanner(page: Page): Promise<void> {
  const file = { name: 'banner.png', mimeType: 'image/png', buffer: bannerPicture() };
  await page.getByLabel(/대표 사진 (고르기|바꾸기)/).setInputFiles(file);
  await page.getByRole('button', { name: '이 부분 쓰기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('대표 사진 바꾸기')).toBeAttached();
}

export async function chooseAddress(page: Page, kind: '도로명 주소' | '지번 주소'): Promise<void> {
  await answerPostcode(page);
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await page.getByRole('button', { name: kind }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function fillClubForm(page: Page, clubName: string): Promise<void> {
  await chooseBanner(page);
  await page.getByLabel('아지트 이름').fill(clubName);
  await page.getByLabel('날짜').fill(inDays(7));
  await page.getByLabel('시간', { exact: true }).fill('14:00');
  await chooseAddress(page, '도로명 주소');
  await page.getByLabel('참가비').pressSequentially('15000');
  await page.getByLabel('나이 제한 없음').check();
  await page.getByLabel('소개', { exact: true }).fill('처음이어도 괜찮아요.');
  await page.getByLabel('참여 질문').fill('몇 번 해 봤나요?');
}
