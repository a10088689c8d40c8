import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let applicant: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  applicant = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

function cancel(memberId: number, token?: string) {
  const url = `/api/clubs/${clubId}/signups/${memberId}`;
  return server.call({ method: 'DELETE', url, ...(token === undefined ? {} : { token }) });
}

async function statuses() {
  const sql = 'select status from club_members where club_id = $1 and member_id = $2';
  const rows = await runSql(server.context.database, sql, [clubId, applicant.memberId]);
  return rows.map(({ status }) => status);
}

// covers S4.6, A4.9 (docs/coverage-statements.md)
test.each(['CLUB_WAITING', 'CLUB_JOINED'] as const)(
  'a member in state %s who cancels may apply again',
  async (status) => {
    await addClubMember(server.context, clubId, applicant.memberId, status);
    const version = server.context.listCacheVersion.current();
    expect((await cancel(applicant.memberId, applicant.token)).statusCode).toBe(204);
    expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
    expect(await statuses()).toEqual([]);
    const again = await cancel(applicant.memberId, applicant.token);
    expect(again.json()).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    const url = `/api/clubs/${clubId}/signups`;
    const payload = { memberId: applicant.memberId, joinAnswer: '다시 왔어요.' };
    const back = await server.call({ method: 'POST', url, token: applicant.token, payload });
    expect(back.statusCode).toBe(201);
  },
);

test.each(['CLUB_REJECTED', 'CLUB_KICKED'] as const)(
  'a member in state %s cannot cancel, and the state is unchanged',
  async (status) => {
    await addClubMember(server.context, clubId, applicant.memberId, status);
    expect((await cancel(applicant.memberId, applicant.token)).json()).toMatchObject({
      status: 404,
      code: 'SIGNUP_NOT_FOUND',
    });
    expect(await statuses()).toEqual([status]);
  },
);

describe('refused cancellations of an application', () => {
  // covers A4.9 (docs/coverage-statements.md)
  test('only the applicant, not the host, may cancel an application', async () => {
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
    expect((await cancel(applicant.memberId, host.token)).json()).toMatchObject({ status: 403 });
    expect((await cancel(applicant.memberId)).statusCode).toBe(401);
    expect((await cancel(host.memberId, host.token)).json()).toMatchObject({
      status: 422,
      code: 'HOST_CANNOT_LEAVE',
    });
    expect(await statuses()).toEqual(['CLUB_JOINED']);
  });

  // covers A4.9 (docs/coverage-statements.md)
  test('cancelling is refused if the application or the club does not exist', async () => {
    expect((await cancel(applicant.memberId, applicant.token)).json()).toMatchObject({
      status: 404,
      code: 'SIGNUP_NOT_FOUND',
    });
    clubId = 999_999;
    expect((await cancel(applicant.memberId, applicant.token)).json()).toMatchObject({
      status: 404,
      code: 'CLUB_NOT_FOUND',
    });
  });

  // covers A4.9 (docs/coverage-statements.md)
  test('a cancellation is refused once the meeting has begun', async () => {
    clubId = await createClub(server.context, {
      hostId: host.memberId,
      meetingDate: '2026-11-15',
      meetingTime: '12:00',
    });
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
    expect((await cancel(applicant.memberId, applicant.token)).json()).toMatchObject({
      status: 422,
      code: 'CLUB_ENDED',
    });
    expect(await statuses()).toEqual(['CLUB_JOINED']);
  });
});

test('a member may leave a club that was cancelled before its meeting', async () => {
  clubId = await createClub(server.context, { hostId: host.memberId, cancelledAt: new Date(0) });
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
  expect((await cancel(applicant.memberId, applicant.token)).statusCode).toBe(204);
});
