import { describe, expect, vi } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { leaveCrewRoom } from '#server/modules/chats/rooms/crew-room.ts';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { createCrew, getCrewRoom, readDates, type TestCrew } from '#test/factories/crew-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: TestCrew;
let outsider: TestMember;
let clubId: number;
let roomId: number;

const call = async (
  { memberId }: TestMember,
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const token = await logInAs(server.context, memberId);
  const reply = await server.call({ method, url, token, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
const send = (who: TestMember, body: string, more: object = {}) =>
  call(who, 'POST', `/api/chats/${roomId}/messages`, {
    clientId: `device-${Math.random().toString(36).slice(2)}`,
    body,
    ...more,
  });
const readRoom = (who: TestMember) => call(who, 'GET', `/api/chats/${roomId}`);
const readMessages = async (who: TestMember) =>
  (await call(who, 'GET', `/api/chats/${roomId}/messages`)).body.data?.map(
    (message: { body: string }) => message.body,
  );

test.beforeEach(async () => {
  crew = await createCrew(server.context, { opensHoursBefore: 168 });
  roomId = await getCrewRoom(server.context, crew);
  await crewPlanRuns(server.context)(new AbortController().signal);
  clubId = (await readDates(server.context, crew))[0]?.clubId ?? 0;
  outsider = await createMember(server.context);
  await send(crew.host, '전에 한 말');
  await call(outsider, 'POST', `/api/clubs/${clubId}/signups`, { joinAnswer: '가고 싶어요.' });
  const accepted = await call(
    crew.host,
    'PATCH',
    `/api/clubs/${clubId}/signups/${outsider.memberId}`,
    { status: 'CLUB_JOINED' },
  );
  expect(accepted.status).toBe(202);
});

describe('the room of a crew and its outsiders, who have a seat but are not in the crew', () => {
  test('the room of a crew has the crew’s name in the list and on its meetings', async () => {
    const [member] = crew.members as [TestMember];
    for (const query of ['', `?clubId=${clubId}`, '?kind=group']) {
      const { data } = (await call(member, 'GET', `/api/chats${query}`)).body;
      expect(data).toMatchObject([
        { roomId, kind: 'group', crew: { crewId: crew.crewId, name: '수요일엔 책방' } },
      ]);
    }
    expect((await call(member, 'GET', '/api/chats?kind=personal')).body.data).toEqual([]);
  });

  test('on the day after a meeting the room of a crew shows the date of the next one', async () => {
    server.clock.set('2026-11-18T21:00:00+09:00');
    expect((await readRoom(crew.host)).body.data.meetingDate).toBe('2026-11-18');
    server.clock.set('2026-11-19T10:00:00+09:00');
    await crewPlanRuns(server.context)(new AbortController().signal);
    expect((await readRoom(crew.host)).body.data.meetingDate).toBe('2026-11-25');
  });

  // covers G12 (docs/coverage-statements.md)
  test('an outsider reads messages since joining, until three days after the meeting', async () => {
    await send(crew.host, '어서 오세요');
    expect(await readMessages(outsider)).toEqual([
      `${outsider.nickname}님이 11월 18일 모임까지 함께해요`,
      '어서 오세요',
    ]);
    server.clock.set('2026-11-21T21:59:00+09:00');
    expect((await readRoom(outsider)).status).toBe(200);
    await send(crew.host, '잘 가요');
    expect((await call(outsider, 'GET', '/api/chats/unread')).body.data.group).toBe(2);
    server.clock.set('2026-11-21T22:00:00+09:00');
    expect((await readRoom(outsider)).status).toBe(404);
    expect((await call(outsider, 'GET', `/api/chats/${roomId}/messages`)).status).toBe(404);
    expect((await call(outsider, 'GET', '/api/chats')).body.data).toEqual([]);
    expect((await call(outsider, 'GET', '/api/chats/unread')).body.data.group).toBe(0);
    expect((await send(outsider, '아직 있어요')).status).toBe(404);
    const { members } = (await readRoom(crew.host)).body.data;
    expect(members).toHaveLength(4);
  });

  test('an outsider stays in the room longer when the meeting moves', async () => {
    const change = { meetingDate: '2026-11-20' };
    await call(crew.host, 'POST', `/api/clubs/${clubId}/changes`, change);
    server.clock.set('2026-11-23T21:00:00+09:00');
    expect((await readRoom(outsider)).status).toBe(200);
    server.clock.set('2026-11-23T22:00:00+09:00');
    expect((await readRoom(outsider)).status).toBe(404);
  });

  test('an outsider of a skipped meeting stays in the room for three days', async () => {
    await call(crew.host, 'DELETE', `/api/crews/${crew.crewId}/dates/2026-11-18`);
    server.clock.set('2026-11-18T11:59:00+09:00');
    expect((await readRoom(outsider)).status).toBe(200);
    server.clock.set('2026-11-18T12:01:00+09:00');
    expect((await readRoom(outsider)).status).toBe(404);
  });

  test('an outsider who cancels leaves the room at once, and a member stays', async () => {
    const [member] = crew.members as [TestMember];
    await call(member, 'PUT', `/api/clubs/${clubId}/answer`, { going: true });
    for (const who of [outsider, member])
      await call(who, 'DELETE', `/api/clubs/${clubId}/signups/${who.memberId}`);
    expect((await readRoom(outsider)).status).toBe(404);
    expect((await readRoom(member)).status).toBe(200);
  });

  test('a member who leaves the crew leaves its room at once', async () => {
    const [member] = crew.members as [TestMember];
    const { crewId } = crew;
    await runSql(
      server.context.database,
      `update crew_members set state = 'LEFT', left_at = $3 where crew_id = $1 and member_id = $2`,
      [crewId, member.memberId, server.clock.now()],
    );
    await inTransaction(server.context, (tx) =>
      leaveCrewRoom(tx, { crewId, memberId: member.memberId }),
    );
    expect((await readRoom(member)).status).toBe(404);
    expect((await readMessages(crew.host)).at(-1)).toBe(`${member.nickname}님이 크루에서 나갔어요`);
  });

  test('hosts may announce in a crew’s room; a past meeting’s announcement is unpinned', async () => {
    const [member, cohost] = crew.members as [TestMember, TestMember];
    const sql = `update crew_members set role = 'COHOST' where member_id = $1`;
    await runSql(server.context.database, sql, [cohost.memberId]);
    const may = async (who: TestMember) => (await readRoom(who)).body.data.mayAnnounce;
    expect([
      await may(crew.host),
      await may(cohost),
      await may(member),
      await may(outsider),
    ]).toEqual([true, true, false, false]);
    expect((await send(cohost, '모두에게', { kind: 'ANNOUNCEMENT' })).status).toBe(201);
    await send(crew.host, '2번 출구', { kind: 'ANNOUNCEMENT', clubId });
    const pinned = async () => (await readRoom(crew.host)).body.data.pinned?.body;
    expect(await pinned()).toBe('2번 출구');
    server.clock.set('2026-11-18T22:00:00+09:00');
    expect(await pinned()).toBe('모두에게');
  });

  test('an announcement in a crew’s room goes to everyone or to the people of a meeting', async () => {
    const [member] = crew.members as [TestMember];
    expect((await send(member, '공지', { kind: 'ANNOUNCEMENT' })).status).toBe(403);
    expect((await send(crew.host, '모두에게', { kind: 'ANNOUNCEMENT' })).status).toBe(201);
    const forDate = { kind: 'ANNOUNCEMENT', clubId };
    expect((await send(crew.host, '2번 출구', forDate)).status).toBe(201);
    const elsewhere = { kind: 'ANNOUNCEMENT', clubId: clubId + 1000 };
    expect((await send(crew.host, '어디지', elsewhere)).status).toBe(400);
    const inbox = async (who: TestMember) =>
      (await call(who, 'GET', '/api/notices')).body.data
        .filter((line: { kind: string }) => line.kind === 'ANNOUNCEMENT')
        .map((line: { quote: string }) => line.quote);
    expect(await inbox(outsider)).toEqual(['“2번 출구”', '“모두에게”']);
    expect(await inbox(member)).toEqual(['“모두에게”']);
    const club = (await call(outsider, 'GET', `/api/clubs/${clubId}`)).body.data;
    expect(club.announcement).toMatchObject({ body: '2번 출구' });
  });

  test('removing the announcement of a meeting makes open pages of that meeting refetch', async () => {
    await send(crew.host, '2번 출구', { kind: 'ANNOUNCEMENT', clubId });
    const { seq } = (await readRoom(crew.host)).body.data.pinned;
    const ring = vi.spyOn(server.context.doorbells, 'ring');
    await call(crew.host, 'DELETE', `/api/chats/${roomId}/messages/${seq}`);
    const memberIds = expect.arrayContaining([crew.host.memberId, outsider.memberId]);
    expect(ring).toHaveBeenCalledWith({ event: 'club', clubId, memberIds });
    ring.mockRestore();
  });
});
