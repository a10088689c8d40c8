import { describe, expect } from 'vitest';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { unchangedPlan } from '#test/factories/club-factory.ts';
import {
  type CrewWorld,
  createCrew,
  insertDate,
  passDays,
  readCrew,
  readRow,
  send,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: CrewWorld;
let refusing: TestMember;
let silent: TestMember;
let going: TestMember;
let clubId: number;

test.beforeEach(async () => {
  crew = await createCrew(3);
  [refusing, silent, going] = crew.members as [TestMember, TestMember, TestMember];
  clubId = await insertDate(crew);
});

const answer = (who: TestMember, body: object) =>
  send(who, 'PUT', `/api/clubs/${clubId}/answer`, body);
const change = (plan: object) => send(crew.host, 'POST', `/api/clubs/${clubId}/changes`, plan);
const readNewest = async (who: TestMember) => {
  const [newest] = (await send(who, 'GET', '/api/notices')).json().data;
  return newest;
};

describe('a changed crew meeting', () => {
  test('after a change of a meeting the whole crew must answer again, and seats stay', async () => {
    await answer(refusing, { going: false });
    await answer(going, { going: true });
    await passDays(1, crew.host, refusing, silent, going);
    await change({ meetingDate: '2026-11-26' });
    const question = {
      kind: 'DATE_ASKED',
      text: '일정이 바뀌었어요. 이번엔 갈 수 있나요?',
      formerTime: '11월 25일 (수) 오후 8:00',
      time: '11월 26일 (목) 오후 8:00',
      mayAnswer: true,
    };
    expect(await readNewest(refusing)).toMatchObject(question);
    expect(await readNewest(silent)).toMatchObject(question);
    expect(await readNewest(going)).toMatchObject({ kind: 'CLUB_CHANGED' });
    const { dates } = await readCrew(crew.crewId, refusing);
    const counts = { goingCount: 2, unconfirmed: 1, notGoing: 0, unanswered: 3 };
    expect(dates[0]).toMatchObject({ ...counts, myAnswer: null });
    const moved = { fields: { meetingDate: { from: '2026-11-25', to: '2026-11-26' } } };
    expect(dates[0]).toMatchObject({ change: moved, pending: false });
    const readOwn = async () => (await readCrew(crew.crewId, going)).dates[0];
    expect(await readOwn()).toMatchObject({ myAnswer: true, change: moved, pending: true });
    await answer(going, { going: true });
    expect(await readOwn()).toMatchObject({ myAnswer: true, change: null, pending: false });
    const [hosted] = (await readCrew(crew.crewId, crew.host)).dates;
    expect(hosted).toMatchObject({ unconfirmed: 0, unanswered: 2 });
    const names = [refusing, silent].map(({ memberId }) => ({ memberId }));
    expect(hosted?.waitingFor).toMatchObject(names);
  });

  test('an outsider who must answer again counts as unanswered', async () => {
    const outsider = await createMember(server.context);
    clubId = await insertDate(crew, { day: '2026-11-24', seats: [outsider] });
    await passDays(1, crew.host);
    await change({ meetingTime: '19:00' });
    const [date] = (await readCrew(crew.crewId, crew.host)).dates;
    expect(date).toMatchObject({ goingCount: 2, unconfirmed: 1, unanswered: 4 });
  });

  test('changing a meeting again adds nothing to an unread notice about that meeting', async () => {
    for (const meetingDate of ['2026-11-26', '2026-11-27']) await change({ meetingDate });
    expect(await readNewest(silent)).toMatchObject({
      text: '일정이 바뀌었어요. 이번엔 갈 수 있나요?',
      time: '11월 27일 (금) 오후 8:00',
      mayAnswer: true,
    });
    const { clubId: other } = (
      await send(crew.host, 'POST', `/api/crews/${crew.crewId}/dates`, {
        meetingDate: '2026-12-05',
      })
    ).json().data;
    await change({ meetingDate: '2026-11-28' });
    await send(crew.host, 'POST', `/api/clubs/${other}/changes`, { meetingTime: '19:00' });
    expect(await readNewest(silent)).toMatchObject({ text: '날짜 2개에 갈 수 있나요?' });
  });

  test('the answers to a meeting remain valid if only its name changes', async () => {
    await answer(refusing, { going: false });
    await change({ clubName: '목요일엔 책방' });
    expect((await readCrew(crew.crewId, refusing)).dates[0]).toMatchObject({ myAnswer: false });
  });

  test('an answer to the plan of a meeting before its change is refused', async () => {
    const [before] = (await readCrew(crew.crewId, silent)).dates;
    await change({ meetingTime: '21:00' });
    const seen = (changedAt: string | null | undefined) => ({
      going: true,
      seenAt: changedAt ?? new Date(0).toISOString(),
    });
    const stale = await answer(silent, seen(before?.changedAt));
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'CLUB_CHANGED_AGAIN']);
    const [after] = (await readCrew(crew.crewId, silent)).dates;
    expect((await answer(silent, seen(after?.changedAt))).statusCode).toBe(200);
  });
});

describe('the opening of a crew meeting to everyone', () => {
  const opensAt = async () => {
    const row = await readRow('select opens_at, visibility from clubs where club_id = $1', [
      clubId,
    ]);
    return [(row?.opens_at as Date | null)?.toISOString() ?? null, row?.visibility];
  };

  const LATER = '2026-12-02';
  const runJob = () => crewPlanRuns(server.context)(new AbortController().signal);
  const again = async (method: 'PATCH' | 'POST', url: string, body: object) => {
    const token = await logInAs(server.context, crew.host.memberId);
    return send({ ...crew.host, token }, method, url, body);
  };

  test.beforeEach(async () => {
    const sql = `update clubs set opens_at = '2026-11-23T20:00:00+09:00' where club_id = $1`;
    await runSql(server.context.database, sql, [clubId]);
  });

  test('the time at which a meeting opens to everyone moves with the meeting', async () => {
    await change({ meetingDate: '2026-12-02', meetingTime: '19:00' });
    expect(await opensAt()).toEqual(['2026-11-30T10:00:00.000Z', 'BY_LINK']);
    const payload = { ...unchangedPlan, meetingDate: '2026-12-03', visibility: 'BY_LINK' };
    await send(crew.host, 'PATCH', `/api/clubs/${clubId}`, payload);
    const { meeting_time } = (await readRow(
      `select meeting_time::text from clubs where club_id = $1 and meeting_date = '2026-12-03'`,
      [clubId],
    )) as { meeting_time: string };
    const opens = new Date(`2026-12-01T${meeting_time}+09:00`).toISOString();
    expect(await opensAt()).toEqual([opens, 'BY_LINK']);
  });

  // covers G10 (docs/coverage-statements.md)
  test.each([
    ['is moved away', () => again('POST', `/api/clubs/${clubId}/changes`, { meetingDate: LATER })],
    [
      'is edited to a later day',
      () => again('PATCH', `/api/clubs/${clubId}`, { ...unchangedPlan, meetingDate: LATER }),
    ],
    [
      'belongs to a crew that no longer opens its meetings',
      () => again('PATCH', `/api/crews/${crew.crewId}`, { opensHoursBefore: null }),
    ],
    [
      'opens later than before',
      () => again('PATCH', `/api/crews/${crew.crewId}`, { opensHoursBefore: 24 }),
    ],
  ])(
    'a meeting that was open to everyone is hidden from strangers when it %s',
    async (_why, change) => {
      await send(crew.host, 'PATCH', `/api/crews/${crew.crewId}`, { opensHoursBefore: 48 });
      server.clock.set('2026-11-23T20:00:00+09:00');
      await runJob();
      const stranger = await createMember(server.context);
      expect((await send(stranger, 'GET', `/api/clubs/${clubId}`)).statusCode).toBe(200);
      expect((await change()).statusCode).toBeLessThan(300);
      await runJob();
      expect((await opensAt())[1]).toBe('BY_LINK');
      expect((await send(stranger, 'GET', `/api/clubs/${clubId}`)).statusCode).toBe(404);
    },
  );

  test('a meeting hidden again stays visible to outsiders with a seat or an application', async () => {
    await send(crew.host, 'PATCH', `/api/crews/${crew.crewId}`, { opensHoursBefore: 48 });
    server.clock.set('2026-11-23T20:00:00+09:00');
    await runJob();
    const [seated, waiting] = [
      await createMember(server.context),
      await createMember(server.context),
    ];
    for (const guest of [seated, waiting])
      await send(guest, 'POST', `/api/clubs/${clubId}/signups`, { joinAnswer: '가고 싶어요.' });
    const url = `/api/clubs/${clubId}/signups/${seated.memberId}`;
    await again('PATCH', url, { status: 'CLUB_JOINED' });
    await again('PATCH', `/api/crews/${crew.crewId}`, { opensHoursBefore: null });
    for (const [guest, status] of [
      [seated, 'CLUB_JOINED'],
      [waiting, 'CLUB_WAITING'],
    ] as const) {
      const { data } = (await send(guest, 'GET', `/api/clubs/${clubId}`)).json();
      expect(data.clubMembers).toContainEqual(
        expect.objectContaining({ clubMemberStatus: status }),
      );
    }
  });

  test('a meeting that the host has opened to everyone by hand stays open when it moves', async () => {
    const payload = { ...unchangedPlan, meetingDate: '2026-11-25', visibility: 'LISTED' };
    expect((await send(crew.host, 'PATCH', `/api/clubs/${clubId}`, payload)).statusCode).toBe(200);
    await change({ meetingDate: LATER });
    expect((await opensAt())[1]).toBe('LISTED');
  });

  test('a meeting that the host has hidden again is not opened to everyone by the job', async () => {
    server.clock.set('2026-11-23T20:00:00+09:00');
    await runJob();
    expect((await opensAt())[1]).toBe('LISTED');
    const token = await logInAs(server.context, crew.host.memberId);
    const payload = { ...unchangedPlan, meetingDate: '2026-11-25', visibility: 'BY_LINK' };
    await server.call({ method: 'PATCH', url: `/api/clubs/${clubId}`, token, payload });
    await runJob();
    expect(await opensAt()).toEqual([null, 'BY_LINK']);
  });
});
