import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import { describe, expect, vi } from 'vitest';
import { addClubMember, createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { listen } from '#test/harness/http-calls.ts';
import { collectActResults, collectEnds, startBoth } from '#test/harness/race.ts';
import { isLongRun, roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROUNDS = isLongRun ? 100 : 8;
const LAST_SEATS = roundCount(3);
const COPIED = isLongRun ? 20 : 2;
vi.setConfig({ testTimeout: 120_000 + LAST_SEATS * 3_000 });

let call: Awaited<ReturnType<typeof listen>>;
let host: TestMember;
let applicant: TestMember;
let crowd: TestMember[];
test.beforeAll(async () => {
  call = await listen(server);
  host = await createMember(server.context);
  applicant = await createMember(server.context);
  crowd = await Promise.all(Array.from({ length: 68 }, () => createMember(server.context)));
});

const actions = {
  apply: (clubId: number) =>
    call({
      method: 'POST',
      path: `/api/clubs/${clubId}/signups`,
      token: applicant.token,
      body: { memberId: applicant.memberId, joinAnswer: '저요.' },
    }),
  cancel: (clubId: number) =>
    call({
      method: 'DELETE',
      path: `/api/clubs/${clubId}/signups/${applicant.memberId}`,
      token: applicant.token,
    }),
  accept: (clubId: number, memberId = applicant.memberId) =>
    decide(clubId, memberId, 'CLUB_JOINED'),
  reject: (clubId: number) => decide(clubId, applicant.memberId, 'CLUB_REJECTED'),
  kick: (clubId: number) =>
    call({
      method: 'PATCH',
      path: `/api/clubs/${clubId}/kicks/${applicant.memberId}`,
      token: host.token,
    }),
  close: (clubId: number) =>
    call({ method: 'DELETE', path: `/api/clubs/${clubId}`, token: host.token }),
  limitToThree: (clubId: number) =>
    call({
      method: 'PATCH',
      path: `/api/clubs/${clubId}`,
      token: host.token,
      body: { ...unchangedPlan, memberLimit: 3 },
    }),
};
type Action = keyof typeof actions;

function decide(clubId: number, memberId: number, status: ClubMemberStatus) {
  const path = `/api/clubs/${clubId}/signups/${memberId}`;
  return call({ method: 'PATCH', path, token: host.token, body: { status } });
}

async function arrange(status?: ClubMemberStatus, others = 0, memberLimit = 4): Promise<number> {
  const { context } = server;
  const clubId = await createClub(context, { hostId: host.memberId, memberLimit });
  for (const { memberId } of crowd.slice(0, others)) {
    await addClubMember(context, clubId, memberId, 'CLUB_JOINED');
  }
  if (status !== undefined) {
    await addClubMember(context, clubId, applicant.memberId, status, '저요.', new Date(0));
  }
  return clubId;
}

async function endState(clubId: number): Promise<string> {
  const sql = `select c.member_limit, c.cancelled_at is not null as closed,
      (select status from club_members where club_id = $1 and member_id = $2) as status
    from clubs c where club_id = $1`;
  const [row] = await runSql(server.context.database, sql, [clubId, applicant.memberId]);
  const { status, closed, member_limit: limit } = row ?? {};
  return `${status ?? 'gone'}${closed ? ', closed' : ''}, limit ${limit}`;
}

describe('two parallel requests about one application', () => {
  // covers A4.20 (docs/coverage-statements.md)
  test.each<[Action, Action, () => Promise<number>, string[]]>([
    [
      'accept',
      'cancel',
      () => arrange('CLUB_WAITING'),
      ['202 204: gone, limit 4', '404 204: gone, limit 4'],
    ],
    [
      'accept',
      'reject',
      () => arrange('CLUB_WAITING'),
      ['202 409: CLUB_JOINED, limit 4', '409 202: CLUB_REJECTED, limit 4'],
    ],
    [
      'kick',
      'cancel',
      () => arrange('CLUB_JOINED'),
      ['204 404: CLUB_KICKED, limit 4', '404 204: gone, limit 4'],
    ],
    [
      'apply',
      'close',
      () => arrange(),
      ['201 202: CLUB_WAITING, closed, limit 4', '422 202: gone, closed, limit 4'],
    ],
    [
      'accept',
      'close',
      () => arrange('CLUB_WAITING'),
      ['202 202: CLUB_JOINED, closed, limit 4', '422 202: CLUB_WAITING, closed, limit 4'],
    ],
    [
      'limitToThree',
      'accept',
      () => arrange('CLUB_WAITING', 2),
      ['409 202: CLUB_JOINED, limit 4', '400 202: CLUB_JOINED, limit 4'],
    ],
    [
      'limitToThree',
      'apply',
      () => arrange(),
      ['200 201: CLUB_WAITING, limit 3', '409 201: CLUB_WAITING, limit 4'],
    ],
    [
      'limitToThree',
      'cancel',
      () => arrange('CLUB_JOINED'),
      ['200 204: gone, limit 3', '409 204: gone, limit 4'],
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

test('an applicant who withdraws and is accepted in parallel has no seat, in any order', async () => {
  const ends = await collectEnds(ROUNDS, async (acceptsFirst) => {
    const leaver = await createMember(server.context);
    const { memberId, token } = leaver;
    const clubId = await arrange();
    await addClubMember(server.context, clubId, memberId, 'CLUB_WAITING');
    const leave = () => call({ method: 'DELETE', path: `/api/members/${memberId}`, token });
    const accept = () => actions.accept(clubId, memberId);
    const [accepted, left] = await startBoth(accept, leave, acceptsFirst);
    const sql = 'select status from club_members where club_id = $1 and member_id = $2';
    const rows = await runSql(server.context.database, sql, [clubId, memberId]);
    return `${accepted} ${left}: ${rows.length}`;
  });
  expect(['202 202: 0', '404 202: 0']).toEqual(expect.arrayContaining(ends));
});

describe('eight equal parallel requests about one application', () => {
  // covers A1.13 (docs/coverage-statements.md)
  test.each<[Action, ClubMemberStatus | undefined, number, number, string]>([
    ['apply', undefined, 201, 409, 'CLUB_WAITING, limit 4'],
    ['apply', 'CLUB_REJECTED', 201, 409, 'CLUB_WAITING, limit 4'],
    ['cancel', 'CLUB_WAITING', 204, 404, 'gone, limit 4'],
    ['cancel', 'CLUB_JOINED', 204, 404, 'gone, limit 4'],
    ['accept', 'CLUB_WAITING', 202, 409, 'CLUB_JOINED, limit 4'],
    ['reject', 'CLUB_WAITING', 202, 409, 'CLUB_REJECTED, limit 4'],
    ['kick', 'CLUB_JOINED', 204, 409, 'CLUB_KICKED, limit 4'],
    ['close', 'CLUB_WAITING', 202, 202, 'CLUB_WAITING, closed, limit 4'],
  ])(
    'eight parallel requests to %s in state %s have one effect',
    async (action, status, once, rest, end) => {
      for (let round = 0; round < COPIED; round += 1) {
        const clubId = await arrange(status);
        const copies = Array.from({ length: 8 }, () => actions[action](clubId));
        const replies = (await Promise.all(copies)).toSorted((a, b) => a - b);
        expect(replies).toEqual([once, ...Array(7).fill(rest)].toSorted((a, b) => a - b));
        expect(await endState(clubId)).toBe(end);
      }
    },
  );
});

// covers A4.20 (docs/coverage-statements.md)
test('fifty parallel acceptances for the last seat fill exactly that seat', async () => {
  for (let round = 0; round < LAST_SEATS; round += 1) {
    const clubId = await arrange(undefined, 18, 20);
    const waiting = crowd.slice(18);
    await runSql(
      server.context.database,
      `insert into club_members (club_id, member_id, status, join_answer)
       select $1, member_id, 'CLUB_WAITING', '저요.' from unnest($2::int4[]) as member_id`,
      [clubId, waiting.map(({ memberId }) => memberId)],
    );
    const replies = await Promise.all(
      waiting.map(({ memberId }) => actions.accept(clubId, memberId)),
    );
    expect(replies.filter((status) => status === 202)).toHaveLength(1);
    expect(replies.filter((status) => status === 409)).toHaveLength(49);
    const sql = 'select joined_count from clubs where club_id = $1';
    expect(await runSql(server.context.database, sql, [clubId])).toEqual([{ joined_count: 20 }]);
  }
});
