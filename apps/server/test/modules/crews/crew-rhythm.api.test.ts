import type { Rhythm } from '@azit/contract/crews/crew.field';
import { describe, expect } from 'vitest';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { readCrew, readRow, readStatus, send } from '#test/factories/crew-factory.ts';
import {
  createCrew,
  getCrewRoom,
  openApp,
  readDates,
  type TestCrew,
} from '#test/factories/crew-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { changeRhythm, latePlan, openDate } from '#test/factories/rhythm-acts.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: TestCrew;

test.beforeEach(async () => {
  crew = await createCrew(server.context, { always: [1] });
});

const runJob = () => crewPlanRuns(server.context)(new AbortController().signal);

async function travel(time: string): Promise<void> {
  server.clock.set(time);
  for (const who of [crew.host, ...crew.members])
    who.token = await logInAs(server.context, who.memberId);
}

async function readMeetings(): Promise<string[]> {
  const sql = `select meeting_date::text as date, meeting_time::text as time from clubs
    where crew_id = $1 and cancelled_at is null order by planned_date`;
  const rows = await runSql(server.context.database, sql, [crew.crewId]);
  return rows.map((row) => `${row.date} ${String(row.time).slice(0, 5)}`);
}

async function readPause(): Promise<unknown> {
  const row = await readRow('select pause_reason from crews where crew_id = $1', [crew.crewId]);
  return row?.pause_reason;
}

describe('a change of the rhythm for open meetings', () => {
  test('a new rhythm does not move a meeting into the past', async () => {
    await travel('2026-11-17T12:00:00+09:00');
    expect((await changeRhythm(crew, 1)).statusCode).toBe(200);
    expect(await readMeetings()).toEqual(['2026-11-18 20:00', '2026-11-23 20:00']);
  });

  // covers G8 (docs/coverage-statements.md)
  test('a new rhythm sets time and location of an extra meeting, but not its day', async () => {
    await openDate(crew, '2026-11-21');
    expect((await changeRhythm(crew, 4, latePlan)).statusCode).toBe(200);
    expect((await readMeetings()).slice(0, 3)).toEqual([
      '2026-11-19 21:00',
      '2026-11-21 21:00',
      '2026-11-26 21:00',
    ]);
    const [, extra] = await readDates(server.context, crew);
    const { data } = (await send(crew.host, 'GET', `/api/clubs/${extra?.clubId}`)).json();
    expect(data.location).toBe(latePlan.location);
  });

  test('a new rhythm also moves a meeting that the host has moved by hand', async () => {
    const [, last] = await readDates(server.context, crew);
    const url = `/api/clubs/${last?.clubId}/changes`;
    await send(crew.host, 'POST', url, { meetingDate: '2026-11-28' });
    await changeRhythm(crew, 4);
    expect((await readMeetings()).slice(0, 2)).toEqual(['2026-11-19 20:00', '2026-11-26 20:00']);
  });

  test.each<[string, Rhythm, string[]]>([
    ['every two weeks', { every: 'BIWEEKLY', weekday: 4 }, ['2026-11-19', '2026-11-26']],
    ['every month', { every: 'MONTHLY', weekday: 5, nth: 1 }, ['2026-11-20', '2026-11-27']],
  ])(
    'a new rhythm moves open meetings to the new weekday if the crew then meets %s',
    async (_, rhythm, days) => {
      await send(crew.host, 'PUT', `/api/crews/${crew.crewId}/rhythm`, {
        rhythm,
        applyToOpenDates: true,
      });
      expect((await readMeetings()).slice(0, 2)).toEqual(days.map((day) => `${day} 20:00`));
    },
  );

  test('a new weekday does not change the time that the host has given a single meeting', async () => {
    const [first] = await readDates(server.context, crew);
    const url = `/api/clubs/${first?.clubId}/changes`;
    await send(crew.host, 'POST', url, { meetingTime: '18:30' });
    await changeRhythm(crew, 4);
    expect((await readMeetings())[0]).toBe('2026-11-19 18:30');
  });

  test('a new rhythm leaves no two meetings on one day', async () => {
    await openDate(crew, '2026-11-19');
    await changeRhythm(crew, 4);
    expect((await readMeetings()).slice(0, 3)).toEqual([
      '2026-11-18 20:00',
      '2026-11-19 20:00',
      '2026-11-26 20:00',
    ]);
  });

  test('a rhythm moved to the end of the week creates no second meeting on one day', async () => {
    await changeRhythm(crew, 0);
    await travel('2026-11-23T12:00:00+09:00');
    await runJob();
    expect(await readMeetings()).toEqual([
      '2026-11-22 20:00',
      '2026-11-29 20:00',
      '2026-12-06 20:00',
    ]);
  });

  test('a new fee reaches open meetings, except one whose fee the host has changed', async () => {
    const [first] = await readDates(server.context, crew);
    const sql = 'update clubs set fee = 500 where club_id = $1';
    await runSql(server.context.database, sql, [first?.clubId]);
    await changeRhythm(crew, 3, { ...latePlan, meetingTime: '20:00', fee: 3000 });
    const fees = await runSql(
      server.context.database,
      'select fee from clubs where crew_id = $1 order by planned_date',
      [crew.crewId],
    );
    expect(fees.map(({ fee }) => fee)).toEqual([500, 3000]);
  });

  test('a new rhythm does not change a meeting that stays on its day and time', async () => {
    expect((await changeRhythm(crew, 3)).statusCode).toBe(200);
    const sql = 'select 1 from club_changes join clubs using (club_id) where crew_id = $1';
    expect(await readRow(sql, [crew.crewId])).toBeUndefined();
  });

  test('a meeting that one change of the rhythm has moved is moved again by the next', async () => {
    await changeRhythm(crew, 4);
    await changeRhythm(crew, 5);
    expect((await readMeetings()).slice(0, 2)).toEqual(['2026-11-20 20:00', '2026-11-27 20:00']);
  });
});

describe('the pause of a crew', () => {
  // covers G9 (docs/coverage-statements.md)
  test('a crew does not pause while the host opens the app within eight weeks', async () => {
    server.clock.set('2027-01-04T12:00:00+09:00');
    await openApp(server.context, crew.host);
    await runJob();
    await runSql(server.context.database, 'delete from refresh_tokens');
    server.clock.set('2027-01-24T12:00:00+09:00');
    await runJob();
    expect(await readPause()).toBeNull();
    server.clock.set('2027-03-02T12:00:00+09:00');
    await runJob();
    expect(await readPause()).toBe('NO_ACTIVITY');
  });

  test('meetings that were open when the rhythm changed count towards a pause', async () => {
    crew = await createCrew(server.context);
    await changeRhythm(crew, 3, latePlan);
    for (const day of ['2026-11-19', '2026-11-26']) {
      await travel(`${day}T12:00:00+09:00`);
      await runJob();
    }
    expect(await readPause()).toBe('TOO_FEW');
  });

  test('a resumed crew pauses again after two meetings with only the host', async () => {
    crew = await createCrew(server.context);
    for (const day of ['2026-11-19', '2026-11-26', '2026-11-27']) {
      await travel(`${day}T12:00:00+09:00`);
      await runJob();
    }
    await send(crew.host, 'POST', `/api/crews/${crew.crewId}/resume`);
    const pauses: unknown[] = [];
    for (const day of ['2026-12-03', '2026-12-10']) {
      await travel(`${day}T12:00:00+09:00`);
      await runJob();
      pauses.push(await readPause());
    }
    expect(pauses).toEqual([null, 'TOO_FEW']);
  });

  test('opening the page of a crew pauses the crew if no job has done so', async () => {
    const count = (await readDates(server.context, crew)).length;
    await travel('2027-01-20T12:00:00+09:00');
    const page = await readCrew(crew.crewId, crew.members[0] as TestMember);
    expect(page.paused).toMatchObject({ reason: 'NO_ACTIVITY' });
    expect(await readDates(server.context, crew)).toHaveLength(count);
  });
});

describe('a meeting of a crew', () => {
  // covers G6, G10 (docs/coverage-statements.md)
  test('opening the page of a crew opens a due meeting to everyone if no job has done so', async () => {
    crew = await createCrew(server.context, { opensHoursBefore: 48 });
    const stranger = await createMember(server.context);
    await travel('2026-11-16T20:00:00+09:00');
    stranger.token = await logInAs(server.context, stranger.memberId);
    expect(await readStatus(crew.crewId, stranger)).toBe(404);
    const page = await readCrew(crew.crewId, crew.host);
    expect(page.dates[0]).toMatchObject({ plannedDate: '2026-11-18', isPublic: true });
    expect(await readStatus(crew.crewId, stranger)).toBe(200);
  });

  test('a new meeting may take the day from which another was moved, but not its new day', async () => {
    const [first] = await readDates(server.context, crew);
    const url = `/api/clubs/${first?.clubId}/changes`;
    await send(crew.host, 'POST', url, { meetingDate: '2026-11-20' });
    const refused = await openDate(crew, '2026-11-20');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'DATE_TAKEN']);
    expect((await openDate(crew, '2026-11-18')).statusCode).toBe(201);
    await runJob();
    expect((await readMeetings()).toSorted()).toEqual([
      '2026-11-18 20:00',
      '2026-11-20 20:00',
      '2026-11-25 20:00',
    ]);
  });

  test('a meeting is opened at most a year ahead, and at most twelve at a time', async () => {
    expect((await openDate(crew, '2027-11-16')).statusCode).toBe(400);
    for (let day = 1; day <= 10; day += 1)
      expect((await openDate(crew, `2027-02-${String(day).padStart(2, '0')}`)).statusCode).toBe(
        201,
      );
    const refused = await openDate(crew, '2027-02-11');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'TOO_MANY_DATES']);
  });

  test('skipping a cancelled meeting adds no second system message to the room', async () => {
    const [first] = await readDates(server.context, crew);
    const room = await getCrewRoom(server.context, crew);
    await send(crew.host, 'DELETE', `/api/clubs/${first?.clubId}`);
    const url = `/api/crews/${crew.crewId}/dates/${first?.plannedDate}`;
    expect((await send(crew.host, 'DELETE', url)).statusCode).toBe(202);
    const { data } = (await send(crew.host, 'GET', `/api/chats/${room}/messages`)).json();
    const lines = data.map((message: { body: string }) => message.body);
    expect(lines.filter((line: string) => /취소|쉬어요/.test(line))).toHaveLength(1);
  });
});
