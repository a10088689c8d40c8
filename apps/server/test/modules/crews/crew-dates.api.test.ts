import { describe, expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { changeRhythm } from '#server/modules/crews/dates/change-rhythm.ts';
import { openDate, skipDate } from '#server/modules/crews/dates/one-date.ts';
import { resumeCrew } from '#server/modules/crews/dates/pause-crew.ts';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { planDates } from '#server/modules/crews/dates/plan-dates.ts';
import { createCrew, getCrewRoom, readDates, type TestCrew } from '#test/factories/crew-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: TestCrew;
let member: TestMember;

test.beforeEach(async () => {
  crew = await createCrew(server.context, { always: [2] });
  [member] = crew.members as [TestMember];
});

const asViewer = ({ memberId }: TestMember) => ({ memberId, hidden: undefined }) as never;
const runJob = () => crewPlanRuns(server.context)(new AbortController().signal);
const planned = async () => (await readDates(server.context, crew)).map((row) => row.plannedDate);
const call = async (
  { memberId }: TestMember,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
) => {
  const token = await logInAs(server.context, memberId);
  const reply = await server.call({ method, url, token, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
const answer = (who: TestMember, clubId: number, going: boolean) =>
  call(who, 'PUT', `/api/clubs/${clubId}/answer`, { going });
const firstDate = async () => (await readDates(server.context, crew))[0]?.clubId ?? 0;
const getState = async () => {
  const sql = 'select paused_at, pause_reason from crews where crew_id = $1';
  return (await runSql(server.context.database, sql, [crew.crewId]))[0];
};
const lines = async (who: TestMember): Promise<string[]> => {
  const room = await getCrewRoom(server.context, crew);
  const { data } = (await call(who, 'GET', `/api/chats/${room}/messages`)).body;
  return data.map((message: { body: string }) => message.body);
};
const lastLine = async (who: TestMember) => (await lines(who)).at(-1);

describe('the meetings of a crew', () => {
  // covers G6 (docs/coverage-statements.md)
  test('three parallel jobs create each meeting once', async () => {
    server.clock.set('2026-11-26T12:00:00+09:00');
    await Promise.all([runJob(), runJob(), runJob()]);
    expect(await planned()).toEqual(['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09']);
  });

  test('meetings that are created together add one system message to the room', async () => {
    const opened = (await lines(crew.host)).filter((line) => line.includes('열렸어요'));
    expect(opened).toEqual(['11월 18일, 11월 25일 모임이 열렸어요']);
  });

  test('a failed transaction creates no meeting, and the next job creates them', async () => {
    server.clock.set('2026-11-26T12:00:00+09:00');
    const failed = inTransaction(server.context, async (tx) => {
      await planDates(tx, crew.crewId);
      throw new Error('killed');
    });
    await expect(failed).rejects.toThrow('killed');
    expect(await planned()).toHaveLength(2);
    await runJob();
    expect(await planned()).toHaveLength(4);
  });

  // covers G11 (docs/coverage-statements.md)
  test('the host and members with 매번 갈게요 have seats in a new meeting', async () => {
    const club = (await call(crew.host, 'GET', `/api/clubs/${await firstDate()}`)).body.data;
    const seated = club.clubMembers.map((row: { member: TestMember }) => row.member.memberId);
    expect(seated).toEqual([crew.host.memberId, crew.members[1]?.memberId]);
    expect(club).toMatchObject({ visibility: 'BY_LINK', myAnswer: true, myRole: 'HOST' });
    expect(club.crew).toEqual({ crewId: crew.crewId, name: '수요일엔 책방' });
  });

  // covers G10 (docs/coverage-statements.md)
  test('a stranger gets 404 for a crew meeting until it opens to everyone', async () => {
    crew = await createCrew(server.context, { opensHoursBefore: 48 });
    const stranger = await createMember(server.context);
    const clubId = await firstDate();
    expect((await call(stranger, 'GET', `/api/clubs/${clubId}`)).status).toBe(404);
    server.clock.set('2026-11-16T20:00:00+09:00');
    await runJob();
    const { status, body } = await call(stranger, 'GET', `/api/clubs/${clubId}`);
    expect([status, body.data.visibility]).toEqual([200, 'LISTED']);
  });

  // covers G7 (docs/coverage-statements.md)
  test('a skipped meeting is cancelled and announced, and no job creates it again', async () => {
    const clubId = await firstDate();
    const skip = { crewId: crew.crewId, plannedDate: '2026-11-18', note: '감기예요.' };
    await skipDate(server.context, asViewer(crew.host), skip);
    await skipDate(server.context, asViewer(crew.host), skip);
    await runJob();
    expect(await readDates(server.context, crew)).toEqual([
      { clubId, plannedDate: '2026-11-18', isOpen: false },
      { clubId: expect.any(Number), plannedDate: '2026-11-25', isOpen: true },
      { clubId: expect.any(Number), plannedDate: '2026-12-02', isOpen: true },
    ]);
    const going = crew.members[1] as TestMember;
    const inbox = (await call(going, 'GET', '/api/notices')).body.data;
    expect(inbox).toMatchObject([
      { kind: 'DATE_SKIPPED', text: '11월 18일은 쉬어요', quote: '“감기예요.”' },
    ]);
  });

  test('a meeting outside the rhythm does not replace a meeting of the rhythm', async () => {
    const beside = { crewId: crew.crewId, meetingDate: '2026-11-21' };
    await openDate(server.context, asViewer(crew.host), beside);
    await expect(openDate(server.context, asViewer(crew.host), beside)).rejects.toMatchObject({
      code: 'DATE_TAKEN',
    });
    server.clock.set('2026-11-18T21:00:00+09:00');
    await runJob();
    expect(await planned()).toEqual(['2026-11-18', '2026-11-21', '2026-11-25', '2026-12-02']);
  });

  // covers G8 (docs/coverage-statements.md)
  test('a new rhythm moves open meetings; members keep their seats and must answer again', async () => {
    const going = crew.members[1] as TestMember;
    server.clock.advance(60_000);
    await changeRhythm(server.context, asViewer(crew.host), {
      crewId: crew.crewId,
      rhythm: { every: 'WEEKLY', weekday: 4 },
      applyToOpenDates: true,
    });
    const club = (await call(going, 'GET', `/api/clubs/${await firstDate()}`)).body.data;
    expect(club).toMatchObject({ meetingDate: '2026-11-19', myConfirmation: 'PENDING' });
    expect(await planned()).toEqual(['2026-11-18', '2026-11-25']);
    expect((await answer(going, club.clubId, true)).body.data).toEqual({ answer: 'GOING' });
    const confirmed = (await call(going, 'GET', `/api/clubs/${club.clubId}`)).body.data;
    expect(confirmed.myConfirmation).toBe('GOING');
    server.clock.set('2026-11-19T21:00:00+09:00');
    await runJob();
    expect((await planned()).at(-1)).toBe('2026-12-03');
  });

  // covers G9 (docs/coverage-statements.md)
  test('a crew pauses after two meetings with only the host, until the host resumes it', async () => {
    crew = await createCrew(server.context);
    for (const day of ['2026-11-19', '2026-11-26', '2026-11-27']) {
      server.clock.set(`${day}T12:00:00+09:00`);
      await runJob();
    }
    expect(await getState()).toMatchObject({ pause_reason: 'TOO_FEW' });
    const count = (await planned()).length;
    server.clock.set('2026-12-20T12:00:00+09:00');
    await runJob();
    expect(await planned()).toHaveLength(count);
    await resumeCrew(server.context, asViewer(crew.host), crew.crewId);
    await runJob();
    expect(await getState()).toEqual({ paused_at: null, pause_reason: null });
    expect((await planned()).slice(count)).toEqual(['2026-12-23', '2026-12-30']);
    expect(await lastLine(crew.host)).toBe('12월 23일, 12월 30일 모임이 열렸어요');
  });

  test('a crew pauses when its host has not used the app for eight weeks', async () => {
    server.clock.set('2027-01-10T12:01:00+09:00');
    await runJob();
    expect(await getState()).toMatchObject({ pause_reason: 'NO_ACTIVITY' });
  });
});

describe('the answer of a member', () => {
  // covers G11 (docs/coverage-statements.md)
  test('갈게요 takes a seat in a crew meeting, and 못 가요 gives the seat up', async () => {
    const clubId = await firstDate();
    expect((await answer(member, clubId, true)).body.data).toEqual({ answer: 'GOING' });
    expect((await call(member, 'GET', `/api/clubs/${clubId}`)).body.data).toMatchObject({
      joinedCount: 3,
      myAnswer: true,
    });
    expect((await answer(member, clubId, false)).body.data).toEqual({ answer: 'NOT_GOING' });
    expect((await call(member, 'GET', `/api/clubs/${clubId}`)).body.data).toMatchObject({
      joinedCount: 2,
      myAnswer: false,
    });
  });

  test('a member who answers 갈게요 to a full crew meeting waits for a free seat', async () => {
    crew = await createCrew(server.context, { memberLimit: 3, always: [1, 2] });
    const [one, , late] = crew.members as [TestMember, TestMember, TestMember];
    const clubId = await firstDate();
    const queued = { answer: 'QUEUED', position: 1 };
    expect((await answer(late, clubId, true)).body.data).toEqual(queued);
    const crews = await call(late, 'GET', `/api/members/${late.memberId}/crews`);
    expect(crews.body.data[0].next).toMatchObject({ clubId, myAnswer: null, myPosition: 1 });
    await answer(one, clubId, false);
    expect((await answer(late, clubId, true)).body.data).toEqual({ answer: 'GOING' });
  });

  test('giving up a seat twice adds one system message about a free seat to the room', async () => {
    crew = await createCrew(server.context, { memberLimit: 3, always: [1, 2] });
    const [one] = crew.members as [TestMember];
    const clubId = await firstDate();
    const freed = '11월 18일 모임에 자리가 하나 났어요';
    for (const going of [false, true, false]) await answer(one, clubId, going);
    expect((await lines(crew.host)).slice(-2)).toEqual([
      '11월 18일, 11월 25일 모임이 열렸어요',
      freed,
    ]);
  });

  test('the host of a crew meeting cannot answer 못 가요', async () => {
    expect((await answer(crew.host, await firstDate(), false)).body.code).toBe('HOST_CANNOT_LEAVE');
  });

  test('a crew meeting that has begun accepts no answer', async () => {
    const clubId = await firstDate();
    server.clock.set('2026-11-18T20:00:00+09:00');
    expect((await answer(member, clubId, true)).body.code).toBe('CLUB_ENDED');
  });

  test('the refused answer of a stranger does not reveal the meeting', async () => {
    const stranger = await createMember(server.context);
    expect((await answer(stranger, await firstDate(), true)).body.code).toBe('CLUB_NOT_FOUND');
  });

  test('cancelling the seat in a crew meeting changes the answer to 못 가요', async () => {
    const clubId = await firstDate();
    await answer(member, clubId, true);
    const url = `/api/clubs/${clubId}/signups/${member.memberId}`;
    await server.call({ method: 'DELETE', url, token: member.token });
    expect((await call(member, 'GET', `/api/clubs/${clubId}`)).body.data.myAnswer).toBe(false);
  });
});

describe('notices about crew meetings', () => {
  test('the first meetings of a crew share one notice, each later one has its own', async () => {
    const [several] = (await call(member, 'GET', '/api/notices')).body.data;
    expect(several).toMatchObject({ text: '새 날짜 2개가 열렸어요', time: null, mayAnswer: false });
    server.clock.set('2026-11-19T12:00:00+09:00');
    await runJob();
    const [one] = (await call(member, 'GET', '/api/notices')).body.data;
    expect(one).toMatchObject({
      kind: 'DATE_ASKED',
      text: '12월 2일, 갈 수 있나요?',
      time: '12월 2일 (수) 오후 8:00',
      link: `/crew/${crew.crewId}`,
      mayAnswer: true,
      myAnswer: null,
    });
    await answer(member, one.clubId, false);
    const [answered] = (await call(member, 'GET', '/api/notices')).body.data;
    expect(answered).toMatchObject({ mayAnswer: false, myAnswer: false });
  });

  test('the host and members with 매번 갈게요 get no notice about a new crew meeting', async () => {
    const inboxes = await Promise.all(
      [crew.host, crew.members[1] as TestMember].map((who) => call(who, 'GET', '/api/notices')),
    );
    expect(inboxes.flatMap((inbox) => inbox.body.data)).toEqual([]);
  });
});
