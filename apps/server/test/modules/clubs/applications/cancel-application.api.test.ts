import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
let host: TestMember;
let guest: TestMember;
let clubId: number;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  host = await createMember(server.context);
  guest = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});
afterEach(() => checkInvariants(server.context));

function cancel(memberId: number, token?: string) {
  const url = `/api/clubs/${clubId}/signups/${memberId}`;
  return server.call({ method: 'DELETE', url, ...(token === undefined ? {} : { token }) });
}

async function statuses() {
  const sql = 'select status from club_members where club_id = $1 and member_id = $2';
  const rows = await runSql(server.context.database, sql, [clubId, guest.memberId]);
  return rows.map(({ status }) => status);
}

// covers S4.6, A4.9
test.each(['CLUB_WAITING', 'CLUB_JOINED'] as const)(
  '%s goes, and may come again',
  async (status) => {
    await addClubMember(server.context, clubId, guest.memberId, status);
    const version = server.context.listCacheVersion.current();
    expect((await cancel(guest.memberId, guest.token)).statusCode).toBe(204);
    expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
    expect(await statuses()).toEqual([]);
    const again = await cancel(guest.memberId, guest.token);
    expect(again.json()).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    const url = `/api/clubs/${clubId}/signups`;
    const payload = { memberId: guest.memberId, joinAnswer: '다시 왔어요.' };
    const back = await server.call({ method: 'POST', url, token: guest.token, payload });
    expect(back.statusCode).toBe(201);
  },
);

test.each(['CLUB_REJECTED', 'CLUB_KICKED'] as const)('%s is not shaken off', async (status) => {
  await addClubMember(server.context, clubId, guest.memberId, status);
  expect((await cancel(guest.memberId, guest.token)).json()).toMatchObject({
    status: 404,
    code: 'SIGNUP_NOT_FOUND',
  });
  expect(await statuses()).toEqual([status]);
});

describe('refused', () => {
  // covers A4.9
  test('for another, for a guest, for the host', async () => {
    await addClubMember(server.context, clubId, guest.memberId, 'CLUB_JOINED');
    expect((await cancel(guest.memberId, host.token)).json()).toMatchObject({ status: 403 });
    expect((await cancel(guest.memberId)).statusCode).toBe(401);
    expect((await cancel(host.memberId, host.token)).json()).toMatchObject({
      status: 422,
      code: 'HOST_CANNOT_LEAVE',
    });
    expect(await statuses()).toEqual(['CLUB_JOINED']);
  });

  // covers A4.9
  test('without a signup, without a club', async () => {
    expect((await cancel(guest.memberId, guest.token)).json()).toMatchObject({
      status: 404,
      code: 'SIGNUP_NOT_FOUND',
    });
    clubId = 999_999;
    expect((await cancel(guest.memberId, guest.token)).json()).toMatchObject({
      status: 404,
      code: 'CLUB_NOT_FOUND',
    });
  });

  // covers A4.9
  test('once the meeting is over: who was there was there', async () => {
    clubId = await createClub(server.context, {
      hostId: host.memberId,
      meetingDate: '2026-11-15',
      meetingTime: '12:00',
    });
    await addClubMember(server.context, clubId, guest.memberId, 'CLUB_JOINED');
    expect((await cancel(guest.memberId, guest.token)).json()).toMatchObject({
      status: 422,
      code: 'CLUB_ENDED',
    });
    expect(await statuses()).toEqual(['CLUB_JOINED']);
  });
});

test('a club closed before its time may still be left', async () => {
  clubId = await createClub(server.context, { hostId: host.memberId, cancelledAt: new Date(0) });
  await addClubMember(server.context, clubId, guest.memberId, 'CLUB_JOINED');
  expect((await cancel(guest.memberId, guest.token)).statusCode).toBe(204);
});
