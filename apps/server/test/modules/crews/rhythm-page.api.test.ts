import { describe, expect } from 'vitest';
import { readCrew, send } from '#test/factories/crew-factory.ts';
import { createCrew, getCrewRoom, readDates, type TestCrew } from '#test/factories/crew-world.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { changeRhythm, latePlan, openDate } from '#test/factories/rhythm-acts.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: TestCrew;

test.beforeEach(async () => {
  crew = await createCrew(server.context, { always: [1] });
});

describe('the lines in the room about moved meetings', () => {
  const readLines = async () => {
    const room = await getCrewRoom(server.context, crew);
    const { data } = (await send(crew.host, 'GET', `/api/chats/${room}/messages`)).json();
    const lines = data.map((message: { body: string }) => message.body);
    return lines.filter((line: string) => line.includes('바뀌었어요'));
  };

  test('a new rhythm adds one line, however many meetings it moves', async () => {
    await changeRhythm(crew, 2);
    expect(await readLines()).toEqual(['리듬이 매주 화요일 오후 8:00로 바뀌었어요']);
  });

  test('a new rhythm at another place adds one line about both', async () => {
    await changeRhythm(crew, 2, latePlan);
    const line = '리듬이 매주 화요일 오후 9:00로 바뀌었어요. 장소도 바뀌었어요';
    expect(await readLines()).toEqual([line]);
  });

  test('the line about a single moved meeting names its former day', async () => {
    const [, last] = await readDates(server.context, crew);
    await send(crew.host, 'POST', `/api/clubs/${last?.clubId}/changes`, {
      meetingDate: '2026-11-24',
    });
    expect(await readLines()).toEqual(['11월 25일 모임이 11월 24일 (화) 오후 8:00로 바뀌었어요']);
  });
});

describe('the days that the page of a crew lists', () => {
  const listDays = async (who: TestMember) =>
    (await readCrew(crew.crewId, who)).dates.map(({ clubId, plannedDate, meetingDate }) =>
      clubId === null ? `planned ${plannedDate}` : meetingDate,
    );
  const skip = (day: string) =>
    send(crew.host, 'DELETE', `/api/crews/${crew.crewId}/dates/${day}`, {});

  test('after a new rhythm, the page lists only the meetings that exist', async () => {
    crew = await createCrew(server.context, { ahead: 4 });
    await openDate(crew, '2026-11-21');
    await changeRhythm(crew, 2);
    const days = ['2026-11-17', '2026-11-21', '2026-11-24', '2026-12-01', '2026-12-08'];
    expect(await listDays(crew.host)).toEqual(days);
    expect(await listDays(crew.members[0] as TestMember)).toEqual(days);
  });

  test('only hosts see planned days, and at most four days of the rhythm', async () => {
    const open = ['2026-11-18', '2026-11-25'];
    const planned = ['planned 2026-12-02', 'planned 2026-12-09'];
    expect(await listDays(crew.host)).toEqual([...open, ...planned]);
    expect(await listDays(crew.members[0] as TestMember)).toEqual(open);
  });

  test('a planned day can be skipped only while the page lists it', async () => {
    const refused = await skip('2026-12-16');
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'CLUB_NOT_FOUND']);
    expect((await skip('2026-12-09')).statusCode).toBe(202);
    const { dates } = await readCrew(crew.crewId, crew.host);
    expect(dates.map(({ plannedDate, skipped }) => [plannedDate, skipped])).toEqual([
      ['2026-11-18', false],
      ['2026-11-25', false],
      ['2026-12-02', false],
      ['2026-12-09', true],
      ['2026-12-16', false],
    ]);
  });
});
