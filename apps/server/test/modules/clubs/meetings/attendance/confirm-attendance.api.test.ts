import { describe, expect, vi } from 'vitest';
import {
  type AttendanceWorld,
  attendanceLines,
  changeClubRow,
  confirmAttendance,
  contestAbsence,
  createMetClub,
  getAttendance,
  putAttendance,
  readAttendance,
  readOwn,
} from '#test/factories/attendance-world.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const MARKED = '안 오신 걸로 되어 있어요. 오셨다면 7일 안에 알려 주세요';

let world: AttendanceWorld;
test.beforeEach(async () => {
  world = await createMetClub();
});

// covers C4.1, C4.2 (docs/coverage-statements.md)
test('before the host confirms, every member counts as having come to the meeting', async () => {
  const { host, came, away, clubId } = world;
  const reply = (await getAttendance(clubId, host)).json().data;
  expect(reply).toMatchObject({ confirmedAt: null, closesAt: '2026-11-21T07:00:00.000Z' });
  expect(reply.members).toEqual([
    expect.objectContaining({ memberId: came.memberId, attendance: 'CAME', isFixed: false }),
    expect.objectContaining({ memberId: away.memberId, attendance: 'CAME', isFixed: false }),
  ]);
  const nothing = { myAttendance: null, contestUntil: null };
  expect(await readOwn(clubId, host)).toEqual({ attendance: 'OPEN', ...nothing });
  expect(await readOwn(clubId, away)).toEqual({ attendance: null, ...nothing });
});

// covers C4.2 (docs/coverage-statements.md)
test('a confirmation that everyone came notifies no one and can be changed', async () => {
  const { host, came, clubId } = world;
  const reply = await confirmAttendance(world);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect((await readOwn(clubId, host)).attendance).toBe('CONFIRMED');
  expect(await readOwn(clubId, came)).toMatchObject({ myAttendance: 'CAME', contestUntil: null });
  expect(await attendanceLines(came)).toEqual([]);
  const confirmedAt = server.clock.now().toISOString();
  server.clock.advance(60_000);
  await confirmAttendance(world, world.away);
  expect((await getAttendance(clubId, host)).json().data.confirmedAt).toBe(confirmedAt);
});

// covers C4.2, C4.3 (docs/coverage-statements.md)
test('a member marked absent is notified once, even if the host repeats the mark', async () => {
  const { host, came, away, clubId } = world;
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  expect((await confirmAttendance(world, away)).statusCode).toBe(204);
  const rung = ring.mock.calls.length;
  expect((await confirmAttendance(world, away, away)).statusCode).toBe(204);
  expect(ring).toHaveBeenCalledTimes(rung);
  ring.mockRestore();
  expect(await attendanceLines(away)).toEqual([MARKED]);
  expect(await attendanceLines(came)).toEqual([]);
  expect(await readAttendance(clubId, host)).toEqual([
    `${came.nickname} CAME`,
    `${away.nickname} ABSENT`,
  ]);
  const until = new Date(server.clock.now().getTime() + 7 * 24 * 60 * 60_000).toISOString();
  expect(await readOwn(clubId, away)).toEqual({
    attendance: null,
    myAttendance: 'ABSENT',
    contestUntil: until,
  });
});

// covers C4.3 (docs/coverage-statements.md)
test('the notice about an absence links to the club', async () => {
  await confirmAttendance(world, world.away);
  const call = { method: 'GET', url: '/api/notices', token: world.away.token } as const;
  expect((await server.call(call)).json().data[0]).toMatchObject({
    kind: 'ATTENDANCE',
    link: `/azit/detail/${world.clubId}`,
    memberId: world.host.memberId,
  });
});

// covers C4.2 (docs/coverage-statements.md)
test('a withdrawn absence mark deletes its notice, and a new mark notifies again', async () => {
  const { host, came, away, clubId } = world;
  await confirmAttendance(world, away);
  expect((await confirmAttendance(world, came)).statusCode).toBe(204);
  expect(await attendanceLines(away)).toEqual([]);
  expect(await readOwn(clubId, away)).toMatchObject({ myAttendance: 'CAME', contestUntil: null });
  expect(await readAttendance(clubId, host)).toEqual([
    `${came.nickname} ABSENT`,
    `${away.nickname} CAME`,
  ]);
  await confirmAttendance(world, away);
  expect(await attendanceLines(away)).toEqual([MARKED]);
});

// covers C4.4 (docs/coverage-statements.md)
test('a contested absence stays contested after another confirmation by the host', async () => {
  const { host, away, clubId } = world;
  await confirmAttendance(world, away);
  await contestAbsence(world, away);
  for (const absent of [[], [away]]) {
    expect((await confirmAttendance(world, ...absent)).statusCode).toBe(204);
    const { members } = (await getAttendance(clubId, host)).json().data;
    expect(members[1]).toMatchObject({ attendance: 'CONTESTED', isFixed: true });
  }
  expect(await attendanceLines(away)).toEqual(['왔다고 알렸어요. 확인하고 있어요']);
});

// covers C4.4 (docs/coverage-statements.md)
test('a host who is notified of a contested absence can change it to came', async () => {
  const { host, away, clubId } = world;
  await confirmAttendance(world, away);
  await contestAbsence(world, away);
  const name = `${away.nickname}님`;
  expect(await attendanceLines(host)).toEqual([`${name}이 왔다고 해요. 맞으면 바로잡아 주세요`]);
  const payload = { absent: [], came: [away.memberId] };
  expect((await putAttendance(clubId, host, payload)).statusCode).toBe(204);
  expect(await readAttendance(clubId, host)).toContain(`${away.nickname} CAME`);
  expect(await attendanceLines(host)).toEqual([`${name}을 온 것으로 바로잡았어요`]);
  expect(await attendanceLines(away)).toEqual(['확인해 보니 오셨어요. 온 것으로 바로잡았어요']);
});

test('a contested absence that an operator has decided cannot be taken back', async () => {
  const { host, away, clubId } = world;
  await confirmAttendance(world, away);
  await contestAbsence(world, away);
  const decide = `update absences set decision = 'ABSENT', decided_at = contested_at
    where club_id = $1`;
  await runSql(server.context.database, decide, [clubId]);
  await putAttendance(clubId, host, { absent: [], came: [away.memberId] });
  expect(await readAttendance(clubId, host)).toContain(`${away.nickname} ABSENT`);
  expect(await attendanceLines(host)).toEqual([`${away.nickname}님은 오지 않은 것으로 남았어요`]);
});

// covers C4.5 (docs/coverage-statements.md)
test('a member sees only their own attendance', async () => {
  const { came, away, clubId } = world;
  await confirmAttendance(world, away);
  expect(await readAttendance(clubId, came)).toEqual([`${came.nickname} CAME`]);
  expect(await readAttendance(clubId, away)).toEqual([`${away.nickname} ABSENT`]);
  const detail = { method: 'GET', url: `/api/clubs/${clubId}`, token: came.token } as const;
  expect((await server.call(detail)).body).not.toContain('ABSENT');
});

// covers C4.5 (docs/coverage-statements.md)
test('a withdrawn member and a member who blocked the host look the same to the host', async () => {
  const { host, came, away, clubId } = world;
  const block = { method: 'POST', url: `/api/members/${host.memberId}/block` } as const;
  expect((await server.call({ ...block, token: came.token })).statusCode).toBe(201);
  await withdraw(server.context, away.memberId);
  expect((await readOwn(clubId, host)).attendance).toBe('OPEN');
  expect((await confirmAttendance(world, came, away)).statusCode).toBe(204);
  const { members } = (await getAttendance(clubId, host)).json().data;
  const [blocker, gone] = members.map(({ memberId, ...shown }: { memberId: number }) => shown);
  expect(blocker).toEqual({ ...gone, attendance: 'ABSENT' });
  expect(gone.nickname).toBe('알 수 없는 회원');
  // Attendance concerns the member's own seat, so the notice arrives even from a blocked host.
  expect(await attendanceLines(came)).toEqual([MARKED]);
  const noticeKinds = 'select kind from notices where member_id = $1';
  expect(await runSql(server.context.database, noticeKinds, [away.memberId])).toEqual([]);
});

test('a host whose meeting had no other members has no attendance to confirm', async () => {
  const { context } = server;
  const host = await createMember(context);
  const clubId = await createClub(context, { hostId: host.memberId, meetingDate: '2026-11-14' });
  await addClubMember(context, clubId, world.came.memberId, 'CLUB_WAITING');
  expect((await readOwn(clubId, host)).attendance).toBeNull();
});

describe('refused confirmations of attendance', () => {
  // covers C4.1 (docs/coverage-statements.md)
  test.each([
    ['is still open', `meeting_date = '2026-11-21'`, 'ATTENDANCE_CLOSED', '끝난 뒤에'],
    [
      'is ongoing',
      `meeting_date = '2026-11-15', meeting_time = '11:00'`,
      'ATTENDANCE_CLOSED',
      '끝난',
    ],
    [
      'ended 7 days ago',
      `meeting_date = '2026-11-08', meeting_time = '10:00'`,
      'ATTENDANCE_CLOSED',
      '7일',
    ],
    ['is cancelled', `cancelled_at = now()`, 'CLUB_ENDED', '취소돼서'],
  ])(
    'confirming attendance is refused when the club %s',
    async (_state, assignment, code, words) => {
      const { host, away, clubId } = world;
      await changeClubRow(clubId, assignment);
      const reply = (await confirmAttendance(world, away)).json();
      expect(reply).toMatchObject({ status: 422, code, message: expect.stringContaining(words) });
      expect((await readOwn(clubId, host)).attendance).toBeNull();
      expect(await attendanceLines(away)).toEqual([]);
    },
  );

  test('only the host may confirm attendance', async () => {
    const reply = await putAttendance(world.clubId, world.came, { absent: [] });
    expect(reply.json()).toMatchObject({ status: 403, code: 'NOT_HOST' });
  });

  test.each(['CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED', undefined] as const)(
    'a confirmation that marks a member in state %s as absent is refused as a whole',
    async (status) => {
      const other = await createMember(server.context);
      if (status) await addClubMember(server.context, world.clubId, other.memberId, status);
      const reply = (await confirmAttendance(world, world.away, other)).json();
      expect(reply).toMatchObject({ status: 400, fieldErrors: [{ field: 'absent' }] });
      expect((await readOwn(world.clubId, world.host)).attendance).toBe('OPEN');
      expect(await attendanceLines(world.away)).toEqual([]);
    },
  );

  test('a confirmation without a valid list of absent members is refused', async () => {
    const { host, away, clubId } = world;
    expect((await confirmAttendance(world, host)).statusCode).toBe(400);
    expect((await putAttendance(clubId, host, {})).statusCode).toBe(400);
    const absent = Array.from({ length: 21 }, () => away.memberId);
    expect((await putAttendance(clubId, host, { absent })).statusCode).toBe(400);
  });
});

test.each(['CLUB_WAITING', 'CLUB_KICKED', undefined] as const)(
  'attendance is hidden from a member in state %s',
  async (status) => {
    const other = await createMember(server.context);
    if (status) await addClubMember(server.context, world.clubId, other.memberId, status);
    expect((await getAttendance(world.clubId, other)).statusCode).toBe(403);
  },
);
