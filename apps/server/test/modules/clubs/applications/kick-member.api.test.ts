import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
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

function kick({ token }: { token?: string } = host, memberId = applicant.memberId) {
  const url = `/api/clubs/${clubId}/kicks/${memberId}`;
  return server.call({ method: 'PATCH', url, ...(token === undefined ? {} : { token }) });
}

function add(status: ClubMemberStatus) {
  return addClubMember(server.context, clubId, applicant.memberId, status);
}

async function status() {
  const sql = 'select status from club_members where club_id = $1 and member_id = $2';
  return (await runSql(server.context.database, sql, [clubId, applicant.memberId]))[0]?.status;
}

// covers S4.5, A4.12 (docs/coverage-statements.md)
test('kicking a member frees the seat and is refused a second time', async () => {
  await add('CLUB_JOINED');
  const version = server.context.listCacheVersion.current();
  const reply = await kick();
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect(await status()).toBe('CLUB_KICKED');
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  expect((await kick()).json()).toMatchObject({ status: 409, code: 'SIGNUP_NOT_JOINED' });
});

describe('refused kicks', () => {
  // covers A4.12 (docs/coverage-statements.md)
  test('a kick by anyone but the host is refused', async () => {
    await add('CLUB_JOINED');
    expect((await kick(applicant)).json()).toMatchObject({ status: 403, code: 'NOT_HOST' });
    expect((await kick({})).statusCode).toBe(401);
    expect(await status()).toBe('CLUB_JOINED');
  });

  // covers A4.12 (docs/coverage-statements.md)
  test('a kick of the host by the host is refused', async () => {
    expect((await kick(host, host.memberId)).json()).toMatchObject({
      status: 422,
      code: 'HOST_CANNOT_LEAVE',
    });
  });

  test('a kick from a nonexistent club or of a member who never applied is refused', async () => {
    expect((await kick()).json()).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    clubId = 999_999;
    expect((await kick()).json()).toMatchObject({ status: 404, code: 'CLUB_NOT_FOUND' });
  });

  // covers A4.12 (docs/coverage-statements.md)
  test.each(['CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED'] as const)(
    'a kick of a member who is %s and not joined is refused',
    async (held) => {
      await add(held);
      expect((await kick()).json()).toMatchObject({ status: 409, code: 'SIGNUP_NOT_JOINED' });
      expect(await status()).toBe(held);
    },
  );

  test.each([
    ['over', { meetingDate: '2026-11-15', meetingTime: '12:00' }],
    ['closed', { cancelledAt: new Date(0) }],
  ])('a kick is refused when the club is %s', async (_name, parts) => {
    clubId = await createClub(server.context, { hostId: host.memberId, ...parts });
    await add('CLUB_JOINED');
    expect((await kick()).json()).toMatchObject({ status: 422, code: 'CLUB_ENDED' });
    expect(await status()).toBe('CLUB_JOINED');
  });
});
