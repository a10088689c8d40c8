import { describe, expect } from 'vitest';
import { answerToken } from '#server/modules/notices/deliveries/answer-link.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createCrew, insertDate, send } from '#test/factories/crew-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { readParts } from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let member: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
  member = await createMember(server.context);
});

/** Creates a club that starts at 20:00 and gives the member a seat. */
async function takeSeat(meetingDate = '2026-11-20'): Promise<number> {
  const { context } = server;
  const club = { hostId: host.memberId, meetingDate, meetingTime: '20:00' };
  const clubId = await createClub(context, club);
  await addClubMember(context, clubId, member.memberId, 'CLUB_JOINED');
  return clubId;
}

async function giveUp(clubId: number, time: string) {
  server.clock.set(time);
  const token = await logInAs(server.context, member.memberId);
  const url = `/api/clubs/${clubId}/signups/${member.memberId}`;
  const reply = await server.call({ method: 'DELETE', url, token });
  expect(reply.statusCode).toBe(204);
}

async function decline(clubId: number, path: string, time: string) {
  server.clock.set(time);
  const token = await logInAs(server.context, member.memberId);
  const url = `/api/clubs/${clubId}/${path}`;
  await server.call({ method: 'PUT', url, payload: { going: false }, token });
}

const readEvents = () =>
  runSql(
    server.context.database,
    `select kind, delta::float8 as delta, hours_before, note from reputation_events
     where member_id = $1 order by event_id`,
    [member.memberId],
  );

test('giving up a seat over 6 hours before the start does not lower the reputation', async () => {
  await giveUp(await takeSeat(), '2026-11-20T13:59:59+09:00');
  expect(await readEvents()).toEqual([]);
});

// covers G41 (docs/coverage-statements.md)
test('the first late cancellation of a year is free, the second lowers the reputation', async () => {
  await giveUp(await takeSeat(), '2026-11-20T15:10:00+09:00');
  await decline(await takeSeat(), 'answer', '2026-11-20T19:30:00+09:00');
  expect(await readEvents()).toEqual([
    { kind: 'LATE_NO', delta: 0, hours_before: 5, note: 'FREE' },
    { kind: 'LATE_NO', delta: -0.3, hours_before: 1, note: null },
  ]);
});

test('giving up the seat in one meeting late twice is recorded as one slip', async () => {
  const clubId = await takeSeat();
  await giveUp(clubId, '2026-11-20T15:10:00+09:00');
  await addClubMember(server.context, clubId, member.memberId, 'CLUB_JOINED');
  await decline(clubId, 'confirmation', '2026-11-20T16:10:00+09:00');
  expect(await readEvents()).toHaveLength(1);
});

async function change(clubId: number, fields: string, changedAt: string) {
  const row = { club_id: clubId, sequence: 1, changed_at: changedAt, fields };
  await insertRow(server.context.database, 'club_changes', row);
}
const MOVED = '{"location":{"from":"서울","to":"부산"}}';
const NOON = '2026-11-20T12:00:00+09:00';

test('giving up a seat within a day after a change does not lower the reputation', async () => {
  const clubId = await takeSeat();
  await change(clubId, MOVED, NOON);
  await giveUp(clubId, '2026-11-20T16:00:00+09:00');
  expect(await readEvents()).toEqual([]);
});

test('giving up a seat late is recorded if the club was only renamed', async () => {
  const clubId = await takeSeat();
  await change(clubId, '{"clubName":{"from":"볼더링","to":"등산"}}', NOON);
  await giveUp(clubId, '2026-11-20T16:00:00+09:00');
  expect(await readEvents()).toHaveLength(1);
});

test('giving up a seat late is recorded if the member said 갈게요 after the change', async () => {
  const clubId = await takeSeat();
  await change(clubId, MOVED, NOON);
  await insertRow(server.context.database, 'club_answers', {
    club_id: clubId,
    member_id: member.memberId,
    is_going: true,
    answered_at: '2026-11-20T13:00:00+09:00',
  });
  await giveUp(clubId, '2026-11-20T16:00:00+09:00');
  expect(await readEvents()).toHaveLength(1);
});

test('leaving a crew shortly before its meeting counts as giving up that seat late', async () => {
  const crew = await createCrew(1);
  [member = member] = crew.members;
  const clubId = await insertDate(crew, { day: '2026-11-20', seats: [member] });
  server.clock.set('2026-11-20T16:00:00+09:00');
  member.token = await logInAs(server.context, member.memberId);
  await send(member, 'DELETE', `/api/crews/${crew.crewId}/members/${member.memberId}`);
  expect(await readParts(clubId)).not.toHaveProperty(String(member.memberId));
  expect(await readEvents()).toHaveLength(1);
});

describe('what 못 가요 costs, as shown before it is sent', () => {
  const readLateNo = async (clubId: number, time: string) => {
    server.clock.set(time);
    member.token = await logInAs(server.context, member.memberId);
    return (await send(member, 'GET', `/api/clubs/${clubId}`)).json().data.lateNo;
  };
  const LATE = '2026-11-20T16:00:00+09:00';

  test('a timely 못 가요 shows no cost, the first late one FREE, the second one COSTS', async () => {
    const clubId = await takeSeat();
    expect(await readLateNo(clubId, '2026-11-20T13:59:59+09:00')).toBeNull();
    expect(await readLateNo(clubId, LATE)).toBe('FREE');
    await giveUp(clubId, LATE);
    expect(await readLateNo(await takeSeat(), LATE)).toBe('COSTS');
  });

  test('the club page shows EXCUSED after a change that the member has not answered', async () => {
    const clubId = await takeSeat();
    await change(clubId, MOVED, NOON);
    expect(await readLateNo(clubId, LATE)).toBe('EXCUSED');
  });

  test('the page of an answer link shows the cost of a late 못 가요', async () => {
    const clubId = await takeSeat();
    server.clock.set(LATE);
    const startsAt = new Date('2026-11-20T20:00:00+09:00');
    const { memberId } = member;
    const token = answerToken(server.context.keyedHash, {
      clubId,
      memberId,
      noticeId: 1,
      startsAt,
    });
    const reply = await server.call({ method: 'GET', url: `/api/answers/${token}` });
    expect(reply.json().data.lateNo).toBe('FREE');
  });
});

test('withdrawing an application just before the start does not lower the reputation', async () => {
  const club = { hostId: host.memberId, meetingDate: '2026-11-20', meetingTime: '20:00' };
  const clubId = await createClub(server.context, club);
  await addClubMember(server.context, clubId, member.memberId, 'CLUB_WAITING');
  await giveUp(clubId, '2026-11-20T16:00:00+09:00');
  expect(await readEvents()).toEqual([]);
});
