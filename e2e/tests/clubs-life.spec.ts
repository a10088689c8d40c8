import type { Page } from '@playwright/test';
import { openClub } from '../club-life.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import type { Member } from '../member.ts';

const confirm = (page: Page) => page.getByRole('button', { name: '확인' }).click();

async function applyOnScreen({ page }: Member, clubId: number, answer: string) {
  await page.goto(`/azit/detail/${clubId}`);
  await page.getByRole('link', { name: '참여 신청하기' }).click();
  await expect(page.getByText('몇 번 해 봤나요?')).toBeVisible();
  const send = page.getByRole('button', { name: '신청 보내기' });
  await expect(send).toBeDisabled();
  await page.getByLabel('답변').fill(answer);
  await send.click();
  await expectAlert(page, '참여 신청을 보냈어요.');
  await confirm(page);
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await expect(page.getByRole('button', { name: '신청 취소하기' })).toBeVisible();
}

async function cancelOnScreen(page: Page, label: '신청 취소하기' | '참여 취소하기') {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await expectAlert(page, label === '신청 취소하기' ? '신청을 취소했어요' : '참여를 취소했어요');
}

test('a club lives from its opening to its end', async ({ member }) => {
  test.slow();
  const [host, ann, ben, cleo] = await Promise.all([member(), member(), member(), member()]);
  const clubId = await openClub(host, { memberLimit: 3, joinQuestion: '몇 번 해 봤나요?' });
  const { page } = host;

  // Ann is accepted, Ben is rejected, Cleo takes her request back and sends it again.
  await applyOnScreen(ann, clubId, '세 번요.');
  await applyOnScreen(ben, clubId, '처음이에요.');
  await applyOnScreen(cleo, clubId, '한 번요.');
  await cancelOnScreen(cleo.page, '신청 취소하기');
  await expect(cleo.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();
  await applyOnScreen(cleo, clubId, '다시 신청해요.');

  await page.goto(`/azit/detail/${clubId}`);
  await page.getByRole('link', { name: '기다리는 신청이 3건 있어요' }).click();
  await expect(page.getByText('세 번요.')).toBeVisible();
  await page.getByRole('button', { name: `${ann.nickname}님 수락` }).click();
  await expectAlert(page, '수락했어요');
  await page.getByRole('button', { name: `${ben.nickname}님 거절` }).click();
  await expect(page.getByText(`${ben.nickname}님의 신청을 거절할까요?`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '거절하기' }).click();
  await expectAlert(page, '거절했어요');
  const waiting = page.getByRole('list', { name: '신청 대기' });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);

  // Ben reads why he cannot ask again.
  await ben.page.goto(`/azit/detail/${clubId}`);
  await expect(
    ben.page.getByText('거절된 지 24시간이 지나면 다시 신청할 수 있어요.'),
  ).toBeVisible();
  await expect(ben.page.getByRole('button', { name: '참여 신청하기' })).toBeDisabled();

  // With Cleo the club is full; Ann still finds the way out.
  await page.getByRole('button', { name: `${cleo.nickname}님 수락` }).click();
  await expect(page.getByText('기다리는 신청이 없어요.')).toBeVisible();
  await ann.page.reload();
  await expect(ann.page.getByRole('button', { name: '이미 마감된 아지트예요' })).toBeDisabled();
  await cancelOnScreen(ann.page, '참여 취소하기');
  await expect(ann.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();

  // Cleo is kicked and cannot come back.
  await page.reload();
  await page.getByRole('button', { name: `${cleo.nickname}님 내보내기` }).click();
  await expect(page.getByText(`${cleo.nickname}님을 내보낼까요?`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '내보내기', exact: true }).click();
  await expectAlert(page, '선택한 멤버를 내보냈어요');
  await expect(page.getByText('아직 함께하는 멤버가 없어요.')).toBeVisible();
  await cleo.page.goto(`/azit/join/${clubId}`);
  await expect(
    cleo.page.getByText('호스트가 내보낸 아지트에는 다시 신청할 수 없어요.'),
  ).toBeVisible();

  // Ann waits again, so the plan is locked; then the club is closed.
  await applyOnScreen(ann, clubId, '다시 갈래요.');
  await page.goto(`/azit/detail/${clubId}`);
  await page.getByRole('link', { name: '아지트 설정' }).click();
  await page.getByRole('link', { name: '아지트 수정하기' }).click();
  for (const label of ['아지트 이름', '날짜', '시간', '인원', '장소']) {
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
  }
  await expect(page.getByText('참여자가 있어서 바꿀 수 없어요').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('소개', { exact: true }).fill('소개를 고쳤어요.');
  await page.getByRole('button', { name: '수정 완료' }).click();
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);
  await expect(page.getByText('소개를 고쳤어요.')).toBeVisible();

  await page.getByRole('link', { name: '아지트 설정' }).click();
  await page.getByRole('button', { name: '아지트 삭제하기' }).click();
  await expect(page.getByText('아지트를 삭제할까요?')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '삭제하기', exact: true }).click();
  await expectAlert(page, '아지트를 종료했어요.');
  await confirm(page);
  await expect(page).toHaveURL('/');
  await ann.page.reload();
  await expect(ann.page.getByRole('button', { name: '이미 종료된 아지트예요' })).toBeDisabled();
});
