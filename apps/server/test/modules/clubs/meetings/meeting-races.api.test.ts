import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import { describe, expect, vi } from 'vitest';
import { changedAt, confirmation } from '#server/database/answer-sql.ts';
import { execute } from '#server/database/run-statement.ts';
import { cancelClub } from '#server/modules/clubs/club.repository.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { listen } from '#test/harness/http-calls.ts';
import { collectActResults, collectEnds, startBoth } from '#test/harness/race.ts';
import { isLongRun } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROUNDS = isLongRun ? 100 : 8;
vi.setConfig({ testTimeout: 60_000 + ROUNDS * 3_000 });

let call: Awaited<ReturnType<typeof listen>>;
let host: TestMember;
let person: TestMember;
let applicant: TestMember;
let third: TestMember;
test.beforeAll(async () => {
  call = await listen(server);
  const { context } = server;
  host = await createMember(context);
  person = await createMember(context);
  applicant = await createMember(context);
  third = await createMember(context);
});

function change(clubId: number, body: object) {
  return call({ method: 'POST', path: `/api/clubs/${clubId}/changes`, token: host.token, body });
}

function confirm(clubId: number, going: boolean) {
  const path = `/api/clubs/${clubId}/confirmation`;
  return call({ method: 'PUT', path, token: person.token, body: { going } });
}

const actions = {
  delay: (clubId: number) => change(clubId, { meetingTime: '15:30' }),
  rename: (clubId: number) => change(clubId, { clubName: '새 이름' }),
  limitToThree: (clubId: number) => change(clubId, { memberLimit: 3 }),
  come: (clubId: number) => confirm(clubId, true),
  stayAway: (clubId: number) => confirm(clubId, false),
  apply: (clubId: number) =>
    call({
      method: 'POST',
      path: `/api/clubs/${clubId}/signups`,
      token: person.token,
      body: { memberId: person.memberId, joinAnswer: '저요.' },
    }),
  accept: (clubId: number) => decide(clubId, person),
  acceptApplicant: (clubId: number) => decide(clubId, applicant),
  kick: (clubId: number) =>
    call({
      method: 'PATCH',
      path: `/api/clubs/${clubId}/kicks/${person.memberId}`,
      token: host.token,
    }),
  cancel: (clubId: number) =>
    call({ method: 'DELETE', path: `/api/clubs/${clubId}`, token: host.token }),
};
type Action = keyof typeof actions;

function decide(clubId: number, { memberId }: TestMember) {
  const path = `/api/clubs/${clubId}/signups/${memberId}`;
  return call({ method: 'PATCH', path, token: host.token, body: { status: 'CLUB_JOINED' } });
}

type Seat = [TestMember, ClubMemberStatus];

async function arrange(seats: Seat[], memberLimit = 4): Promise<number> {
  const clubId = await createClub(server.context, { hostId: host.memberId, memberLimit });
  for (const [{ memberId }, status] of seats) {
    await addClubMember(server.context, clubId, memberId, status);
  }
  return clubId;
}

async function endState(clubId: number): Promise<string> {
  const confirmed = confirmation('s', 'c', changedAt('c'));
  const selectSeat = `(select concat_ws(' ', substr(status, 6), ${confirmed}) from club_members s
    where club_id = c.club_id and member_id = `;
  const sql = `select ${selectSeat} $2) as person, ${selectSeat} $3) as applicant, c.member_limit,
      c.sequence, c.joined_count, c.cancelled_at is not null as cancelled,
      (select coalesce(string_agg(x.sequence::text, ',' order by x.sequence), '-')
       from club_changes x where x.club_id = c.club_id) as changes
    from clubs c where c.club_id = $1`;
  const values = [clubId, person.memberId, applicant.memberId];
  const [row] = await runSql(server.context.database, sql, values);
  if (row === undefined) throw new Error(`club ${clubId} is gone`);
  const seats = [row.person ?? 'none', ...(row.applicant === null ? [] : [row.applicant])];
  const state = row.cancelled ? 'cancelled' : 'open';
  return `${seats.join(', ')}; ${state}, limit ${row.member_limit}, changes ${row.changes} of ${row.sequence}`;
}

describe('two parallel requests about one meeting', () => {
  // covers M3.14 (docs/coverage-statements.md)
  test.each<[Action, Action, () => Promise<number>, string[]]>([
    ['delay', 'apply', () => arrange([]), ['201 201: WAITING; open, limit 4, changes 1 of 1']],
    [
      'delay',
      'accept',
      () => arrange([[person, 'CLUB_WAITING']]),
      [
        '201 202: JOINED; open, limit 4, changes 1 of 1',
        '201 202: JOINED PENDING; open, limit 4, changes 1 of 1',
      ],
    ],
    [
      'limitToThree',
      'accept',
      () =>
        arrange([
          [person, 'CLUB_WAITING'],
          [applicant, 'CLUB_JOINED'],
          [third, 'CLUB_JOINED'],
        ]),
      [
        '201 409: WAITING, JOINED; open, limit 3, changes 1 of 1',
        '400 202: JOINED, JOINED; open, limit 4, changes - of 0',
      ],
    ],
    [
      'delay',
      'cancel',
      () => arrange([[person, 'CLUB_JOINED']]),
      [
        '201 202: JOINED PENDING; cancelled, limit 4, changes 1 of 2',
        '422 202: JOINED; cancelled, limit 4, changes - of 1',
      ],
    ],
    [
      'cancel',
      'accept',
      () => arrange([[person, 'CLUB_WAITING']]),
      [
        '202 202: JOINED; cancelled, limit 4, changes - of 1',
        '202 422: WAITING; cancelled, limit 4, changes - of 1',
      ],
    ],
    [
      'delay',
      'rename',
      () => arrange([[person, 'CLUB_JOINED']]),
      ['201 201: JOINED PENDING; open, limit 4, changes 1,2 of 2'],
    ],
    [
      'delay',
      'delay',
      () => arrange([[person, 'CLUB_JOINED']]),
      [
        '201 400: JOINED PENDING; open, limit 4, changes 1 of 1',
        '400 201: JOINED PENDING; open, limit 4, changes 1 of 1',
      ],
    ],
    [
      'delay',
      'come',
      () => arrange([[person, 'CLUB_JOINED']]),
      [
        '201 204: JOINED GOING; open, limit 4, changes 1 of 1',
        '201 204: JOINED PENDING; open, limit 4, changes 1 of 1',
      ],
    ],
    [
      'stayAway',
      'acceptApplicant',
      () =>
        arrange(
          [
            [person, 'CLUB_JOINED'],
            [third, 'CLUB_JOINED'],
            [applicant, 'CLUB_WAITING'],
          ],
          3,
        ),
      [
        '204 202: none, JOINED; open, limit 3, changes - of 0',
        '204 409: none, WAITING; open, limit 3, changes - of 0',
      ],
    ],
    [
      'stayAway',
      'kick',
      () => arrange([[person, 'CLUB_JOINED']]),
      [
        '204 404: none; open, limit 4, changes - of 0',
        '403 204: KICKED; open, limit 4, changes - of 0',
      ],
    ],
    [
      'stayAway',
      'cancel',
      () => arrange([[person, 'CLUB_JOINED']]),
      [
        '204 202: none; cancelled, limit 4, changes - of 1',
        '422 202: JOINED; cancelled, limit 4, changes - of 1',
      ],
    ],
  ])(
    '%s and %s in parallel end as if one had followed the other',
    async (first, second, prepare, legal) => {
      const race = { actions, pair: [first, second] as const, prepare, endState };
      const ends = await collectActResults(ROUNDS, race);
      expect(legal).toEqual(expect.arrayContaining(ends));
    },
  );
});

// covers M3.14 (docs/coverage-statements.md)
test('a review sent during a cancellation is stored before the cancellation or refused', async () => {
  const ends = await collectEnds(ROUNDS, async (reviewsFirst) => {
    const parts = { hostId: host.memberId, meetingDate: '2026-11-01' };
    const clubId = await createClub(server.context, parts);
    await addClubMember(server.context, clubId, person.memberId, 'CLUB_JOINED');
    const ids = { clubId, reviewerId: person.memberId, revieweeId: host.memberId };
    const body = [{ ...ids, commentCategory: 'CONSIDERATE' }];
    const review = () => call({ method: 'POST', path: '/api/reviews', token: person.token, body });
    const cancel = () =>
      execute(server.context.database, cancelClub, {
        club_id: clubId,
        cancelled_at: server.clock.now(),
        cancel_reason: null,
      });
    const [reviewed] = await startBoth(review, cancel, reviewsFirst);
    const sql = 'select from reviews where club_id = $1';
    const written = await runSql(server.context.database, sql, [clubId]);
    return `${reviewed}: ${written.length}`;
  });
  expect(['201: 1', '403: 0']).toEqual(expect.arrayContaining(ends));
});
