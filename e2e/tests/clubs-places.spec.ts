import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { answerPostcode, blockPostcode } from '../postcode.ts';

const unavailable = '지금은 우편번호 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.';

// covers S7.16
test('an address search that cannot be reached lets the address be typed, and can be tried again', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/azit/create');
  await blockPostcode(page);
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '직접 입력하기' }).click();
  await page.getByLabel('장소', { exact: true }).fill('성수역 3번 출구');
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue('성수역 3번 출구');
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await answerPostcode(page);
  await page.getByRole('dialog').getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('button', { name: '도로명 주소' }).click();
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue(/^서울 성동구/);
});
