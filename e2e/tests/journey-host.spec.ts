import type { Page } from '@playwright/test';
import { activityCard } from '../application-steps.ts';
import { chooseAddress, fillClubForm } from '../club-form.ts';
import { apply } from '../club-setup.ts';
import { confirmAlert, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

const preview = (page: Page) => page.getByRole('button', { name: '미리보기' });
const create = (page: Page) => page.getByRole('button', { name: '아지트 만들기' });

async function openEdit(page: Page): Promise<void> {
  await page.getByRole('link', { name: '아지트 수정하기' }).click();
}

// covers S2.30, S2.34, S2.36, S7.14, S8.12, P1.6, C5 (docs/coverage-statements.md)
test('a host creates, edits and cancels a club; an application locks the club’s plan', async ({
  member,
}) => {
  test.slow();
  const [{ page }, guest] = await Promise.all([member(), member()]);
  await page.goto('/');
  await page.getByRole('link', { name: '아지트 만들기' }).first().click();
  await expect(page).toHaveURL('/azit/create');
  await expect(preview(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: '7가지 남았어요' })).toBeVisible();

  await fillClubForm(page, '성수 볼더링');
  await expect(page.getByLabel('참가비')).toHaveValue('15,000');
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue(
    '서울 성동구 연무장길 7 붉은벽돌집',
  );
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4/4');
  await preview(page).click();

  await expect(page).toHaveURL('/azit/preview');
  await expect(page.getByRole('heading', { level: 1, name: '성수 볼더링' })).toBeVisible();
  await expect(page.getByText('15,000원')).toBeVisible();
  await expect(page.getByText(/오후 2:00/)).toBeVisible();
  await expectNoAxeViolations(page);
  await create(page).click();

  await expect(page).toHaveURL(/\/azit\/detail\/\d+$/);
  const detail = page.url();
  const clubId = Number(detail.split('/').at(-1));
  const opened = page.getByRole('dialog', { name: '아지트를 열었어요' });
  await expect(opened).toContainText('성수 볼더링');
  await expect(opened.getByRole('figure').locator('img')).toHaveJSProperty('naturalWidth', 1200);
  const height = (await opened.boundingBox())?.height;
  await opened.getByRole('button', { name: 'QR 보여 주기' }).click();
  await expect(opened.getByRole('img', { name: '초대장을 여는 QR 코드' })).toBeVisible();
  expect((await opened.boundingBox())?.height).toBe(height);
  await opened.getByRole('button', { name: 'QR 접기' }).click();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(detail);
  await expect(page.getByRole('link', { name: '아지트 수정하기' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByText('1 / 3명')).toBeVisible();

  await openEdit(page);
  await page.getByLabel('아지트 이름').fill('성수 아침 볼더링');
  await page.getByRole('spinbutton', { name: '인원' }).fill('5');
  await chooseAddress(page, '도로명 주소');
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue(
    '서울 성동구 연무장길 7 (성수동2가, 붉은벽돌집)',
  );
  await page.getByRole('button', { name: '수정 완료' }).click();
  await expect(page).toHaveURL(detail);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('성수 아침 볼더링');
  await expect(page.getByText('1 / 5명')).toBeVisible();

  await apply(clubId, guest);
  await page.reload();
  await openEdit(page);
  await expect(page.getByText('함께하는 사람에게 알리면서 바꿀 수 있어요')).toBeVisible();
  for (const label of ['아지트 이름', '날짜', '시간', '인원', '장소']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
  await page.getByLabel('소개', { exact: true }).fill('소개를 고쳤어요.');
  await page.getByRole('button', { name: '수정 완료' }).click();
  await expect(page).toHaveURL(detail);
  await expect(page.getByText('소개를 고쳤어요.')).toBeVisible();

  await openInside(page, new URL(detail).pathname.replace('detail', 'setting'));
  // Wait for the heading: the previous page has a button with the same name.
  await expect(page.getByRole('heading', { level: 1, name: '아지트 설정' })).toBeVisible();
  await page.getByRole('button', { name: '아지트 취소하기' }).click();
  const question = page.getByRole('dialog', { name: '아지트를 취소할까요?' });
  await expect(question.getByText('기다리는 1명에게 알려요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByLabel('취소하는 이유').fill('독감에 걸렸어요.');
  await question.getByRole('button', { name: '아지트 취소하기' }).click();
  await expectAlert(page, '아지트를 취소했어요.');
  await confirmAlert(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByText('취소돼서 열리지 않아요. 더는 고칠 수 없어요.')).toBeVisible();

  await guest.page.goto(detail);
  await expect(guest.page.getByRole('button', { name: '취소돼서 열리지 않아요' })).toBeDisabled();
  await expect(guest.page.getByText('독감에 걸렸어요.')).toBeVisible();
  await openInside(guest.page, `/userpage/${guest.memberId}`);
  const line = activityCard(guest.page, '성수 아침 볼더링');
  await expect(line.getByText('취소됨', { exact: true })).toBeVisible();
});
