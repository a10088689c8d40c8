import { contract } from '@azit/contract';
import type { WaitingApplications } from '@azit/contract/clubs/application.schema';
import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

async function getWaiting({ token }: TestMember): Promise<WaitingApplications> {
  const url = '/api/applications/waiting';
  const body = (await server.call({ method: 'GET', url, token })).json();
  expect(contract.applications.countWaiting.response.parse(body)).toEqual(body);
  return body.data;
}

async function addWaiting(clubId: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { memberId } = await createMember(server.context);
    await addClubMember(server.context, clubId, memberId, 'CLUB_WAITING');
    ids.push(memberId);
  }
  return ids;
}

// covers N2.7 (docs/coverage-statements.md)
test('a host sees waiting applications by meeting date, with up to three people each', async () => {
  const host = await createMember(server.context);
  const hostId = host.memberId;
  const later = await createClub(server.context, { hostId, meetingDate: '2026-11-22' });
  const sooner = await createClub(server.context, { hostId, meetingDate: '2026-11-16' });
  const [four, one] = [await addWaiting(sooner, 4), await addWaiting(later, 1)];
  const joined = await createMember(server.context);
  await addClubMember(server.context, later, joined.memberId, 'CLUB_JOINED');
  const { count, clubs } = await getWaiting(host);
  expect(count).toBe(5);
  expect(
    clubs.map(({ applicants, ...club }) => ({ ...club, ids: applicants.map((a) => a.memberId) })),
  ).toEqual([
    { clubId: sooner, clubName: '성수에서 볼더링', count: 4, ids: four.slice(0, 3) },
    { clubId: later, clubName: '성수에서 볼더링', count: 1, ids: one },
  ]);
});

// covers N2.7 (docs/coverage-statements.md)
test('applications to past, cancelled or other hosts’ clubs are not counted', async () => {
  const host = await createMember(server.context);
  const other = await createMember(server.context);
  const hostId = host.memberId;
  const past = await createClub(server.context, { hostId, meetingDate: '2026-11-14' });
  const cancelled = await createClub(server.context, { hostId, cancelledAt: new Date() });
  const foreign = await createClub(server.context, { hostId: other.memberId });
  for (const clubId of [past, cancelled, foreign]) await addWaiting(clubId, 1);
  await addClubMember(server.context, foreign, hostId, 'CLUB_JOINED');
  expect(await getWaiting(host)).toEqual({ count: 0, clubs: [] });
  expect((await getWaiting(other)).count).toBe(1);
});
