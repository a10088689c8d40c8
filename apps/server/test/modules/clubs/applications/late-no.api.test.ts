import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
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

test('a seat given up more than 6 hours before the start costs nothing', async () => {
  await giveUp(await takeSeat(), '2026-11-20T13:59:59+09:00');
  expect(await readEvents()).toEqual([]);
});

// covers G41
test('the first seat given up late in a year is free, the second costs 0.3 degrees', async () => {
  await giveUp(await takeSeat(), '2026-11-20T15:10:00+09:00');
  await decline(await takeSeat(), 'answer', '2026-11-20T19:30:00+09:00');
  expect(await readEvents()).toEqual([
    { kind: 'LATE_NO', delta: 0, hours_before: 5, note: 'FREE' },
    { kind: 'LATE_NO', delta: -0.3, hours_before: 1, note: null },
  ]);
});

test('a seat of one meeting given up late twice counts once', async () => {
  const clubId = await takeSeat();
  await giveUp(clubId, '2026-11-20T15:10:00+09:00');
  await addClubMember(server.context, clubId, member.memberId, 'CLUB_JOINED');
  await decline(clubId, 'confirmation', '2026-11-20T16:10:00+09:00');
  expect(await readEvents()).toHaveLength(1);
});

test('a seat given up within a day after the host changed the meeting costs nothing', async () => {
  const clubId = await takeSeat();
  await insertRow(server.context.database, 'club_changes', {
    club_id: clubId,
    sequence: 1,
    changed_at: '2026-11-20T12:00:00+09:00',
    fields: '{"location":{"from":"서울","to":"부산"}}',
  });
  await giveUp(clubId, '2026-11-20T16:00:00+09:00');
  expect(await readEvents()).toEqual([]);
});

test('an application withdrawn late costs nothing', async () => {
  const club = { hostId: host.memberId, meetingDate: '2026-11-20', meetingTime: '20:00' };
  const clubId = await createClub(server.context, club);
  await addClubMember(server.context, clubId, member.memberId, 'CLUB_WAITING');
  await giveUp(clubId, '2026-11-20T16:00:00+09:00');
  expect(await readEvents()).toEqual([]);
});
