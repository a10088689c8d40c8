import { openClub } from '../club-life.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

const thanks = '신고를 접수했어요. 살펴보고 조치할게요.';

// covers S1.7, S2.43, S5.19
test('a club is reported once, with a warning, a reason and a way back', async ({ member }) => {
  const [host, me] = [await member(), await member()];
  const { page } = me;
  const clubId = await openClub(host, { clubName: '수상한 모임' });
  await page.goto(`/azit/report/${clubId}`);
  await expect(page.getByText('수상한 모임')).toBeVisible();
  await expect(
    page.getByText('문제없는 글을 신고하면 신고한 사람이 제재를 받을 수 있어요.'),
  ).toBeVisible();
  const send = page.getByRole('button', { name: '신고하기' });
  await expect(send).toBeDisabled();
  await expect(page.getByText('신고할 이유를 골라 주세요.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(7);
  await expect(page.getByRole('radio').last()).toHaveAccessibleName('기타');
  await expectNoAxeViolations(page);

  await page.getByRole('radio', { name: '부적절한 참가비' }).check();
  await expect(send).toBeEnabled();
  const reason = page.getByRole('textbox', { name: '자세한 이유' });
  await reason.fill('가'.repeat(129));
  await reason.blur();
  await expect(send).toBeDisabled();
  await expectNoAxeViolations(page);
  await reason.fill('개인 계좌로 보내라고 해요.');
  await page.route('**/reports/*', (route) => route.abort());
  await send.click();
  await expectAlert(page, '인터넷 연결을 확인해 주세요.');
  await page.getByRole('button', { name: '확인' }).click();
  await expect(reason).toHaveValue('개인 계좌로 보내라고 해요.');
  await page.unroute('**/reports/*');
  await send.click();
  await expectAlert(page, thanks);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);

  await page.goto(`/azit/report/${clubId}`);
  await page.getByRole('radio', { name: '기타' }).check();
  await send.click();
  await expectAlert(page, '이미 신고');
});

// covers S1.7
test('a member is reported; oneself and the own club are not', async ({ member }) => {
  const [other, me] = [await member(), await member()];
  const { page } = me;
  await page.goto(`/userpage/${other.memberId}`);
  await page.getByRole('link', { name: '신고' }).click();
  await expect(page.getByText(`${other.nickname}님`)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: '욕설·비방' }).check();
  await page.getByRole('button', { name: '신고하기' }).click();
  await expectAlert(page, thanks);
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(`/userpage/${other.memberId}`);

  await page.goto(`/userpage/report/${me.memberId}`);
  await expect(page.getByText('나를 신고할 수는 없어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`/azit/report/${await openClub(me)}`);
  await expect(page.getByText('내가 연 아지트는 신고할 수 없어요.')).toBeVisible();
  await page.goto('/azit/report/2000000000');
  await expect(page.getByText('없는 아지트예요.')).toBeVisible();
  await expectNoAxeViolations(page);
});
