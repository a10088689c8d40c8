import { callAs, join, openClub } from '../club-setup.ts';
import { confirmAlert, expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

// covers S2.55, S4.21, S8.17 (docs/coverage-statements.md)
test('a member withdraws after a warning and loses clubs, seats and follows', async ({
  member,
  request,
}) => {
  test.slow();
  const [leaver, friend] = await Promise.all([member(), member()]);
  const { page: own, memberId, nickname, email, password } = leaver;
  const hosted = await openClub(leaver, { clubName: '떠나는 사람의 모임' });
  const joined = await openClub(friend, { clubName: '남는 사람의 모임' });
  await join(hosted, leaver, friend);
  await join(joined, friend, leaver);
  await callAs(leaver, 'POST', `/api/members/${friend.memberId}/follow`);
  await friend.page.goto(`/azit/detail/${joined}`);
  await expect(friend.page.getByText('2 / 8명')).toBeVisible();

  await own.goto(`/userpage/setting/${memberId}`);
  await own.getByRole('link', { name: '탈퇴하기' }).click();
  await expect(own.getByText('탈퇴하면 활동 내역과 후기를 되돌릴 수 없어요.')).toBeVisible();
  const leave = own.getByRole('button', { name: '탈퇴하기' });
  await expect(leave).toBeDisabled();
  await own.getByRole('checkbox', { name: '안내를 확인했고, 탈퇴할게요.' }).check();
  await expectNoAxeViolations(own);
  await leave.click();
  const question = own.getByRole('dialog', { name: '정말 탈퇴할까요?' });
  await expect(question).toContainText(
    '내가 연 아지트 1곳이 취소돼요. 참여하기로 한 모임 1개에서 빠져요. 탈퇴하면 되돌릴 수 없어요.',
  );
  await expectNoAxeViolations(own);
  await question.getByRole('button', { name: '탈퇴하기' }).click();
  await expectAlert(own, '탈퇴했어요. 그동안 함께해 주셔서 고마워요.');
  await confirmAlert(own);
  await expect(own).toHaveURL('/login');
  await expect
    .poll(() => own.evaluate(() => [{ ...localStorage }, document.cookie]))
    .toEqual([{}, '']);
  const reply = await request.post('/api/auth/login', { data: { email, password } });
  expect(reply.status()).toBe(401);
  await own.goBack();
  await expect(own).toHaveURL('/');
  await expect(own.getByText(nickname)).toHaveCount(0);

  await friend.page.reload();
  await expect(friend.page.getByText('1 / 8명')).toBeVisible();
  await openInside(friend.page, `/azit/detail/${hosted}`);
  await expect(friend.page.getByRole('button', { name: '취소돼서 열리지 않아요' })).toBeDisabled();
  await expect(friend.page.getByText('알 수 없는 회원').first()).toBeVisible();
  await expect(friend.page.getByText(nickname)).toHaveCount(0);
  await openInside(friend.page, `/userpage/${friend.memberId}`);
  await expect(friend.page.getByText('0 팔로워')).toBeVisible();
  await openInside(friend.page, `/userpage/${memberId}`);
  await expect(friend.page.getByText('없거나 볼 수 없는 회원이에요.')).toBeVisible();
});
