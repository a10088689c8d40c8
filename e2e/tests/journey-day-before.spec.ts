import { callAs, join, openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

/**
 * Moves the start to eight hours from now and the joining of the members to two days ago: only
 * members who joined more than 24 hours before the start must answer.
 */
async function moveNear(clubId: number): Promise<void> {
  await runSql(
    `update clubs set (meeting_date, meeting_time) = (select at::date, date_trunc('minute', at)::time
       from (select now() at time zone 'Asia/Seoul' + interval '8 hours' as at) soon)
     where club_id = $1`,
    [clubId],
  );
  await runSql(
    `update club_members set applied_at = applied_at - interval '2 days',
       decided_at = decided_at - interval '2 days'
     where club_id = $1`,
    [clubId],
  );
}

test('two members answer the day before, one at home and one on the club page', async ({
  member,
}) => {
  test.slow();
  const [host, ann, ben] = await Promise.all([member(), member(), member()]);
  const clubId = await openClub(host);
  for (const one of [ann, ben]) await join(clubId, host, one);
  await moveNear(clubId);

  await ann.page.goto('/');
  const strip = ann.page.getByRole('region', { name: /갈 수 있나요\?$/ });
  await strip.getByRole('button', { name: '갈게요' }).dblclick();
  await expect(ann.page.getByText('‘갈게요’로 답했어요')).toBeVisible();
  await expect(strip.getByRole('button', { name: '갈게요' })).toBeHidden();
  await ann.page.goto(`/azit/detail/${clubId}`);
  const card = ann.page.getByRole('region', { name: /만나요$/ });
  await expect(card.getByText('‘갈게요’로 답했어요')).toBeVisible();
  await expectNoAxeViolations(ann.page);

  await ben.page.goto(`/azit/detail/${clubId}`);
  await ben.page
    .getByRole('region', { name: /만나요$/ })
    .getByRole('button', { name: '못 가요' })
    .click();
  const question = ben.page.getByRole('dialog', { name: '이번에는 못 가나요?' });
  await question.getByRole('button', { name: '못 가요' }).click();
  await expect(ben.page.getByText('자리를 돌려줬어요. 알려 줘서 고마워요')).toBeVisible();

  const club = await callAs(host, 'GET', `/api/clubs/${clubId}`);
  expect((await club.json()).data.joinedCount).toBe(2);
});
