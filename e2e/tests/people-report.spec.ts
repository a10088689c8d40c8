import { openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

const thanks = '신고를 접수했어요. 살펴보고 조치할게요.';

// covers S1.7, S2.43, S5.19
test('a member reports a club once, after a warning, with a reason, and returns to the club', async ({
  member,
}) => {
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
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(`/azit/detail/${clubId}`);

  await openInside(page, `/azit/report/${clubId}`);
  await page.getByRole('radio', { name: '기타' }).check();
  await send.click();
  await expectAlert(page, '이미 신고');
});
