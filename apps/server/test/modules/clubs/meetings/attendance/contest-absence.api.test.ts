import { describe, expect, vi } from 'vitest';
import {
  type AttendanceWorld,
  attendanceLines,
  changeClubRow,
  confirmAttendance,
  contestAbsence,
  createMetClub,
  readAttendance,
  readOwn,
} from '#test/factories/attendance-world.ts';
import { addClubMember } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { collectEnds, startBoth } from '#test/harness/race.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The tests advance the clock by days, so the first access token has expired by then. */
async function logInAgain(member: TestMember): Promise<TestMember> {
  return { ...member, token: await logInAs(server.context, member.memberId) };
}

let world: AttendanceWorld;
test.beforeEach(async () => {
  world = await createMetClub();
});

// covers C4.4 (docs/coverage-statements.md)
test('a member contests an absence once; a repeat sends no live event', async () => {
  const { host, came, away, clubId } = world;
  await confirmAttendance(world, away);
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  const reply = await contestAbsence(world, away);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  const memberIds = [host.memberId, came.memberId, away.memberId];
  expect(ring.mock.calls).toEqual([
    [{ event: 'notices', memberIds: [host.memberId] }],
    [{ event: 'club', clubId, memberIds }],
  ]);
  expect((await contestAbsence(world, away)).statusCode).toBe(204);
  expect(ring).toHaveBeenCalledTimes(2);
  ring.mockRestore();
  expect(await readOwn(clubId, away)).toMatchObject({
    myAttendance: 'CONTESTED',
    contestUntil: null,
  });
  expect(await readAttendance(clubId, host)).toContain(`${away.nickname} CONTESTED`);
});

test('contesting succeeds even if the clock is behind the time of the absence mark', async () => {
  const { away, clubId } = world;
  await confirmAttendance(world, away);
  server.clock.advance(-5_000);
  expect((await contestAbsence(world, away)).statusCode).toBe(204);
  expect(await readOwn(clubId, away)).toMatchObject({ myAttendance: 'CONTESTED' });
});

// covers C4.4 (docs/coverage-statements.md)
test('an absence can be contested for seven days after the mark, not after the meeting', async () => {
  const { away, clubId } = world;
  server.clock.advance(5 * DAY_MS);
  const host = await logInAgain(world.host);
  expect((await confirmAttendance({ ...world, host }, away)).statusCode).toBe(204);
  server.clock.advance(7 * DAY_MS);
  const late = await logInAgain(away);
  expect((await contestAbsence(world, late)).json()).toMatchObject({
    status: 422,
    code: 'ATTENDANCE_CLOSED',
    message: '표시된 지 7일이 지나서 더 알릴 수 없어요.',
  });
  const own = { myAttendance: 'ABSENT', contestUntil: null };
  expect(await readOwn(clubId, late)).toMatchObject(own);
  server.clock.advance(-1);
  expect((await contestAbsence(world, late)).statusCode).toBe(204);
});

test('contesting without an absence mark changes nothing', async () => {
  const { away, clubId } = world;
  expect((await contestAbsence(world, away)).statusCode).toBe(204);
  await confirmAttendance(world, away);
  await confirmAttendance(world);
  expect((await contestAbsence(world, away)).statusCode).toBe(204);
  expect((await readOwn(clubId, away)).myAttendance).toBe('CAME');
});

describe('refused contests of an absence', () => {
  test('the host and members without a seat cannot contest an absence', async () => {
    const { host, away, clubId } = world;
    await confirmAttendance(world, away);
    for (const status of ['CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED', undefined] as const) {
      const other = await createMember(server.context);
      if (status) await addClubMember(server.context, clubId, other.memberId, status);
      expect((await contestAbsence(world, other)).statusCode).toBe(403);
    }
    expect((await contestAbsence(world, host)).statusCode).toBe(403);
  });

  test('contesting is refused before the meeting ends and after a cancellation', async () => {
    const { away, clubId } = world;
    await changeClubRow(clubId, `meeting_date = '2026-11-21'`);
    expect((await contestAbsence(world, away)).json()).toMatchObject({
      status: 422,
      code: 'ATTENDANCE_CLOSED',
    });
    await changeClubRow(clubId, `meeting_date = '2026-11-14'`);
    await confirmAttendance(world, away);
    await changeClubRow(clubId, 'cancelled_at = now()');
    expect((await contestAbsence(world, away)).json()).toMatchObject({ code: 'CLUB_ENDED' });
    expect((await readOwn(clubId, away)).myAttendance).toBeNull();
  });
});

// covers C4.4 (docs/coverage-statements.md)
test('an absence withdrawn and contested in parallel ends as came or contested', async () => {
  const ends = await collectEnds(16, async (inOrder) => {
    const one = await createMetClub();
    await confirmAttendance(one, one.away);
    const [back, contest] = await startBoth(
      () => confirmAttendance(one),
      () => contestAbsence(one, one.away),
      inOrder,
    );
    const { myAttendance } = await readOwn(one.clubId, one.away);
    const lines = await attendanceLines(one.away);
    return `${back.statusCode} ${contest.statusCode} ${myAttendance} ${lines.length}`;
  });
  for (const end of ends) expect(['204 204 CAME 0', '204 204 CONTESTED 1']).toContain(end);
});

test('two parallel confirmations of the same absence notify the absent member once', async () => {
  const ends = await collectEnds(8, async (inOrder) => {
    const one = await createMetClub();
    const say = () => confirmAttendance(one, one.away);
    const replies = await startBoth(say, say, inOrder);
    const lines = await attendanceLines(one.away);
    return `${replies.map(({ statusCode }) => statusCode)} ${lines.length}`;
  });
  expect(ends).toEqual(['204,204 1']);
});

describe('the database constraints of absences', () => {
  const insert = `insert into absences (club_id, member_id, marked_at) values ($1, $2, now())`;
  const run = (sql: string, values: unknown[]) => runSql(server.context.database, sql, values);

  test('the database refuses an absence without a seat or before the confirmation', async () => {
    const { host, away, clubId } = world;
    const broken = 'no seat to be absent from';
    await expect(run(insert, [clubId, away.memberId])).rejects.toThrow(broken);
    await confirmAttendance(world);
    const applicant = await createMember(server.context);
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
    for (const { memberId } of [host, applicant, await createMember(server.context)]) {
      await expect(run(insert, [clubId, memberId])).rejects.toThrow(broken);
    }
  });

  test.each([
    ['a contest after seven days', `contested_at = marked_at + interval '168 hours'`],
    ['a contest before the mark', `contested_at = marked_at - interval '1 second'`],
    ['a decision about an uncontested absence', `decided_at = marked_at, decision = 'CAME'`],
    ['a decision without its time', `contested_at = marked_at, decision = 'CAME'`],
    ['an unknown decision', `contested_at = marked_at, decided_at = marked_at, decision = 'MAYBE'`],
  ])('the database refuses %s', async (_what, assignment) => {
    await confirmAttendance(world, world.away);
    const sql = `update absences set ${assignment} where club_id = $1`;
    await expect(run(sql, [world.clubId])).rejects.toThrow('violates check constraint');
  });

  test('the database refuses a confirmation before the end of the meeting', async () => {
    const early = `attendance_confirmed_at = '2026-11-14T15:59:59+09:00'`;
    await expect(changeClubRow(world.clubId, early)).rejects.toThrow('club_attendance_after_end');
  });
});
