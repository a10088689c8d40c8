import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let applicant: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  applicant = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId, memberLimit: 3 });
});

type Caller = { token?: string };

function decide(status: unknown, { token }: Caller = host, memberId = applicant.memberId) {
  return server.call({
    method: 'PATCH',
    url: `/api/clubs/${clubId}/signups/${memberId}`,
    payload: { status },
    ...(token === undefined ? {} : { token }),
  });
}

function add(status: ClubMemberStatus, { memberId } = applicant) {
  return addClubMember(server.context, clubId, memberId, status);
}

async function ownRow() {
  const sql = `select status, decided_at, (select joined_count from clubs where club_id = $1) as seats
    from club_members where club_id = $1 and member_id = $2`;
  const [row] = await runSql(server.context.database, sql, [clubId, applicant.memberId]);
  return row;
}

// covers S4.4, A4.11 (docs/coverage-statements.md)
test('accepting an applicant fills a seat and refreshes the public lists', async () => {
  await add('CLUB_WAITING');
  const version = server.context.listCacheVersion.current();
  const reply = await decide('CLUB_JOINED');
  expect([reply.statusCode, reply.body]).toEqual([202, '']);
  expect(await ownRow()).toEqual({
    status: 'CLUB_JOINED',
    decided_at: server.clock.now(),
    seats: 2,
  });
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
});

// covers S4.4 (docs/coverage-statements.md)
test('a rejected applicant takes no seat and may apply again a day later', async () => {
  await add('CLUB_WAITING');
  expect((await decide('CLUB_REJECTED')).statusCode).toBe(202);
  expect(await ownRow()).toEqual({
    status: 'CLUB_REJECTED',
    decided_at: server.clock.now(),
    seats: 1,
  });
});

// covers A4.11 (docs/coverage-statements.md)
test.each(['CLUB_WAITING', 'CLUB_KICKED', 'JOINED', '', null, 1, undefined])(
  'the status %j is refused as a decision',
  async (status) => {
    await add('CLUB_WAITING');
    expect((await decide(status)).json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'status', message: '수락이나 거절만 할 수 있어요.' }],
    });
  },
);

describe('refused decisions on applications', () => {
  // covers A4.11 (docs/coverage-statements.md)
  test('a decision from anyone but the host is refused', async () => {
    await add('CLUB_WAITING');
    const joined = await createMember(server.context);
    await add('CLUB_JOINED', joined);
    for (const caller of [applicant, joined]) {
      expect((await decide('CLUB_JOINED', caller)).json()).toMatchObject({
        status: 403,
        code: 'NOT_HOST',
      });
    }
    expect((await decide('CLUB_JOINED', {})).statusCode).toBe(401);
    expect(await ownRow()).toMatchObject({ status: 'CLUB_WAITING' });
  });

  test('a decision about a nonexistent club, application or member is refused', async () => {
    expect((await decide('CLUB_JOINED')).json()).toMatchObject({
      status: 404,
      code: 'SIGNUP_NOT_FOUND',
    });
    expect((await decide('CLUB_JOINED', host, 999_999)).json()).toMatchObject({
      status: 404,
      code: 'SIGNUP_NOT_FOUND',
    });
    clubId = 999_999;
    expect((await decide('CLUB_JOINED')).json()).toMatchObject({ code: 'CLUB_NOT_FOUND' });
  });

  // covers A4.11 (docs/coverage-statements.md)
  test.each(['CLUB_JOINED', 'CLUB_REJECTED', 'CLUB_KICKED'] as const)(
    'a decision about a member who is %s and not waiting is refused',
    async (status) => {
      await add(status);
      for (const wanted of ['CLUB_JOINED', 'CLUB_REJECTED']) {
        expect((await decide(wanted)).json()).toMatchObject({
          status: 409,
          code: 'SIGNUP_NOT_WAITING',
        });
      }
      expect(await ownRow()).toMatchObject({ status });
    },
  );

  test('a decision about the host is refused', async () => {
    const reply = await decide('CLUB_REJECTED', host, host.memberId);
    expect(reply.json()).toMatchObject({ status: 409, code: 'SIGNUP_NOT_WAITING' });
  });

  // covers A4.11 (docs/coverage-statements.md)
  test('accepting is refused beyond the member limit, but rejecting is possible', async () => {
    await add('CLUB_WAITING');
    await add('CLUB_JOINED', await createMember(server.context));
    await add('CLUB_JOINED', await createMember(server.context));
    expect((await decide('CLUB_JOINED')).json()).toMatchObject({ status: 409, code: 'CLUB_FULL' });
    expect((await decide('CLUB_REJECTED')).statusCode).toBe(202);
  });

  test.each([
    ['over', { meetingDate: '2026-11-15', meetingTime: '12:00' }],
    ['closed', { cancelledAt: new Date(0) }],
  ])('a decision is refused when the club is %s', async (_name, parts) => {
    clubId = await createClub(server.context, { hostId: host.memberId, ...parts });
    await add('CLUB_WAITING');
    for (const wanted of ['CLUB_JOINED', 'CLUB_REJECTED']) {
      expect((await decide(wanted)).json()).toMatchObject({ status: 422, code: 'CLUB_ENDED' });
    }
  });

  test('accepting a withdrawn member is refused, but rejecting is possible', async () => {
    await add('CLUB_WAITING');
    await withdraw(server.context, applicant.memberId);
    expect((await decide('CLUB_JOINED')).json()).toMatchObject({
      status: 404,
      code: 'SIGNUP_NOT_FOUND',
    });
    expect(await ownRow()).toMatchObject({ status: 'CLUB_WAITING' });
    expect((await decide('CLUB_REJECTED')).statusCode).toBe(202);
  });
});
