import { expect, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { LocalCounts } from '#server/limits/local-counts.ts';
import { keyedHash } from '#server/runtime/keyed-hash.ts';
import { putAttendance, readAttendance } from '#test/factories/attendance-world.ts';
import { addClubMember } from '#test/factories/club-factory.ts';
import { createCrew, makeCohost, newCrew, send } from '#test/factories/crew-factory.ts';
import {
  createDoorClub,
  type DoorWorld,
  getDoorCode,
  postArrival,
  readDoorCode,
} from '#test/factories/door-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { server, test } from '#test/harness/server-test.ts';

const MINUTE_MS = 60_000;
const WRONG = { status: 409, code: 'DOOR_CODE_MISMATCH' };

let world: DoorWorld;
test.beforeEach(async () => {
  await resetLimits(server.context);
  world = await createDoorClub();
});

/** Also logs in again: the first access tokens expire before the end of the meeting. */
async function goTo(instant: string): Promise<DoorWorld> {
  server.clock.set(instant);
  const logIn = async (member: TestMember) => {
    return { ...member, token: await logInAs(server.context, member.memberId) };
  };
  return { ...world, host: await logIn(world.host), member: await logIn(world.member) };
}

async function readArrived({ clubId, host }: DoorWorld): Promise<string[]> {
  const { members } = await readDoorCode(clubId, host);
  return members.filter(({ arrivedAt }) => arrivedAt !== null).map(({ nickname }) => nickname);
}

async function readOwnArrival({ clubId, member }: DoorWorld) {
  return (await send(member, 'GET', `/api/clubs/${clubId}`)).json().data.arrivedAt;
}

// covers G30 (docs/coverage-statements.md)
test('the host gets the door code, its end and the list of members with a seat', async () => {
  const { clubId, host, member } = world;
  server.clock.advance(8_000);
  expect(await readDoorCode(clubId, host)).toEqual({
    code: expect.stringMatching(/^[A-HJKMNPR-Z]{6}$/),
    expiresAt: '2026-11-15T03:00:30.000Z',
    expiresInMs: 22_000,
    members: [expect.objectContaining({ memberId: member.memberId, arrivedAt: null })],
  });
});

// covers G31 (docs/coverage-statements.md)
test('a member who enters the door code has arrived; a second tap changes nothing', async () => {
  const { clubId, host, member } = world;
  const { code } = await readDoorCode(clubId, host);
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  const reply = await postArrival(clubId, member, code.toLowerCase());
  expect([reply.statusCode, reply.body]).toEqual([201, '']);
  server.clock.advance(5 * MINUTE_MS);
  expect((await postArrival(clubId, member, code)).statusCode).toBe(201);
  const memberIds = [host.memberId, member.memberId];
  expect(ring.mock.calls).toEqual([[{ event: 'club', clubId, memberIds }]]);
  ring.mockRestore();
  expect(await readArrived(world)).toEqual([member.nickname]);
  expect(await readOwnArrival(world)).toBe('2026-11-15T03:00:00.000Z');
});

test('two parallel arrivals of one member both get 201', async () => {
  const { clubId, host, member } = world;
  const { code } = await readDoorCode(clubId, host);
  const taps = await Promise.all([1, 2].map(() => postArrival(clubId, member, code)));
  expect(taps.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
});

// covers G30 (docs/coverage-statements.md)
test.for([
  [-20_000, 201],
  [-20_001, 409],
  [49_999, 201],
  [50_000, 409],
] as const)('%i ms after the start of its period a door code gets %i', async ([ms, status]) => {
  const { clubId, host, member } = world;
  const { code } = await readDoorCode(clubId, host);
  server.clock.advance(ms);
  expect((await postArrival(clubId, member, code)).statusCode).toBe(status);
});

// covers G30 (docs/coverage-statements.md)
test('the door code of another club is refused', async () => {
  const other = await createDoorClub();
  const { code } = await readDoorCode(other.clubId, other.host);
  const reply = await postArrival(world.clubId, world.member, code);
  expect(reply.json()).toMatchObject({
    ...WRONG,
    message: '글자가 맞지 않아요. 지금 보이는 글자를 써 주세요.',
  });
});

// covers G30 (docs/coverage-statements.md)
test.for([
  ['11:09:59', '시작 1시간 전부터 쓸 수 있어요.'],
  ['12:40:00', '모임이 끝나 쓸 수 없어요.'],
] as const)('at %s no door code is shown or accepted: %s', async ([time, message]) => {
  const { clubId, host, member } = await goTo(`2026-11-15T${time}+09:00`);
  const closed = { status: 422, code: 'DOOR_CLOSED', message };
  expect((await getDoorCode(clubId, host)).json()).toMatchObject(closed);
  expect((await postArrival(clubId, member, 'ABCDEF')).json()).toMatchObject(closed);
});

test('a cancelled meeting has no door code', async () => {
  const { clubId, host, member } = world;
  await runSql(server.context.database, 'update clubs set cancelled_at = $1 where club_id = $2', [
    server.clock.now(),
    clubId,
  ]);
  expect((await getDoorCode(clubId, host)).statusCode).toBe(422);
  expect((await postArrival(clubId, member, 'ABCDEF')).statusCode).toBe(422);
});

// covers G31 (docs/coverage-statements.md)
test.for([
  [undefined, 403],
  ['CLUB_WAITING', 403],
  ['CLUB_REJECTED', 403],
  ['CLUB_KICKED', 403],
] as const)('the right code of somebody with the status %s gets %i', async ([status, expected]) => {
  const { clubId, host } = world;
  const outsider = await createMember(server.context);
  if (status) await addClubMember(server.context, clubId, outsider.memberId, status);
  const { code } = await readDoorCode(clubId, host);
  const reply = await postArrival(clubId, outsider, code);
  expect(reply.json()).toMatchObject({
    status: expected,
    message: '이 모임에 함께하는 사람만 쓸 수 있어요.',
  });
  expect((await getDoorCode(clubId, outsider)).statusCode).toBe(403);
});

test('a member who is removed after the arrival has no arrival any more', async () => {
  const { clubId, host, member } = world;
  await postArrival(clubId, member, (await readDoorCode(clubId, host)).code);
  const kicks = `/api/clubs/${clubId}/kicks/${member.memberId}`;
  expect((await send(host, 'PATCH', kicks)).statusCode).toBe(204);
  expect((await readDoorCode(clubId, host)).members).toEqual([]);
});

test('an arrival does not count for a meeting that has moved to another day', async () => {
  const { clubId, host, member } = world;
  await postArrival(clubId, member, (await readDoorCode(clubId, host)).code);
  const moved = { meetingDate: '2026-11-16' };
  expect((await send(host, 'POST', `/api/clubs/${clubId}/changes`, moved)).statusCode).toBe(201);
  expect(await readOwnArrival(world)).toBeNull();
});

// covers G31 (docs/coverage-statements.md)
test('after ten tries within ten minutes even the right door code gets a 429', async () => {
  const { clubId, host, member } = world;
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await postArrival(clubId, member, 'AAAAAA')).json()).toMatchObject(WRONG);
  }
  const { code } = await readDoorCode(clubId, host);
  expect((await postArrival(clubId, member, code)).json()).toMatchObject({
    status: 429,
    message: '너무 자주 시도했어요. 10분 뒤에 다시 시도해 주세요.',
  });
  server.clock.advance(10 * MINUTE_MS);
  const later = await readDoorCode(clubId, host);
  expect((await postArrival(clubId, member, later.code)).statusCode).toBe(201);
});

// covers G30 (docs/coverage-statements.md)
test('every process accepts the door code, and all of them count wrong codes together', async () => {
  const { clubId, host, member } = world;
  const { context } = server;
  const jwtSecret = 'a secret of the whole installation';
  const [first, second] = await Promise.all(
    [1, 2].map(() =>
      createApp({
        ...context,
        localCounts: new LocalCounts(),
        keyedHash: keyedHash(jwtSecret),
      }),
    ),
  );
  const as = ({ token }: TestMember) => ({ headers: { authorization: `Bearer ${token}` } });
  const url = `/api/clubs/${clubId}`;
  const read = await first?.inject({ method: 'GET', url: `${url}/door-code`, ...as(host) });
  const payload = { code: read?.json().data.code };
  const arrive = { method: 'POST', url: `${url}/arrivals`, ...as(member) } as const;
  for (let tried = 0; tried < 9; tried += 1) {
    await first?.inject({ ...arrive, payload: { code: 'AAAAAA' } });
  }
  expect((await second?.inject({ ...arrive, payload }))?.statusCode).toBe(201);
  expect((await second?.inject({ ...arrive, payload }))?.statusCode).toBe(429);
  await Promise.all([first?.close(), second?.close()]);
});

// covers G30 (docs/coverage-statements.md)
test('a co-host of a crew gets the door code and a live event of each arrival', async () => {
  const crew = await createCrew(2, { plan: { ...newCrew.plan, meetingTime: '12:10' } });
  const [cohost, member] = crew.members as [TestMember, TestMember];
  await makeCohost(crew, cohost);
  const opened = await send(crew.host, 'POST', `/api/crews/${crew.crewId}/dates`, {
    meetingDate: '2026-11-15',
  });
  const clubId = Number(opened.json().data.clubId);
  await send(member, 'PUT', `/api/clubs/${clubId}/answer`, { going: true });
  const { code } = await readDoorCode(clubId, cohost);
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  expect((await postArrival(clubId, member, code)).statusCode).toBe(201);
  const memberIds = [crew.host.memberId, cohost.memberId, member.memberId];
  expect(ring.mock.calls).toEqual([[{ event: 'club', clubId, memberIds }]]);
  ring.mockRestore();
});

// covers G32 (docs/coverage-statements.md)
test('a host can mark an arrived member as absent only by naming them in despiteCode', async () => {
  const { clubId, host, member } = world;
  await postArrival(clubId, member, (await readDoorCode(clubId, host)).code);
  const { host: later } = await goTo('2026-11-15T12:40:00+09:00');
  const absent = [member.memberId];
  const refused = await putAttendance(clubId, later, { absent });
  expect(refused.json()).toMatchObject({ status: 409, code: 'ARRIVED_BY_CODE' });
  expect(await readAttendance(clubId, later)).toEqual([`${member.nickname} CAME`]);
  const contradicted = await putAttendance(clubId, later, { absent, despiteCode: absent });
  expect(contradicted.statusCode).toBe(204);
  expect(await readAttendance(clubId, later)).toEqual([`${member.nickname} ABSENT`]);
  expect((await putAttendance(clubId, later, { absent })).statusCode).toBe(204);
});

test('an arrival answers the question of the day before, for the member and the host', async () => {
  const { clubId, host, member } = world;
  const sql = `update club_members set decided_at = '2026-11-13T12:00:00+09:00' where club_id = $1`;
  await runSql(server.context.database, sql, [clubId]);
  const read = async (who: TestMember) =>
    (await send(who, 'GET', `/api/clubs/${clubId}`)).json().data;
  expect((await read(member)).myConfirmation).toBe('PENDING');
  await postArrival(clubId, member, (await readDoorCode(clubId, host)).code);
  expect((await read(member)).myConfirmation).toBe('GOING');
  const { clubMembers } = await read(host);
  const seen = clubMembers.find(
    (row: { member: TestMember }) => row.member.memberId === member.memberId,
  );
  expect(seen.confirmation).toBe('GOING');
});
