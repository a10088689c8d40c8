import { contract } from '@azit/contract';
import { describe, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { eraseMember } from '#test/factories/erase-member.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because a host withdraws through SQL and retains a future club.
test.override({ checksInvariants: false });

let host: TestMember;
let me: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  me = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

function send(kind: 'clubs' | 'members', id: number | string, payload: object, token = me.token) {
  return server.call({ method: 'POST', url: `/api/${kind}/reports/${id}`, payload, token });
}
const aboutClub = (parts: object = {}) => ({ reportCategory: 'INVITING_OTHERS', ...parts });
const aboutMember = (parts: object = {}) => ({ reportList: 'ADVERTISE', ...parts });

function storedReports(table: 'club_reports' | 'member_reports') {
  const text = `select category, reason from ${table} where reporter_id = $1`;
  return runSql(server.context.database, text, [me.memberId]);
}

function sorted(replies: { statusCode: number }[]) {
  return replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
}

describe('a report of a club', () => {
  // covers S3.18 (docs/coverage-statements.md)
  test('a report with a reason is stored with the reason', async () => {
    const reply = await send('clubs', clubId, aboutClub({ reportReason: ' 돈을\n보내래요 ' }));
    expect(reply.statusCode).toBe(201);
    expect(contract.reports.reportClub.response.parse(reply.json())).toEqual(reply.json());
    expect(await storedReports('club_reports')).toEqual([
      { category: 'INVITING_OTHERS', reason: '돈을\n보내래요' },
    ]);
  });

  test.each([{}, { reportReason: '' }, { reportReason: ' ' }, { reportReason: null }])(
    'a report with %j is stored without a reason',
    async (parts) => {
      expect((await send('clubs', clubId, aboutClub(parts))).statusCode).toBe(201);
      expect(await storedReports('club_reports')).toMatchObject([{ reason: null }]);
    },
  );

  // covers A4.13 (docs/coverage-statements.md)
  test('a report by the host, by a guest or of a nonexistent club is refused', async () => {
    expect((await send('clubs', clubId, aboutClub(), host.token)).statusCode).toBe(403);
    const unknown = await send('clubs', 2_147_483_647, aboutClub());
    expect(unknown.json()).toMatchObject({ status: 404, code: 'CLUB_NOT_FOUND' });
    expect((await send('clubs', clubId, aboutClub(), 'a.b.c')).statusCode).toBe(401);
  });

  // covers A1.13, A4.13 (docs/coverage-statements.md)
  test('a club report sent eight times in parallel is stored once', async () => {
    const taps = Array.from({ length: 8 }, () => send('clubs', clubId, aboutClub()));
    expect(sorted(await Promise.all(taps))).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect((await send('clubs', clubId, aboutClub())).json().code).toBe('ALREADY_REPORTED');
    expect(await storedReports('club_reports')).toHaveLength(1);
  });
});

describe('a report of a member', () => {
  // covers S3.18, A3.14 (docs/coverage-statements.md)
  test('a report is stored and may be repeated after the first report is closed', async () => {
    const reply = await send('members', host.memberId, aboutMember({ reportReason: '광고' }));
    expect(reply.statusCode).toBe(201);
    expect(contract.reports.reportMember.response.parse(reply.json())).toEqual(reply.json());
    const again = await send('members', host.memberId, aboutMember());
    expect(again.json()).toMatchObject({ status: 409, code: 'ALREADY_REPORTED' });
    await runSql(
      server.context.database,
      `update member_reports set closed_at = now(), verdict = '경고' where reporter_id = $1`,
      [me.memberId],
    );
    expect((await send('members', host.memberId, aboutMember())).statusCode).toBe(201);
  });

  // covers A3.14 (docs/coverage-statements.md)
  test('a report by a guest, of oneself or of a missing or withdrawn member is refused', async () => {
    const self = await send('members', me.memberId, aboutMember());
    expect(self.json()).toMatchObject({ status: 400, code: 'REPORT_SELF' });
    expect((await send('members', 2_147_483_647, aboutMember())).statusCode).toBe(404);
    await eraseMember(server.context, host.memberId);
    expect((await send('members', host.memberId, aboutMember())).statusCode).toBe(404);
    expect((await send('members', host.memberId, aboutMember(), 'a.b.c')).statusCode).toBe(401);
    expect(await storedReports('member_reports')).toEqual([]);
  });

  // covers A3.14 (docs/coverage-statements.md)
  test('a blocker may report the blocked member, who may not report the blocker', async () => {
    const url = `/api/members/${host.memberId}/block`;
    expect((await server.call({ method: 'POST', url, token: me.token })).statusCode).toBe(201);
    const blocked = await send('members', me.memberId, aboutMember(), host.token);
    expect(blocked.json()).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' });
    expect((await send('members', host.memberId, aboutMember())).statusCode).toBe(201);
    expect(await storedReports('member_reports')).toHaveLength(1);
  });

  test('a member report sent eight times in parallel is stored once', async () => {
    const taps = Array.from({ length: 8 }, () => send('members', host.memberId, aboutMember()));
    expect(sorted(await Promise.all(taps))).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await storedReports('member_reports')).toHaveLength(1);
  });
});

// covers S5.8, S5.19 (docs/coverage-statements.md)
test('a malformed report replies 400 and is not stored', async () => {
  const reasons = ['가'.repeat(129), 'a\u0007', 1, {}];
  for (const payload of [
    {},
    aboutClub({ reportCategory: 'BAD_LANGUAGE' }),
    aboutClub({ reportCategory: ['ETC'] }),
    ...reasons.map((reportReason) => aboutClub({ reportReason })),
  ]) {
    expect((await send('clubs', clubId, payload)).statusCode).toBe(400);
  }
  for (const payload of [
    {},
    aboutMember({ reportList: 'INVITING_OTHERS' }),
    aboutMember({ reportList: null }),
    ...reasons.map((reportReason) => aboutMember({ reportReason })),
  ]) {
    expect((await send('members', host.memberId, payload)).statusCode).toBe(400);
  }
  expect((await send('clubs', 'x', aboutClub())).statusCode).toBe(400);
  expect((await send('members', '0', aboutMember())).statusCode).toBe(400);
  expect(await storedReports('club_reports')).toEqual([]);
  expect(await storedReports('member_reports')).toEqual([]);
  const longest = aboutClub({ reportReason: '가'.repeat(128) });
  expect((await send('clubs', clubId, longest)).statusCode).toBe(201);
});
