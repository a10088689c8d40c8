import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

async function list(clubId: number, { token }: TestMember): Promise<ClubMember[]> {
  const url = `/api/clubs/${clubId}/signups`;
  return (await server.call({ method: 'GET', url, token })).json().data;
}

test('only the host sees an applicant’s reputation, meeting count and decade of birth', async () => {
  const [host, joined] = [await createMember(server.context), await createMember(server.context)];
  const applicant = await createMember(server.context, { reputation: 41.26, birthYear: 1987 });
  const hostId = host.memberId;
  const clubId = await createClub(server.context, { hostId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  const past = { hostId, meetingDate: '2026-11-01' };
  const [met, missed, off] = [
    await createClub(server.context, past),
    await createClub(server.context, past),
    await createClub(server.context, { ...past, cancelledAt: new Date(0) }),
  ];
  const ahead = await createClub(server.context, { hostId });
  for (const id of [met, missed, off, ahead]) {
    await addClubMember(server.context, id, applicant.memberId, 'CLUB_JOINED');
  }
  const confirm = 'update clubs set attendance_confirmed_at = $2 where club_id = $1';
  await runSql(server.context.database, confirm, [missed, server.clock.now()]);
  const mark = 'insert into absences (club_id, member_id, marked_at) values ($1, $2, $3)';
  await runSql(server.context.database, mark, [missed, applicant.memberId, server.clock.now()]);

  const rows = await list(clubId, host);
  expect(rows.map((row) => row.applicant)).toEqual([
    undefined,
    undefined,
    { reputation: 41.3, meetingCount: 1, birthDecade: 1980, absences: 1, topPraise: null },
  ]);
  for (const viewer of [joined, applicant]) {
    expect((await list(clubId, viewer)).some((row) => row.applicant)).toBe(false);
  }
});
