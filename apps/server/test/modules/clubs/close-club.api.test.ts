import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
});

function close(clubId: number, token?: string, payload?: object) {
  const url = `/api/clubs/${clubId}`;
  const caller = token === undefined ? {} : { token };
  return server.call({ method: 'DELETE', url, ...caller, ...(payload && { payload }) });
}

function readRows(clubId: number) {
  const sql = `select c.cancelled_at, s.member_id, s.status
    from clubs c join club_members s using (club_id) where club_id = $1 order by club_member_id`;
  return runSql(server.context.database, sql, [clubId]);
}

// covers S4.3, P7.4, A4.7 (docs/coverage-statements.md)
test('closing a club twice closes it once and leaves every application unchanged', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const participant = await createMember(server.context);
  await addClubMember(server.context, clubId, participant.memberId, 'CLUB_WAITING');
  const version = server.context.listCacheVersion.current();
  const reply = await close(clubId, host.token);
  expect([reply.statusCode, reply.body]).toEqual([202, '']);
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  const cancelled = { cancelled_at: server.clock.now() };
  const unchanged = [
    { ...cancelled, member_id: host.memberId, status: 'CLUB_JOINED' },
    { ...cancelled, member_id: participant.memberId, status: 'CLUB_WAITING' },
  ];
  expect(await readRows(clubId)).toEqual(unchanged);
  server.clock.advance(60_000);
  expect((await close(clubId, host.token)).statusCode).toBe(202);
  expect(await readRows(clubId)).toEqual(unchanged);
});

// covers M3.3 (docs/coverage-statements.md)
test('the club detail shows the reason and time of a cancellation', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const stranger = await createMember(server.context);
  const read = async () => {
    const url = `/api/clubs/${clubId}`;
    const { data } = (await server.call({ method: 'GET', url, token: stranger.token })).json();
    const { clubStatus, phase, cancelReason, cancelledAt } = data;
    return { clubStatus, phase, cancelReason, cancelledAt };
  };
  expect(await read()).toMatchObject({ phase: 'open', cancelReason: null, cancelledAt: null });
  expect((await close(clubId, host.token, { reason: ' 비가 와요.\n미안해요. ' })).statusCode).toBe(
    202,
  );
  const cancelled = {
    clubStatus: 'CLUB_CANCEL',
    phase: 'cancelled',
    cancelReason: '비가 와요.\n미안해요.',
    cancelledAt: server.clock.now().toISOString(),
  };
  expect(await read()).toEqual(cancelled);
  expect((await close(clubId, host.token, { reason: '다른 이유' })).statusCode).toBe(202);
  expect(await read()).toEqual(cancelled);
  const sql = 'select sequence from clubs where club_id = $1';
  expect(await runSql(server.context.database, sql, [clubId])).toEqual([{ sequence: 1 }]);
});

test.each([{}, { reason: '' }, { reason: null }])(
  'a cancellation with the body %j stores no reason',
  async (body) => {
    const clubId = await createClub(server.context, { hostId: host.memberId });
    expect((await close(clubId, host.token, body)).statusCode).toBe(202);
    const sql = 'select cancel_reason from clubs where club_id = $1';
    expect(await runSql(server.context.database, sql, [clubId])).toEqual([{ cancel_reason: null }]);
  },
);

test.each([{ reason: '가'.repeat(129) }, { reason: 7 }, []])(
  'a cancellation with the malformed body %j is refused',
  async (body) => {
    const clubId = await createClub(server.context, { hostId: host.memberId });
    expect((await close(clubId, host.token, body)).statusCode).toBe(400);
    expect(await readRows(clubId)).toMatchObject([{ cancelled_at: null }]);
  },
);

test('closing a club after its meeting began is refused with the reason', async () => {
  for (const meeting of [
    { meetingDate: '2026-11-14' },
    { meetingDate: '2026-11-15', meetingTime: '12:00' },
  ]) {
    const clubId = await createClub(server.context, { hostId: host.memberId, ...meeting });
    const reply = await close(clubId, host.token);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'CLUB_ENDED']);
    expect(await readRows(clubId)).toMatchObject([{ cancelled_at: null }]);
  }
});

// covers A4.7 (docs/coverage-statements.md)
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
  expect(await readRows(clubId)).toMatchObject([{ cancelled_at: null }, { cancelled_at: null }]);
});
