import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { describe, expect, vi } from 'vitest';
import { changedAt, confirmation } from '#server/database/answer-sql.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let joined: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  joined = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
});

function confirm(going: unknown, token = joined.token, seenAt?: string) {
  const url = `/api/clubs/${clubId}/confirmation`;
  return server.call({ method: 'PUT', url, payload: { going, seenAt }, token });
}

async function seats() {
  const confirmed = confirmation('s', 'c', changedAt('c'));
  const sql = `select s.status, ${confirmed} as confirmation
    from club_members s join clubs c using (club_id) where club_id = $1 and member_id = $2`;
  return runSql(server.context.database, sql, [clubId, joined.memberId]);
}

test('a joined member who confirms stays in the club and gets no further question', async () => {
  await change(90);
  expect(await seats()).toEqual([{ status: 'CLUB_JOINED', confirmation: 'PENDING' }]);
  for (let tap = 0; tap < 2; tap += 1) {
    const reply = await confirm(true);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  }
  expect(await seats()).toEqual([{ status: 'CLUB_JOINED', confirmation: 'GOING' }]);
});

test.for([
  { list: '', readers: 'people with a seat see' },
  { list: '/signups', readers: 'the host sees' },
])('only $readers which members have answered (GET clubs/:id$list)', async ({ list }) => {
  const outsider = await createMember(server.context);
  const quiet = await createMember(server.context);
  await addClubMember(server.context, clubId, quiet.memberId, 'CLUB_JOINED');
  const change = { durationMinutes: 60, note: null };
  const url = `/api/clubs/${clubId}`;
  await server.call({
    method: 'POST',
    url: `${url}/changes`,
    payload: change,
    token: host.token,
  });
  await confirm(true);
  const read = (token: string) => server.call({ method: 'GET', url: url + list, token });
  const { data } = (await read(host.token)).json();
  const rows: ClubMember[] = Array.isArray(data) ? data : data.clubMembers;
  expect(rows.map(({ confirmation }) => confirmation)).toEqual([undefined, 'GOING', 'PENDING']);
  const isForSeated = list === '';
  expect((await read(quiet.token)).body.includes('"confirmation"')).toBe(isForSeated);
  expect((await read(outsider.token)).body).not.toContain('"confirmation"');
});

test('a repeated confirmation sends no live event', async () => {
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  await confirm(true);
  const memberIds = [host.memberId, joined.memberId];
  expect(ring.mock.calls).toEqual([[{ event: 'club', clubId, memberIds }]]);
  expect((await confirm(true)).statusCode).toBe(204);
  expect(ring).toHaveBeenCalledTimes(1);
  ring.mockRestore();
});

// covers M3.6 (docs/coverage-statements.md)
test('a joined member who declines frees the seat and may apply again at once', async () => {
  const version = server.context.listCacheVersion.current();
  expect((await confirm(false)).statusCode).toBe(204);
  expect(await seats()).toEqual([]);
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  const sql = 'select joined_count from clubs where club_id = $1';
  expect(await runSql(server.context.database, sql, [clubId])).toEqual([{ joined_count: 1 }]);
  const again = await server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/signups`,
    payload: { memberId: joined.memberId, joinAnswer: '시간이 났어요.' },
    token: joined.token,
  });
  expect(again.statusCode).toBe(201);
  expect(await seats()).toEqual([{ status: 'CLUB_WAITING', confirmation: null }]);
});

async function change(durationMinutes: number): Promise<string> {
  server.clock.advance(60_000);
  const url = `/api/clubs/${clubId}/changes`;
  const call = { method: 'POST', url, payload: { durationMinutes }, token: host.token } as const;
  expect((await server.call(call)).statusCode).toBe(201);
  return server.clock.now().toISOString();
}

test.for([true, false])(
  'an answer (going: %s) is refused unless it refers to the newest change',
  async (going) => {
    const first = await change(90);
    const second = await change(180);
    const early = await confirm(going, joined.token, first);
    expect([early.statusCode, early.json().code]).toEqual([409, 'CLUB_CHANGED_AGAIN']);
    expect(await seats()).toEqual([{ status: 'CLUB_JOINED', confirmation: 'PENDING' }]);
    expect((await confirm(going, joined.token, second)).statusCode).toBe(204);
  },
);

test('a confirmation is accepted even if it does not state which change the member saw', async () => {
  await change(90);
  expect((await confirm(true)).statusCode).toBe(204);
  expect((await confirm(true, joined.token, 'yesterday')).statusCode).toBe(400);
});

test('the answer of a member is deleted when the member is kicked', async () => {
  await change(90);
  await confirm(true);
  const url = `/api/clubs/${clubId}/kicks/${joined.memberId}`;
  expect((await server.call({ method: 'PATCH', url, token: host.token })).statusCode).toBe(204);
  expect(await seats()).toEqual([{ status: 'CLUB_KICKED', confirmation: null }]);
  const sql = 'select from club_answers where club_id = $1';
  expect(await runSql(server.context.database, sql, [clubId])).toEqual([]);
});

describe('refused answers to a changed plan', () => {
  test.each(['CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED', undefined] as const)(
    'an answer from a member in state %s is refused',
    async (status) => {
      const other = await createMember(server.context);
      if (status !== undefined) {
        await addClubMember(server.context, clubId, other.memberId, status);
      }
      for (const going of [true, false]) {
        expect((await confirm(going, other.token)).json()).toMatchObject({
          status: 403,
          message: '참여하는 사람만 답할 수 있어요.',
        });
      }
    },
  );

  test('an answer of the host, without a choice or about a nonexistent club is refused', async () => {
    expect((await confirm(false, host.token)).json()).toMatchObject({ status: 403 });
    expect((await confirm('yes')).statusCode).toBe(400);
    clubId = 999_999;
    expect((await confirm(true)).statusCode).toBe(404);
  });

  test.each([
    ['cancelled', 'cancelled_at = now()'],
    ['ongoing', `meeting_date = '2026-11-15', meeting_time = '11:00'`],
    ['over', `meeting_date = '2026-11-14'`],
  ])('an answer is refused once the club is %s', async (_state, assignment) => {
    const sql = `update clubs set ${assignment} where club_id = $1`;
    await runSql(server.context.database, sql, [clubId]);
    expect((await confirm(false)).json()).toMatchObject({ status: 422, code: 'CLUB_ENDED' });
    expect(await seats()).toEqual([{ status: 'CLUB_JOINED', confirmation: null }]);
  });
});
