import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { newName, picture } from '../member.ts';
import { openInside } from '../open-inside.ts';

// covers S2.53
test('an edited profile is saved, and this device shows the new name and picture', async ({
  member,
}) => {
  const { page, memberId } = await member();
  const other = await member();
  await page.goto(`/userpage/edit/${memberId}`);
  const nickname = page.getByRole('textbox', { name: '닉네임' });
  const save = page.getByRole('button', { name: '저장하기' });
  await page.getByRole('checkbox', { name: '전시' }).waitFor();

  const before = await page.evaluate(() => localStorage.getItem('profileName'));
  const image = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('프로필 사진 고르기').setInputFiles(image);
  await expectAlert(page, '프로필 사진을 바꿨어요.');
  const stored = () => page.evaluate(() => localStorage.getItem('profileName'));
  await expect.poll(stored).not.toBe(before);

  await nickname.fill('1');
  await nickname.blur();
  await expect(save).toBeDisabled();
  await expectNoAxeViolations(page);
  await nickname.fill(other.nickname);
  await save.click();
  await expectAlert(page, '이미 있는 닉네임이에요. 다른 닉네임으로 다시 시도해 주세요.');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  const name = newName();
  await nickname.fill(name);
  await page.getByRole('textbox', { name: '자기소개' }).fill('새로 쓴 소개예요.');
  await page.getByRole('checkbox', { name: '전시' }).check();
  await save.click();
  await expect(page).toHaveURL(`/userpage/${memberId}`);
  await expectAlert(page, '프로필을 저장했어요');
  expect(await page.evaluate(() => localStorage.getItem('nickname'))).toBe(name);

  await openInside(page, `/userpage/edit/${memberId}`);
  await expect(page.getByRole('textbox', { name: '자기소개' })).toHaveValue('새로 쓴 소개예요.');
  await expect(page.getByRole('checkbox', { name: '전시' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '독서' })).toBeChecked();
});
