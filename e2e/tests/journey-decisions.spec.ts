import { applyOnScreen, cancelOnScreen } from '../application-steps.ts';
import { apply, openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

const daysLater = `update club_members set decided_at = decided_at - interval '1 day'
  where club_id = $1 and member_id = $2`;

// covers S1.4, P1.4 (docs/coverage-statements.md)
test('a host accepts one applicant, rejects a second and kicks a joined member', async ({
  member,
}) => {
  test.slow();
  const [host, ann, ben, cleo] = await Promise.all([member(), member(), member(), member()]);
  const clubId = await openClub(host, { memberLimit: 3, joinQuestion: '몇 번 해 봤나요?' });
  const { page } = host;

  for (const person of [ann, ben]) await apply(clubId, person);
  await applyOnScreen(cleo.page, clubId, '한 번요.');
  await cancelOnScreen(cleo.page, '신청 취소하기');
  await expect(cleo.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();
  await applyOnScreen(cleo.page, clubId, '다시 신청해요.');

  await page.goto(`/azit/detail/${clubId}`);
  await page.getByRole('link', { name: '기다리는 신청 3건' }).click();
  await expect(page.getByText('다시 신청해요.')).toBeVisible();
  const next = page.getByRole('button', { name: `${cleo.nickname}님 수락` });
  const before = await next.boundingBox();
  await page.getByRole('button', { name: `${ann.nickname}님 수락` }).click();
  await expectAlert(page, '수락했어요');
  await expect(page.getByRole('heading', { name: '신청 대기 2' })).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: `${ben.nickname}님 거절` }).click();
  await expect(page.getByText(`${ben.nickname}님의 신청을 거절할까요?`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: '이유 없이 결과만 전해요' }).check();
  await page.getByRole('button', { name: '거절하기' }).click();
  await expectAlert(page, '거절했어요');
  await expect(page.getByRole('heading', { name: '신청 대기 1' })).toBeVisible();

  await ben.page.goto(`/azit/detail/${clubId}`);
  await expect(
    ben.page.getByText('거절된 지 24시간이 지나면 다시 신청할 수 있어요.'),
  ).toBeVisible();
  await expect(ben.page.getByRole('button', { name: '참여 신청하기' })).toBeDisabled();
  await runSql(daysLater, [clubId, ben.memberId]);
  await ben.page.reload();
  await expect(ben.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();

  await next.click();
  await expect(page.getByRole('heading', { name: '신청 대기 0' })).toBeVisible();
  await ann.page.goto(`/azit/detail/${clubId}`);
  await expect(ann.page.getByText('마감', { exact: true })).toBeVisible();
  await cancelOnScreen(ann.page, '참여 취소하기');
  await expect(ann.page.getByRole('link', { name: '참여 신청하기' })).toBeVisible();

  await openInside(cleo.page, `/azit/join/${clubId}`);
  await page.reload();
  await page.getByRole('button', { name: `${cleo.nickname}님 내보내기` }).click();
  await expect(page.getByText(`${cleo.nickname}님을 내보낼까요?`)).toBeVisible();
  await page.getByRole('button', { name: '내보내기', exact: true }).click();
  await expectAlert(page, '선택한 멤버를 내보냈어요');
  await expect(page.getByRole('heading', { name: '함께하는 멤버 1' })).toBeVisible();
  await runSql(daysLater, [clubId, cleo.memberId]);
  await cleo.page.reload();
  await expect(
    cleo.page.getByText('호스트가 내보낸 아지트에는 다시 신청할 수 없어요.'),
  ).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1 / 3명')).toBeVisible();

  const results = [
    [ben, '함께하지 못했어요'],
    [cleo, '참여가 취소됐어요'],
  ] as const;
  for (const [person, result] of results) {
    await openInside(person.page, `/userpage/${person.memberId}`);
    await expect(person.page.getByRole('list', { name: '지난 활동' })).toContainText(result);
  }
});
