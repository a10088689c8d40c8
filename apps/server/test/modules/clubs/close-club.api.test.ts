import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
});

function close(clubId: number, token?: string) {
  const url = `/api/clubs/${clubId}`;
  return server.call({ method: 'DELETE', url, ...(token === undefined ? {} : { token }) });
}

function rowsOf(clubId: number) {
  const sql = `select c.cancelled_at, s.member_id, s.status
    from clubs c join club_members s using (club_id) where club_id = $1 order by club_member_id`;
  return runSql(server.context.database, sql, [clubId]);
}

// covers S4.3, P7.4, A4.7
test('closing a club twice closes it once and leaves every application as it was', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const participant = await createMember(server.context);
  await addClubMember(server.context, clubId, participant.memberId, 'CLUB_WAITING');
  const version = server.context.listCacheVersion.current();
  const reply = await close(clubId, host.token);
  expect([reply.statusCode, reply.body]).toEqual([202, '']);
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  const cancelled = { cancelled_at: server.clock.now() };
  const kept = [
    { ...cancelled, member_id: host.memberId, status: 'CLUB_JOINED' },
    { ...cancelled, member_id: participant.memberId, status: 'CLUB_WAITING' },
  ];
  expect(await rowsOf(clubId)).toEqual(kept);
  server.clock.advance(60_000);
  expect((await close(clubId, host.token)).statusCode).toBe(202);
  expect(await rowsOf(clubId)).toEqual(kept);
});

test('a club whose meeting has begun cannot be closed', async () => {
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    meetingDate: '2026-11-14',
  });
  expect((await close(clubId, host.token)).statusCode).toBe(202);
  expect(await rowsOf(clubId)).toMatchObject([{ cancelled_at: null }]);
});

// covers A4.7
test('only the host may close a club', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const participant = await createMember(server.context);
  await addClubMember(server.context, clubId, participant.memberId, 'CLUB_JOINED');
  expect((await close(clubId, participant.token)).json()).toMatchObject({
    status: 403,
    code: 'NOT_HOST',
  });
  expect((await close(clubId)).statusCode).toBe(401);
  expect((await close(999_999, host.token)).json()).toMatchObject({ code: 'CLUB_NOT_FOUND' });
  expect(await rowsOf(clubId)).toMatchObject([{ cancelled_at: null }, { cancelled_at: null }]);
});
