import { findBrowser } from '../../scripts/browser.mjs';
import { callAs, inDays, join, openClub } from '../club-setup.ts';
import { createCrew } from '../crew-setup.ts';
import { runSql } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import type { Member, Person } from '../member.ts';
import { openInside } from '../open-inside.ts';

const executablePath = findBrowser();

// Doubles the text size, as a reader can in the settings of the browser.
test.use({
  font: 'real',
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

async function invite(crewId: number, { memberId }: Person): Promise<void> {
  await runSql(
    `insert into crew_members (crew_id, member_id, state, invited_at)
     values ($1, $2, 'INVITED', now())`,
    [crewId, memberId],
  );
}

async function joinCrew(crewId: number, member: Person): Promise<void> {
  await invite(crewId, member);
  const data = { joining: true };
  const reply = await callAs(member, 'PUT', `/api/crews/${crewId}/membership`, { data });
  expect(reply.status(), await reply.text()).toBe(204);
}

/** Opens an extra meeting of the crew and moves it into the past. */
async function meetOnce(crewId: number, host: Person, member: Person): Promise<void> {
  const data = { meetingDate: inDays(20) };
  const opened = await callAs(host, 'POST', `/api/crews/${crewId}/dates`, { data });
  expect(opened.status(), await opened.text()).toBe(201);
  const { clubId } = (await opened.json()).data;
  await callAs(member, 'PUT', `/api/clubs/${clubId}/answer`, { data: { going: true } });
  const sql = 'update clubs set meeting_date = $2, planned_date = $2 where club_id = $1';
  await runSql(sql, [clubId, inDays(-7)]);
}

/**
 * Moves the start to 30 minutes from now: the door pages show and accept the code only from an hour
 * before the meeting.
 */
async function startSoon(clubId: number): Promise<void> {
  await runSql(
    `update clubs set (meeting_date, meeting_time) = (select at::date, at::time
       from (select now() at time zone 'Asia/Seoul' + interval '30 minutes' as at) soon)
     where club_id = $1`,
    [clubId],
  );
}

/** Returns texts that are cut off by a box that hides its overflow. */
function findClipped(main: Element): string[] {
  const hides = (element: Element) => getComputedStyle(element).overflowX === 'hidden';
  const isSmall = ({ clientWidth, clientHeight }: Element) => clientWidth < 2 || clientHeight < 2;
  return [...main.querySelectorAll('*')]
    .filter((element) => hides(element) && !isSmall(element))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent ?? '');
}

async function expectPagesToFit({ page }: Member, pages: readonly (readonly [string, string])[]) {
  await page.goto('/chat');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, name] of pages) {
      await openInside(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest, `${path} at ${width}`).toBeLessThanOrEqual(width);
      expect(await page.getByRole('main').evaluate(findClipped), path).toEqual([]);
    }
  }
}

test('with text at 200%, every page of a crew and its meetings fits a phone', async ({
  member,
}) => {
  test.slow();
  const [host, cohost, ann, ben] = await Promise.all([member(), member(), member(), member()]);
  const crewId = await createCrew(host, '이름이스물네글자나되는아주길고긴크루');
  for (const one of [cohost, ann]) await joinCrew(crewId, one);
  await runSql(`update crew_members set role = 'COHOST' where crew_id = $1 and member_id = $2`, [
    crewId,
    cohost.memberId,
  ]);
  await invite(crewId, ben);
  await meetOnce(crewId, host, ann);
  const clubId = await openClub(host);
  await join(clubId, host, ann);
  await startSoon(clubId);
  const crew = `/crew/${crewId}`;
  const name = '이름이스물네글자';
  await expectPagesToFit(host, [
    [crew, name],
    [`${crew}/members`, '멤버 3'],
    [`${crew}/dates`, '앞으로 만날 날'],
    [`/azit/door/${clubId}`, '문 앞 코드'],
    [`/userpage/temperature/${host.memberId}`, '왜'],
  ]);
  await expectPagesToFit(cohost, [[crew, name]]);
  await expectPagesToFit(ann, [
    [crew, name],
    ['/notice', '알림'],
    [`/notice/answer?club=${clubId}`, '그래도 갈까요?'],
    [`/azit/door/${clubId}`, '왔어요'],
    ['/answer/x', '모임에 답하기'],
  ]);
  await expectPagesToFit(ben, [[crew, name]]);
});
