import { callAs, join, openClub } from '../club-setup.ts';
import { runSql } from '../database.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { mailsTo } from '../mailbox.ts';

/** In milliseconds: the job that reminds members runs every minute. */
const MAIL_TIMEOUT = 100_000;

/** The meeting begins in eight hours, and the seats are older than its question. */
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

test('two members answer before the meeting, at home and by mail', async ({ member, browser }) => {
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

  const findLink = async () => {
    const mails = await mailsTo(ben.email, process.env.AZIT_E2E_DATA ?? '');
    return mails.map((text) => /못 가요: (\S+)/.exec(text)?.[1]).find(Boolean) ?? '';
  };
  await expect.poll(findLink, { timeout: MAIL_TIMEOUT }).toContain('/answer/');
  const { pathname, search } = new URL(await findLink());
  const guest = await browser.newContext();
  const page = await guest.newPage();
  await page.goto(pathname + search);
  await expect(page.getByText(`${ben.nickname}님의 답을 보낼게요.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '못 가요' }).click();
  await expect(page.getByText('자리를 돌려줬어요')).toBeVisible();
  await page.reload();
  await expect(page.getByText('이미 쓴 링크예요.')).toBeVisible();
  await expect(page.getByText('지금 답은 ‘못 가요’예요.')).toBeVisible();
  await guest.close();

  const club = await callAs(host, 'GET', `/api/clubs/${clubId}`);
  expect((await club.json()).data.joinedCount).toBe(2);
});
