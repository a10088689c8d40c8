import { expect } from 'vitest';
import { createClub } from '../../apps/server/test/factories/club-factory.ts';
import { createMember, logInAs } from '../../apps/server/test/factories/member-factory.ts';
import { server, test } from '../../apps/server/test/harness/server-test.ts';

// These tests run with the list cache, as in production: a cached page of last year must not be
// shown.

async function idsOn(days: number): Promise<number[]> {
  const reply = await server.call({
    method: 'GET',
    url: `/api/clubs/date?page=1&size=5&days=${days}`,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.map((club: { clubId: number }) => club.clubId);
}

// covers P7.1 (docs/coverage-statements.md)
test('lists, applications and reviews use the date and time in Seoul at the new year', async () => {
  const { context, clock } = server;
  clock.set('2026-12-31T23:59:59+09:00');
  const [host, guest, late] = [
    await createMember(context),
    await createMember(context),
    await createMember(context),
  ];
  const plan = { hostId: host.memberId, meetingTime: '00:00' };
  const turn = await createClub(context, { ...plan, meetingDate: '2027-01-01' });
  const week = await createClub(context, { ...plan, meetingDate: '2027-01-07' });
  context.doorbells.ring({ event: 'lists' });

  const apply = (clubId: number, { memberId, token }: typeof guest) =>
    server.call({
      method: 'POST',
      url: `/api/clubs/${clubId}/signups`,
      token,
      payload: { memberId, joinAnswer: '좋아요' },
    });
  const accept = (clubId: number) =>
    server.call({
      method: 'PATCH',
      url: `/api/clubs/${clubId}/signups/${guest.memberId}`,
      token: host.token,
      payload: { status: 'CLUB_JOINED' },
    });
  const review = async () =>
    server.call({
      method: 'POST',
      url: '/api/reviews',
      token: await logInAs(context, guest.memberId),
      payload: [
        {
          reviewerId: guest.memberId,
          clubId: turn,
          revieweeId: host.memberId,
          commentCategory: 'KEEP_ON_TIME',
        },
      ],
    });

  expect([await idsOn(0), await idsOn(1), await idsOn(6)]).toEqual([[], [turn], []]);
  expect((await apply(turn, guest)).statusCode).toBe(201);
  expect((await accept(turn)).statusCode).toBe(202);
  expect((await review()).statusCode).toBe(403);

  clock.set('2027-01-01T00:00:00+09:00');
  expect([await idsOn(0), await idsOn(1), await idsOn(6)]).toEqual([[], [], [week]]);
  expect((await apply(turn, late)).statusCode).toBe(422);
  expect((await apply(week, late)).statusCode).toBe(201);
  expect((await review()).statusCode).toBe(403);

  clock.set('2027-01-01T02:00:00+09:00');
  expect((await review()).statusCode).toBe(201);
});
