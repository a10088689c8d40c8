import { fillClubForm } from '../club-form.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { newName } from '../member.ts';
import { signUpPassword } from '../sign-up-form.ts';

test('a newcomer gets a seat in a link-only club by the link of its host', async ({
  member,
  device,
}) => {
  test.slow();
  const host = await member();
  const hostPage = host.page;
  await hostPage.goto('/azit/create');
  await fillClubForm(hostPage, '우리끼리 송년 보드게임');
  await hostPage.getByRole('radio', { name: /링크를 받은 사람만/ }).check();
  await expectNoAxeViolations(hostPage);
  await hostPage.getByRole('button', { name: '미리보기' }).click();
  await hostPage.getByRole('button', { name: '아지트 만들기' }).click();
  await hostPage.getByRole('button', { name: '초대 링크 만들기' }).click();
  const sheet = hostPage.getByRole('dialog', { name: '초대 링크' });
  await expect(sheet.getByText('아직 초대 링크가 없어요.')).toBeVisible();
  await sheet.getByRole('button', { name: '링크 만들기' }).click();
  await expect(sheet.getByRole('img', { name: '초대장을 여는 QR 코드' })).toBeVisible();
  await expectNoAxeViolations(hostPage);
  await hostPage.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('button', { name: '복사' }).click();
  // Only a popover is visible above the modal sheet.
  await expect(hostPage.locator(':popover-open')).toHaveText(/링크를 복사했어요/);
  const copied = await hostPage.evaluate(() => navigator.clipboard.readText());
  const link = copied.split('\n')[1] ?? '';
  expect(link).toMatch(/\/azit\/invite\/\d+#key=\d+\.[\w-]{43}$/);
  const secret = link.split('.').at(-1) ?? '';

  const page = await device();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(link.split('#')[0] ?? '');
  await expect(page.getByText('지금은 볼 수 없는 초대장이에요.')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(`${host.nickname}님이 초대했어요`)).toBeVisible();
  await expect(page.getByText('링크를 받은 사람만 볼 수 있어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '바로 참여하기' }).click();
  await page.getByRole('link', { name: '처음이에요' }).click();
  const name = newName();
  await page.getByRole('textbox', { name: '닉네임' }).fill(name);
  await page.getByRole('textbox', { name: '이메일' }).fill(`${name}@azit.test`);
  await page.getByLabel('비밀번호', { exact: true }).fill(signUpPassword);
  await page.getByRole('combobox', { name: '태어난 해' }).selectOption('1994');
  await page.getByRole('radio', { name: '여성' }).check();
  await page.getByRole('button', { name: /^가입하고/ }).click();
  await page.getByRole('button', { name: '바로 참여하기' }).click();
  await expect(page.getByRole('dialog', { name: '함께하게 됐어요' })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(requested.filter((url) => url.includes(secret))).toEqual([]);

  await hostPage.getByRole('button', { name: '닫기' }).click();
  await expect(hostPage.getByText('2 / 3명')).toBeVisible();
  await hostPage.getByRole('button', { name: /^초대 링크/ }).click();
  await sheet.getByRole('button', { name: '링크 끝내기' }).click();
  await hostPage.getByRole('dialog', { name: '링크를 끝낼까요?' }).getByText('링크 끝내기').click();
  await expect(sheet.getByText('아직 초대 링크가 없어요.')).toBeVisible();
  const late = await device();
  await late.goto(link);
  await expect(late.getByText('이 초대 링크는 끝났어요.')).toBeVisible();
  await expectNoAxeViolations(late);
});
