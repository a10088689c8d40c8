import type { Page } from '@playwright/test';
import { fillClubForm } from '../club-form.ts';
import { callAs, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../login-form.ts';
import { loseResponse } from '../lost-response.ts';
import { newName } from '../member.ts';
import { signUpPassword } from '../sign-up-form.ts';

async function signUp(page: Page): Promise<string> {
  await page.getByRole('link', { name: '처음이에요' }).click();
  const name = newName();
  const email = `${name}@azit.test`;
  await page.getByRole('textbox', { name: '닉네임' }).fill(name);
  await page.getByRole('textbox', { name: '이메일' }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(signUpPassword);
  await page.getByRole('combobox', { name: '태어난 해' }).selectOption('1994');
  await page.getByRole('radio', { name: '여성' }).check();
  await page.getByRole('button', { name: /^가입하고/ }).click();
  return email;
}

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
  await signUp(page);
  const oneMoreTap = page.getByText('한 번만 더 누르면 자리가 생겨요.');
  await expect(oneMoreTap).toBeVisible();
  await page.reload();
  await expect(oneMoreTap).toBeVisible();
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

// covers G18, G19 (docs/coverage-statements.md)
test('the holders of an admitting link of a full club enter its queue', async ({
  member,
  person,
  device,
}) => {
  test.slow();
  const [host, ann, ben, cho] = await Promise.all([person(), person(), person(), member()]);
  const clubId = await openClub(host, { memberLimit: 3, visibility: 'BY_LINK' });
  const data = { admits: true };
  const made = await callAs(host, 'POST', `/api/clubs/${clubId}/invite-links`, { data });
  const link: string = (await made.json()).data.url;
  const key = link.split('#key=')[1] ?? '';
  for (const one of [ann, ben]) {
    const headers = { Authorization: one.token, 'X-Invite-Key': key };
    await callAs(one, 'POST', `/api/clubs/${clubId}/signups`, { headers, data: {} });
  }
  const queue = (page: Page) => page.getByRole('button', { name: '자리 나면 갈게요' });

  const page = await device();
  await page.goto(link);
  await expect(page.getByText('자리가 모두 찼어요. 자리가 나면 먼저 알려 드려요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '자리 나면 갈게요' }).click();
  const email = await signUp(page);
  await expect(queue(page)).toBeVisible();
  const second = await device();
  await second.goto('/login');
  await logIn(second, email, signUpPassword);
  await second.waitForURL('/');
  await second.goto(link);
  await expect(queue(second)).toBeVisible();
  await loseResponse(page, '**/signups');
  await queue(page).click();
  await expect(page.getByRole('heading', { name: '1번째' })).toBeVisible();
  await expect(page.getByText('호스트가 미리 수락했어요')).toBeVisible();
  await expect(second.getByRole('heading', { name: '1번째' })).toBeVisible();

  await cho.page.goto(link);
  await queue(cho.page).dblclick();
  await expect(cho.page.getByRole('heading', { name: '2번째' })).toBeVisible();
  await callAs(ann, 'DELETE', `/api/clubs/${clubId}/signups/${ann.memberId}`);
  await expect(page.getByRole('heading', { name: '자리가 났어요' })).toBeVisible();
  await page.getByRole('button', { name: '갈게요', exact: true }).click();
  await expect(page.getByText('참여 확정')).toBeVisible();
  await expect(cho.page.getByRole('heading', { name: '1번째' })).toBeVisible();
});
