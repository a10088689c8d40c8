import { findPlace } from '../club-form.ts';
import { openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { answerPostcode, blockPostcode, stallPostcode } from '../postcode.ts';

const unavailable = '지금은 우편번호 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.';

// covers S2.32
test('a new club takes the road address with its building, or the lot address', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/azit/create');
  await findPlace(page, '도로명 주소');
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue(
    '서울 성동구 연무장길 7 붉은벽돌집',
  );
  await findPlace(page, '지번 주소');
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue('서울 성동구 성수동2가 320-1');
});

// covers S2.41
test('an edited club gets its address with district and building in parentheses', async ({
  member,
}) => {
  const host = await member();
  const clubId = await openClub(host);
  const { page } = host;
  await page.goto(`/azit/setting/${clubId}`);
  await page.getByRole('link', { name: '아지트 수정하기' }).click();
  await findPlace(page, '도로명 주소');
  const place = '서울 성동구 연무장길 7 (성수동2가, 붉은벽돌집)';
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue(place);
  await page.getByRole('button', { name: '수정 완료' }).click();
  await page.goto(`/azit/detail/${clubId}`);
  await expect(page.getByText(place)).toBeVisible();
});

// covers S7.16
test('an address search that cannot be reached can be tried again', async ({ member }) => {
  const { page } = await member();
  await page.goto('/azit/create');
  await blockPostcode(page);
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await expectNoAxeViolations(page);
  await answerPostcode(page);
  await page.getByRole('dialog').getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('button', { name: '도로명 주소' }).click();
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue(/^서울 성동구/);
});

test('an address search that never loads is given up, and the address is typed by hand', async ({
  member,
}) => {
  const { page } = await member();
  await page.clock.install();
  await page.goto('/azit/create');
  await stallPostcode(page);
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toBeAttached();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(unavailable)).toBeVisible();
  await page.getByRole('button', { name: '직접 입력하기' }).click();
  await page.clock.fastForward(1_000);
  await page.getByLabel('장소', { exact: true }).fill('성수역 3번 출구');
  await expect(page.getByLabel('장소', { exact: true })).toHaveValue('성수역 3번 출구');
});
