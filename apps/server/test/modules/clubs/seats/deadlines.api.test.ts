import { beforeEach, describe, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { send } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { readClub, readKinds, readPart, runSeatJob, setTime } from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let member: TestMember;
let clubId: number;
beforeEach(async () => {
  host = await createMember(server.context);
  member = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

const url = () => `/api/clubs/${clubId}/signups`;
const apply = () => send(member, 'POST', url(), { joinAnswer: '저요.' });
const iso = (instant: string) => new Date(instant).toISOString();
const readExpiry = async () => {
  const { clubMembers } = await readClub(member, clubId);
  const isOwn = (row: { member: TestMember }) => row.member.memberId === member.memberId;
  return clubMembers.find(isOwn)?.expiresAt;
};

// covers G22 (docs/coverage-statements.md)
test.each([
  ['2026-11-15T12:00:00+09:00', '2026-11-17T12:00:00+09:00'],
  ['2026-11-20T12:00:00+09:00', '2026-11-21T08:00:00+09:00'],
  ['2026-11-21T09:00:00+09:00', '2026-11-21T14:00:00+09:00'],
])('an application made at %s expires at %s', async (applied, expiry) => {
  await setTime(applied, member);
  expect((await apply()).json().data.expiresAt).toBe(iso(expiry));
  expect(await readExpiry()).toBe(iso(expiry));
});

test('a moved meeting moves the deadline of its applications', async () => {
  await apply();
  const body = { meetingDate: '2026-11-16', meetingTime: '18:00' };
  await send(host, 'POST', `/api/clubs/${clubId}/changes`, body);
  expect(await readExpiry()).toBe(iso('2026-11-16T12:00:00+09:00'));
});

describe('an expired application that no job has deleted yet', () => {
  beforeEach(async () => {
    await apply();
    await setTime('2026-11-17T12:00:00+09:00', host, member);
  });

  // covers G21 (docs/coverage-statements.md)
  test('an expired application that is still stored is in no reply', async () => {
    expect(await readExpiry()).toBeUndefined();
    expect((await send(host, 'GET', url())).json().data).toHaveLength(1);
    const counted = await send(host, 'GET', '/api/applications/waiting');
    expect(counted.json().data.count).toBe(0);
    const own = `/api/members/${member.memberId}/clubs`;
    for (const path of [own, `${own}/1`])
      expect((await send(member, 'GET', path)).json()).toEqual([]);
    expect((await send(host, 'GET', '/api/notices')).json().data).toEqual([]);
  });

  test('an applicant whose application has expired may apply to the club again', async () => {
    const path = `/api/clubs/recommend/${member.memberId}?upcoming=1&page=1&size=12`;
    const { data } = (await send(member, 'GET', path)).json();
    expect(data.map((card: { clubId: number }) => card.clubId)).toContain(clubId);
  });

  test('an applicant whose application has expired gets no notice of changes', async () => {
    await send(host, 'POST', `/api/clubs/${clubId}/changes`, { meetingTime: '15:00' });
    await send(host, 'DELETE', `/api/clubs/${clubId}`);
    expect(await readKinds(member)).toEqual([]);
  });

  test('an applicant whose application expired sees a link-only club only once cancelled', async () => {
    const sql = `update clubs set visibility = 'BY_LINK' where club_id = $1`;
    await runSql(server.context.database, sql, [clubId]);
    const read = async () => (await send(member, 'GET', `/api/clubs/${clubId}`)).statusCode;
    expect(await read()).toBe(404);
    await send(host, 'DELETE', `/api/clubs/${clubId}`);
    expect(await read()).toBe(200);
  });

  test('an expired application can be neither accepted nor cancelled', async () => {
    const path = `${url()}/${member.memberId}`;
    const accepted = await send(host, 'PATCH', path, { status: 'CLUB_JOINED' });
    expect(accepted.statusCode).toBe(404);
    expect((await send(member, 'DELETE', path)).statusCode).toBe(404);
  });

  test('an expired application does not prevent a new application', async () => {
    expect((await apply()).statusCode).toBe(201);
    expect(await readExpiry()).toBe(iso('2026-11-19T12:00:00+09:00'));
  });
});

test('the seat job deletes an expired application and notifies the applicant once', async () => {
  await apply();
  await setTime('2026-11-17T12:00:00+09:00', member);
  await Promise.all([runSeatJob(), runSeatJob()]);
  expect(await readPart(clubId, member)).toBe('none');
  expect(await readKinds(member)).toEqual(['APPLICATION_EXPIRED']);
});

test('an application to a cancelled club ends without a notice', async () => {
  await apply();
  await send(host, 'DELETE', `/api/clubs/${clubId}`);
  await setTime('2026-11-17T12:00:00+09:00', member);
  await runSeatJob();
  expect(await readKinds(member)).toEqual(['CLUB_CANCELLED']);
});

// covers G22 (docs/coverage-statements.md)
test('the host is reminded once, when an application is undecided for a day', async () => {
  await apply();
  await setTime('2026-11-16T11:59:00+09:00', host);
  await runSeatJob();
  expect(await readKinds(host)).toEqual(['APPLICATION_RECEIVED']);
  await setTime('2026-11-16T12:00:00+09:00', host);
  await Promise.all([runSeatJob(), runSeatJob()]);
  await runSeatJob();
  const [notice, ...others] = (await send(host, 'GET', '/api/notices')).json().data;
  expect(others).toHaveLength(1);
  expect([notice.kind, notice.text, notice.detail]).toEqual([
    'APPLICATION_DUE',
    '하루째 기다리는 신청이 있어요',
    '내일\u00a0오후\u00a012:00까지 답해 주세요',
  ]);
});

test('an application stored by an older program does not expire', async () => {
  await apply();
  const sql = 'update club_members set expires_at = null where club_id = $1';
  await runSql(server.context.database, sql, [clubId]);
  await setTime('2026-11-20T12:00:00+09:00', host, member);
  await runSeatJob();
  expect(await readPart(clubId, member)).toBe('waiting');
});
