import type { Page } from '@playwright/test';
import { confirmAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../login-form.ts';
import { newName } from '../member.ts';
import { confirmSignUp, fillStepOne, fillStepTwo, next, signUpPassword } from '../sign-up-form.ts';

const linkSheet = (page: Page) => page.getByRole('dialog', { name: '초대 링크' });

async function copyLink(page: Page): Promise<string> {
  await linkSheet(page).getByRole('button', { name: '복사' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  return copied.split('\n')[1] ?? '';
}

async function expectEnded(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('이 초대 링크는 끝났어요.')).toBeVisible();
}

async function joinCrew(page: Page): Promise<void> {
  await page.getByRole('button', { name: '함께하기' }).click();
  await expect(page.getByRole('link', { name: /크루 채팅방/ })).toBeVisible();
}

test('friends join a crew by its link, and one of them signs up first', async ({
  member,
  device,
}) => {
  test.slow();
  const [host, friend] = await Promise.all([member(), member()]);
  const { page } = host;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/userpage/me');
  await page.getByRole('button', { name: '크루 만들기' }).click();
  const begin = page.getByRole('dialog', { name: '크루 만들기' });
  await begin.getByLabel('크루 이름').fill('오래된 친구들');
  await begin.getByLabel('장소').fill('서울 성동구 연무장길 7');
  await expectNoAxeViolations(page);
  await begin.getByRole('button', { name: '크루 만들기' }).click();
  const sheet = linkSheet(page);
  await expect(sheet.getByText('친구들에게 링크를 보내 주세요.')).toBeVisible();
  await sheet.getByRole('button', { name: '링크 만들기' }).click();
  const enlarge = sheet.getByRole('button', { name: 'QR 크게' });
  await expect(enlarge).toBeVisible();
  const height = (await sheet.boundingBox())?.height;
  await enlarge.click();
  const reduce = sheet.getByRole('button', { name: 'QR 작게' });
  await expect(reduce).toBeFocused();
  expect((await sheet.boundingBox())?.height, 'height with the large code').toBe(height);
  const largeCode = sheet.getByRole('img', { name: '초대장을 여는 QR 코드' });
  expect((await largeCode.boundingBox())?.width).toBeGreaterThan(200);
  await expectNoAxeViolations(page);
  await reduce.click();
  const old = await copyLink(page);
  await sheet.getByRole('button', { name: '새 링크로 바꾸기' }).click();
  await expect(page.getByText('새 링크로 바꿨어요')).toBeVisible();
  const link = await copyLink(page);
  expect(link).toMatch(/\/crew\/\d+#key=\d+\.[\w-]{43}$/);

  await expectEnded(friend.page, old);
  await friend.page.goto('about:blank');
  await friend.page.goto(link);
  await expect(friend.page.getByText(`${host.nickname}님이 초대했어요`)).toBeVisible();
  await expectNoAxeViolations(friend.page);
  await joinCrew(friend.page);

  const phone = await device();
  await phone.goto(link);
  await phone.getByRole('link', { name: '함께하기' }).click();
  await phone.getByRole('link', { name: '회원가입' }).click();
  const name = newName();
  await fillStepOne(phone, name);
  await next(phone).click();
  await fillStepTwo(phone);
  await confirmSignUp(phone);
  await confirmAlert(phone);
  await logIn(phone, `${name}@azit.test`, signUpPassword);
  await expect(phone).toHaveURL(/\/crew\/\d+/);
  await joinCrew(phone);
  await expect(phone.getByText('3명')).toBeVisible();

  await sheet.getByRole('button', { name: '링크 끝내기' }).click();
  const question = page.getByRole('dialog', { name: '링크를 끝낼까요?' });
  await question.getByRole('button', { name: '링크 끝내기' }).click();
  await expect(sheet.getByText('친구들에게 링크를 보내 주세요.')).toBeVisible();
  await expectEnded(await device(), link);
});
