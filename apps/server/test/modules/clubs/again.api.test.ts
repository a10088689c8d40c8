import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { expect } from 'vitest';
import { addClubMember, createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const PAST = { meetingDate: '2026-11-01' };

let host: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
});

async function open(parts: object) {
  const plan = { ...unchangedPlan, joinQuestion: '또 오나요?', categorySmallId: 6 };
  const form = await multipartForm(await smallImage(), { ...plan, ...parts });
  return server.call({ method: 'POST', url: '/api/clubs', token: host.token, ...form });
}

// covers M3.13 (docs/coverage-statements.md)
test.each([
  ['over', PAST],
  ['cancelled', { cancelledAt: new Date(0) }],
])('a host can reopen their own club that is %s', async (_phase, parts) => {
  const againOf = await createClub(server.context, { hostId: host.memberId, ...parts });
  const reply = await open({ againOf, tellEarlier: true });
  expect(reply.statusCode).toBe(201);
  const sql = 'select again_of from clubs where club_id = $1';
  const rows = await runSql(server.context.database, sql, [reply.json().data.clubId]);
  expect(rows).toEqual([{ again_of: againOf }]);
});

test('former members get one notice a day about reopened clubs, if the host wants it', async () => {
  const [joined, waited] = [await createMember(server.context), await createMember(server.context)];
  const againOf = await createClub(server.context, { hostId: host.memberId, ...PAST });
  await addClubMember(server.context, againOf, joined.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, againOf, waited.memberId, 'CLUB_WAITING');
  const readInbox = async ({ token }: TestMember) =>
    (await server.call({ method: 'GET', url: '/api/notices', token })).json().data;
  await open({ againOf });
  expect(await readInbox(joined)).toEqual([]);
  const opened = await open({ againOf, tellEarlier: true, clubName: '다시 볼더링' });
  const later = await open({ againOf, tellEarlier: true, clubName: '또다시 볼더링' });
  expect([opened, later].map((reply) => reply.json().notified)).toEqual([1, 0]);
  expect(await readInbox(joined)).toEqual([
    expect.objectContaining({
      kind: 'CLUB_OPENED_AGAIN',
      text: '함께했던 모임이 다시 열렸어요',
      link: `/azit/detail/${opened.json().data.clubId}`,
    }),
  ]);
  expect([await readInbox(waited), await readInbox(host)]).toEqual([[], []]);
});

test('a club that is open, ongoing, nonexistent or of another host cannot be reopened', async () => {
  const other = await createMember(server.context);
  const hostId = host.memberId;
  const noon = { meetingDate: '2026-11-15', meetingTime: '12:00' };
  for (const againOf of [
    await createClub(server.context, { hostId }),
    await createClub(server.context, { hostId, ...noon }),
    await createClub(server.context, { hostId: other.memberId, ...PAST }),
    999_999,
    'x',
  ]) {
    expect((await open({ againOf })).json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'againOf' }],
    });
  }
});

// covers M3.13 (docs/coverage-statements.md)
test('only the host sees which members came to an earlier meeting of a reopened club', async () => {
  const hostId = host.memberId;
  const first = await createClub(server.context, { hostId, ...PAST });
  const calledOff = await createClub(server.context, {
    hostId,
    againOf: first,
    cancelledAt: new Date(0),
  });
  const second = await createClub(server.context, { hostId, againOf: calledOff, ...PAST });
  const clubId = await createClub(server.context, { hostId, againOf: second });
  const other = await createClub(server.context, { hostId, ...PAST });
  const histories = {
    cameFirst: [first, 'CLUB_JOINED'],
    cameSecond: [second, 'CLUB_JOINED'],
    joinedCalledOff: [calledOff, 'CLUB_JOINED'],
    onlyWaited: [first, 'CLUB_WAITING'],
    wasKicked: [first, 'CLUB_KICKED'],
    cameElsewhere: [other, 'CLUB_JOINED'],
    stayedAway: [second, 'CLUB_JOINED'],
    cameAfterAll: [second, 'CLUB_JOINED'],
    contests: [second, 'CLUB_JOINED'],
  } as const;
  const people = new Map<number, string>();
  let applicant = host;
  for (const [name, [club, status]] of Object.entries(histories)) {
    applicant = await createMember(server.context);
    people.set(applicant.memberId, name);
    await addClubMember(server.context, club, applicant.memberId, status);
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  }
  const findId = (name: string) => [...people].find(([, known]) => known === name)?.[0];
  const { database } = server.context;
  const confirm = `update clubs set attendance_confirmed_at = '2026-11-03' where club_id = $1`;
  await runSql(database, confirm, [second]);
  const mark = `
    insert into absences (club_id, member_id, marked_at, contested_at, decided_at, decision)
    values ($1, $2, '2026-11-03', $3, $4, $5)`;
  const contested = '2026-11-04';
  await runSql(database, mark, [second, findId('stayedAway'), null, null, null]);
  await runSql(database, mark, [second, findId('cameAfterAll'), contested, contested, 'CAME']);
  await runSql(database, mark, [second, findId('contests'), contested, null, null]);
  for (const path of [`/api/clubs/${clubId}`, `/api/clubs/${clubId}/signups`]) {
    const { data } = (await server.call({ method: 'GET', url: path, token: host.token })).json();
    const rows: ClubMember[] = Array.isArray(data) ? data : data.clubMembers;
    const marked = rows.filter(({ cameBefore }) => cameBefore);
    expect(marked.map(({ member }) => people.get(member.memberId))).toEqual([
      'cameFirst',
      'cameSecond',
      'cameAfterAll',
      'contests',
    ]);
    const reply = await server.call({ method: 'GET', url: path, token: applicant.token });
    expect(reply.body).not.toContain('cameBefore');
  }
});
