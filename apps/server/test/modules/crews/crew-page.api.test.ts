import { describe, expect } from 'vitest';
import {
  type CrewWorld,
  createCrew,
  insertDate,
  insertInvitation,
  passDays,
  readCrew,
  send,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { holdRow } from '#test/harness/hold-row.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: CrewWorld;
let member: TestMember;
let second: TestMember;

test.beforeEach(async () => {
  crew = await createCrew(2);
  [member, second] = crew.members as [TestMember, TestMember];
});

const read = (who: TestMember) => readCrew(crew.crewId, who);
const say = async (who: TestMember, body: string, parts: object = {}) => {
  const { roomId } = await read(who);
  const payload = { clientId: crypto.randomUUID(), body, ...parts };
  const reply = await send(who, 'POST', `/api/chats/${roomId}/messages`, payload);
  expect(reply.statusCode).toBe(201);
};
const announce = (body: string, clubId?: number) =>
  say(crew.host, body, { kind: 'ANNOUNCEMENT', ...(clubId && { clubId }) });
const visits = async (who: TestMember) => {
  const { members = [] } = await read(crew.host);
  return members.find((row) => row.member.memberId === who.memberId)?.visits;
};

describe('the page of a crew', () => {
  test('the page of a crew shows the last message as the list of chats does', async () => {
    await say(second, '수요일에 만나요');
    const [chat] = (await send(member, 'GET', '/api/chats')).json().data;
    expect((await read(member)).lastMessage).toBe(chat.lastMessage.text);
    expect(chat.lastMessage.text).toContain('수요일에 만나요');
    await blockAs(member, second);
    expect((await read(member)).lastMessage).toBe('차단한 사람의 메시지예요');
  });

  test('the page of a crew shows the crew’s announcement, not that of a single meeting', async () => {
    expect((await read(member)).announcement).toBeNull();
    await announce('이번 달은 소설을 읽어요.');
    await announce('화분을 가져오세요.', await insertDate(crew, { seats: [member] }));
    expect((await read(member)).announcement).toBe('이번 달은 소설을 읽어요.');
  });

  test('the page of a crew counts the meetings that a member came to', async () => {
    const clubId = await insertDate(crew, { day: '2026-11-16', seats: [member, second] });
    await insertDate(crew, { day: '2026-11-17', seats: [member] });
    await passDays(5, crew.host);
    await send(crew.host, 'PUT', `/api/clubs/${clubId}/attendance`, { absent: [second.memberId] });
    expect([await visits(member), await visits(second)]).toEqual([2, 0]);
  });

  test('the page of a crew shows the fee of a meeting, and its name if that differs', async () => {
    const clubId = await insertDate(crew);
    expect((await read(member)).dates[0]).toMatchObject({ fee: 0 });
    expect((await read(member)).dates[0]).not.toHaveProperty('clubName');
    await runSql(
      server.context.database,
      `update clubs set club_name = '단편 하나, 커피 한 잔', fee = 5000 where club_id = $1`,
      [clubId],
    );
    const date = { clubName: '단편 하나, 커피 한 잔', fee: 5000 };
    expect((await read(member)).dates[0]).toMatchObject(date);
  });

  test('the page of a crew shows an invited person no message and no announcement', async () => {
    const invited = await createMember(server.context);
    await insertInvitation(crew.crewId, invited);
    await announce('이번 달은 소설을 읽어요.');
    const seen = await read(invited);
    expect(seen).not.toHaveProperty('lastMessage');
    expect(seen).not.toHaveProperty('announcement');
  });
});

test('the page of a crew whose past meeting was moved does not wait for a locked crew', async () => {
  const { database } = server.context;
  const weekly = await createCrew(0, { rhythm: { every: 'WEEKLY', weekday: 3 } });
  await runSql(
    database,
    `update clubs set meeting_date = '2026-11-14' where crew_id = $1
      and planned_date = (select min(planned_date) from clubs where crew_id = $1)`,
    [weekly.crewId],
  );
  await holdRow(database, 'select from crews where crew_id = $1 for update', [weekly.crewId]);
  expect((await readCrew(weekly.crewId, weekly.host)).meetings).toBe(0);
});

test('the notice of a removal from a crew contains the id of the host', async () => {
  const payload = { reason: 'AWAY' };
  await send(crew.host, 'DELETE', `/api/crews/${crew.crewId}/members/${member.memberId}`, payload);
  const [notice] = (await send(member, 'GET', '/api/notices')).json().data;
  expect(notice).toMatchObject({ kind: 'CREW_REMOVED', memberId: crew.host.memberId });
});

test('an outsider’s list of rooms shows their own meeting, not one only for the crew', async () => {
  const outsider = await createMember(server.context);
  const clubId = await insertDate(crew, { day: '2026-12-02', isPublic: true });
  await insertDate(crew);
  await send(outsider, 'POST', `/api/clubs/${clubId}/signups`, { joinAnswer: '가고 싶어요.' });
  const url = `/api/clubs/${clubId}/signups/${outsider.memberId}`;
  await send(crew.host, 'PATCH', url, { status: 'CLUB_JOINED' });
  const [chat] = (await send(outsider, 'GET', '/api/chats')).json().data;
  expect(chat.club.clubId).toBe(clubId);
});
