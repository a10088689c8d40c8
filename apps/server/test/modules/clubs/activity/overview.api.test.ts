import { contract } from '@azit/contract';
import type { Overview } from '@azit/contract/clubs/participation.schema';
import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createDoorClub, postArrival, readDoorCode } from '#test/factories/door-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

async function getOverview({ memberId, token }: TestMember): Promise<Overview> {
  const url = `/api/members/${memberId}/overview`;
  const body = (await server.call({ method: 'GET', url, token })).json();
  expect(contract.activity.overview.response.parse(body)).toEqual(body);
  return body.data;
}

const names = (clubs: { clubName: string }[]) => clubs.map(({ clubName }) => clubName);

test('the activity overview lists joined meetings until they end, the nearest first', async () => {
  server.clock.set('2026-11-15T21:00:00+09:00');
  const [host, me] = [await createMember(server.context), await createMember(server.context)];
  const day = { hostId: host.memberId, meetingDate: '2026-11-15' };
  const clubs = [
    { clubName: 'next week', meetingDate: '2026-11-22', meetingTime: '19:00' },
    { clubName: 'running', meetingTime: '19:30', durationMinutes: 120 },
    { clubName: 'over', meetingTime: '18:30', durationMinutes: 120 },
    { clubName: 'cancelled', meetingTime: '22:00', cancelledAt: new Date() },
  ];
  for (const parts of clubs) {
    const clubId = await createClub(server.context, { ...day, ...parts });
    await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
  }
  const waiting = await createClub(server.context, { ...day, meetingDate: '2026-11-16' });
  await addClubMember(server.context, waiting, me.memberId, 'CLUB_WAITING');
  const { meetings } = await getOverview(me);
  expect(names(meetings)).toEqual(['running', 'cancelled', 'next week']);
  expect(meetings.map(({ phase }) => phase)).toEqual(['ongoing', 'cancelled', 'open']);
});

test('a meeting in the activity overview has its hidden address and its room', async () => {
  const [host, me] = [await createMember(server.context), await createMember(server.context)];
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    location: '서울 성동구 연무장길 7',
    locationVisibility: 'JOINED',
  });
  await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
  const { meetings } = await getOverview(me);
  expect(meetings).toMatchObject([
    { clubId, location: '서울 성동구 연무장길 7', onlineLink: null, confirmation: null },
  ]);
  expect(meetings[0]?.roomId).toEqual(expect.any(Number));
});

// covers G31 (docs/coverage-statements.md)
test('the activity overview contains the time of arrival until the meeting is moved', async () => {
  const { clubId, host, member } = await createDoorClub();
  const readArrival = async () => (await getOverview(member)).meetings[0]?.arrivedAt;
  expect(await readArrival()).toBeNull();
  await postArrival(clubId, member, (await readDoorCode(clubId, host)).code);
  expect(await readArrival()).toBe(server.clock.now().toISOString());
  expect((await getOverview(host)).meetings[0]?.arrivedAt).toBeNull();
  const move = "update clubs set meeting_date = '2026-11-16' where club_id = $1";
  await runSql(server.context.database, move, [clubId]);
  expect(await readArrival()).toBeNull();
});

test('the activity overview counts all clubs to review and lists the newest three', async () => {
  const [host, me] = [await createMember(server.context), await createMember(server.context)];
  const ids: number[] = [];
  for (const [index, meetingDate] of ['10', '11', '12', '13', '14'].entries()) {
    const clubId = await createClub(server.context, {
      hostId: host.memberId,
      clubName: `review ${index}`,
      meetingDate: `2026-10-${meetingDate}`,
    });
    await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
    ids.push(clubId);
  }
  await insertRow(server.context.database, 'reviews', {
    club_id: ids[4],
    reviewer_id: me.memberId,
    reviewee_id: host.memberId,
    comment_category: 'CONSIDERATE',
  });
  const { reviews } = await getOverview(me);
  expect(reviews.count).toBe(4);
  expect(names(reviews.clubs)).toEqual(['review 3', 'review 2', 'review 1']);
});

test('the activity overview asks an absent member for reviews only after a contest', async () => {
  const [host, me] = [await createMember(server.context), await createMember(server.context)];
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    meetingDate: '2026-10-10',
  });
  await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
  const { database } = server.context;
  const confirm = 'update clubs set attendance_confirmed_at = now() where club_id = $1';
  await runSql(database, confirm, [clubId]);
  const marked_at = server.context.clock.now();
  await insertRow(database, 'absences', { club_id: clubId, member_id: me.memberId, marked_at });
  expect((await getOverview(me)).reviews.count).toBe(0);
  const contest = 'update absences set contested_at = marked_at where club_id = $1';
  await runSql(database, contest, [clubId]);
  expect((await getOverview(me)).reviews.count).toBe(1);
});

test('the activity overview of a host counts waiting applications per club', async () => {
  const [host, guest] = [await createMember(server.context), await createMember(server.context)];
  const clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, guest.memberId, 'CLUB_WAITING');
  const { waiting } = await getOverview(host);
  expect(waiting).toMatchObject({ count: 1, clubs: [{ clubId, count: 1 }] });
});
