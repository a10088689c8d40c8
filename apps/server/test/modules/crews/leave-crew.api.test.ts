import { expect } from 'vitest';
import { putAttendance } from '#test/factories/attendance-world.ts';
import {
  createCrew,
  describeDate,
  insertDate,
  makeCohost,
  passDays,
  readCrew,
  readRow,
  readStatus,
  send,
} from '#test/factories/crew-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const remove = (actor: TestMember, crewId: number, member: TestMember, reason?: string) =>
  send(actor, 'DELETE', `/api/crews/${crewId}/members/${member.memberId}`, { reason });

async function createCrewWithDate() {
  const world = await createCrew(2);
  const [member, other] = world.members;
  if (!member || !other) throw new Error('members are missing');
  const clubId = await insertDate(world, { seats: [member, other] });
  return { ...world, world, member, other, clubId };
}

// covers G13 (docs/coverage-statements.md)
test('a member who leaves a crew loses its future seats, and leaving twice is no error', async () => {
  const { crewId, host, member, other, clubId } = await createCrewWithDate();
  expect((await remove(member, crewId, member)).statusCode).toBe(204);
  expect((await remove(member, crewId, member)).statusCode).toBe(204);
  expect(await readStatus(crewId, member)).toBe(404);
  expect((await describeDate(clubId)).seats).toEqual([host.memberId, other.memberId].toSorted());
  expect((await readCrew(crewId, host)).memberCount).toBe(2);
  expect((await send(member, 'GET', `/api/clubs/${clubId}`)).statusCode).toBe(404);
});

test('a member who leaves a crew keeps the seat in a meeting that has begun', async () => {
  const { crewId, member, clubId } = await createCrewWithDate();
  server.clock.set('2026-11-25T20:30:00+09:00');
  await passDays(0, member);
  await remove(member, crewId, member);
  expect((await describeDate(clubId)).seats).toContain(member.memberId);
});

test('a removed member can still review past meetings and contest an absence', async () => {
  const { crewId, host, member, clubId } = await createCrewWithDate();
  server.clock.set('2026-11-25T20:30:00+09:00');
  await passDays(0, host, member);
  expect((await remove(host, crewId, member, 'AWAY')).statusCode).toBe(204);
  await passDays(1, host, member);
  expect((await putAttendance(clubId, host, { absent: [member.memberId] })).statusCode).toBe(204);
  expect((await send(member, 'GET', `/api/clubs/${clubId}`)).statusCode).toBe(200);
  const reviewees = await send(member, 'GET', `/api/reviews/clubs/${clubId}/reviewees`);
  expect(reviewees.statusCode).toBe(200);
  const contest = await send(member, 'PUT', `/api/clubs/${clubId}/attendance/contest`);
  expect(contest.statusCode).toBeLessThan(300);
});

// covers G13 (docs/coverage-statements.md)
test('a removal from a crew needs a reason, and the removed member cannot rejoin', async () => {
  const { crewId, host, member, clubId } = await createCrewWithDate();
  expect((await remove(host, crewId, member)).statusCode).toBe(400);
  expect((await remove(host, crewId, member, 'AWAY')).statusCode).toBe(204);
  expect((await remove(host, crewId, member, 'AWAY')).statusCode).toBe(204);
  expect(await readStatus(crewId, member)).toBe(404);
  expect((await describeDate(clubId)).seats).not.toContain(member.memberId);
  const url = `/api/crews/${crewId}/membership`;
  expect((await send(member, 'PUT', url, { joining: true })).statusCode).toBe(404);
  const row = await readRow(
    'select state, removal_reason from crew_members where crew_id = $1 and member_id = $2',
    [crewId, member.memberId],
  );
  expect(row).toEqual({ state: 'REMOVED', removal_reason: 'AWAY' });
});

test('the host of a crew cannot leave it', async () => {
  const { crewId, host } = await createCrew(1);
  const reply = await remove(host, crewId, host);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'HOST_CANNOT_LEAVE']);
});

test('co-hosts and members cannot remove members, and strangers get a 404', async () => {
  const { world, crewId, host, member, other } = await createCrewWithDate();
  await makeCohost(world, member);
  expect((await remove(member, crewId, other, 'AWAY')).statusCode).toBe(403);
  expect((await remove(other, crewId, host, 'AWAY')).statusCode).toBe(403);
  const stranger = await createMember(server.context);
  expect((await remove(stranger, crewId, other, 'AWAY')).statusCode).toBe(404);
  expect((await remove(host, crewId, stranger, 'AWAY')).statusCode).toBe(404);
});

test('an ended crew cancels its meetings and says until when its room is readable', async () => {
  const { crewId, host, member, clubId } = await createCrewWithDate();
  const end = () => send(host, 'DELETE', `/api/crews/${crewId}`);
  expect([(await end()).statusCode, (await end()).statusCode]).toEqual([202, 202]);
  const row = await readRow('select cancelled_at from clubs where club_id = $1', [clubId]);
  expect(row?.cancelled_at).not.toBeNull();
  expect(await readCrew(crewId, member)).toMatchObject({
    endedAt: server.clock.now().toISOString(),
    roomReadableUntil: '2026-12-15T03:00:00.000Z',
  });
  const own = await send(member, 'GET', `/api/members/${member.memberId}/crews`);
  expect(own.json().data).toEqual([]);
  const edit = await send(host, 'PATCH', `/api/crews/${crewId}`, { name: '다시' });
  expect([edit.statusCode, edit.json().code]).toEqual([422, 'CREW_ENDED']);
});

test('an outsider with a seat gets one notice when the crew ends', async () => {
  const { world, crewId, host, member } = await createCrewWithDate();
  const outsider = await createMember(server.context);
  await insertDate(world, { day: '2026-12-02', seats: [outsider, member] });
  await send(host, 'DELETE', `/api/crews/${crewId}`);
  const kinds = async (reader: TestMember) => {
    const lines: { kind: string }[] = (await send(reader, 'GET', '/api/notices')).json().data;
    return lines.map(({ kind }) => kind);
  };
  expect(await kinds(outsider)).toEqual(['CLUB_CANCELLED']);
  expect(await kinds(member)).not.toContain('CLUB_CANCELLED');
});

test('only members of a crew can switch on 매번 갈게요 (always going)', async () => {
  const { crewId, member } = await createCrewWithDate();
  const change = (actor: TestMember, going: boolean) =>
    send(actor, 'PUT', `/api/crews/${crewId}/always`, { going });
  expect((await change(member, true)).statusCode).toBe(204);
  expect((await readCrew(crewId, member)).alwaysGoing).toBe(true);
  expect((await change(member, false)).statusCode).toBe(204);
  expect((await readCrew(crewId, member)).alwaysGoing).toBe(false);
  expect((await change(await createMember(server.context), true)).statusCode).toBe(404);
});
