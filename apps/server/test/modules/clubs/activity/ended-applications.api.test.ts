import { contract } from '@azit/contract';
import { rejectionReasons } from '@azit/contract/clubs/club.field';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { rejectionText } from '@azit/rules/hosting/rejection-reason';
import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let applicant: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  applicant = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

function decide(body: object) {
  const url = `/api/clubs/${clubId}/signups/${applicant.memberId}`;
  return server.call({ method: 'PATCH', url, payload: body, token: host.token });
}

async function listEnded(): Promise<ClubParticipation[]> {
  const url = `/api/members/${applicant.memberId}/clubs/3`;
  const body: unknown = (await server.call({ method: 'GET', url, token: applicant.token })).json();
  const items = contract.activity.listByState.response.parse(body);
  expect(items).toEqual(body);
  return items;
}

// covers M3.12 (docs/coverage-statements.md)
test.each([...rejectionReasons, null, undefined])(
  'a rejection for %s is listed for the rejected member with date and reason',
  async (reason) => {
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
    expect((await decide({ status: 'CLUB_REJECTED', reason })).statusCode).toBe(202);
    expect(await listEnded()).toMatchObject([
      {
        clubMemberStatus: 'CLUB_REJECTED',
        isReviewed: true,
        endedAt: server.clock.now().toISOString(),
        reasonText: reason ? rejectionText(reason) : null,
        clubInfoResponse: { clubId, phase: 'open' },
      },
    ]);
  },
);

test('kicks and rejections are listed as ended applications, newest decision first', async () => {
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  await decide({ status: 'CLUB_REJECTED', reason: 'NEXT_TIME' });
  const rejectedFrom = clubId;
  server.clock.advance(1_234);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
  const url = `/api/clubs/${clubId}/kicks/${applicant.memberId}`;
  await server.call({ method: 'PATCH', url, token: host.token });
  const ended = await listEnded();
  expect(ended.map((item) => item.clubInfoResponse.clubId)).toEqual([clubId, rejectedFrom]);
  expect(ended[0]).toMatchObject({
    clubMemberStatus: 'CLUB_KICKED',
    endedAt: server.clock.now().toISOString(),
    reasonText: null,
  });
});

test('an ended application and its reason disappear when the member applies again', async () => {
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  await decide({ status: 'CLUB_REJECTED', reason: 'BALANCE' });
  server.clock.advance(24 * 60 * 60 * 1000);
  const again = await server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/signups`,
    payload: { memberId: applicant.memberId, joinAnswer: '다시 왔어요.' },
    token: await logInAs(server.context, applicant.memberId),
  });
  expect(again.statusCode).toBe(201);
  const sql = 'select rejection_reason from club_members where club_id = $1 and member_id = $2';
  expect(await runSql(server.context.database, sql, [clubId, applicant.memberId])).toEqual([
    { rejection_reason: null },
  ]);
});

test('an ended application shows only the area of a club with a hidden address', async () => {
  clubId = await createClub(server.context, {
    hostId: host.memberId,
    locationVisibility: 'JOINED',
  });
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_KICKED');
  const [line] = await listEnded();
  expect(line?.clubInfoResponse.location).toBe('서울 성동구');
});

// covers M3.12 (docs/coverage-statements.md)
test('a rejection reason is refused if it is unknown or sent with an acceptance', async () => {
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  for (const body of [
    { status: 'CLUB_JOINED', reason: 'BALANCE' },
    { status: 'CLUB_REJECTED', reason: '그냥' },
  ]) {
    expect((await decide(body)).json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'reason' }],
    });
  }
  expect((await decide({ status: 'CLUB_JOINED', reason: null })).statusCode).toBe(202);
});
