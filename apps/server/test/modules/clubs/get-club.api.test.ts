import { clubDetailSchema } from '@azit/contract/clubs/club.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { rejectionText } from '@azit/rules/hosting/rejection-reason';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because a participant withdraws through SQL and stays in a future club.
test.override({ checksInvariants: false });

let host: TestMember;
let stranger: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
  stranger = await createMember(server.context);
});

function get(path: string, token: string | undefined = stranger.token) {
  return server.call({ method: 'GET', url: path, ...(token === undefined ? {} : { token }) });
}

async function read(clubId: number, viewer: TestMember) {
  return (await get(`/api/clubs/${clubId}`, viewer.token)).json().data;
}

// covers S1.3, S3.6 (docs/coverage-statements.md)
test('the club detail has exactly the fields of the contract', async () => {
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    birthYearMin: 1990,
    birthYearMax: 2000,
    fee: 5000,
  });
  const reply = await get(`/api/clubs/${clubId}`);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { data } = reply.json();
  expect(clubDetailSchema.parse(data)).toEqual(data);
  expect(data).toMatchObject({
    clubId,
    fee: 5000,
    birthYearMin: '1990',
    birthYearMax: '2000',
    genderRestriction: 'ALL',
    joinMethod: 'APPROVAL',
    isOnline: 'offline',
    location: '서울 성동구 연무장길 7',
    meetingDate: '2026-11-21',
    meetingTime: '14:00:00',
    bannerImage: DEFAULT_BANNER_FILE,
    clubStatus: 'CLUB_ACTIVE',
    joinedCount: 1,
  });
});

describe('clubStatus by the time in Seoul', () => {
  // covers S4.3, P7.2 (docs/coverage-statements.md)
  test.each([
    ['2026-11-15T11:59:59+09:00', 'CLUB_ACTIVE', 'open'],
    ['2026-11-15T12:00:00+09:00', 'CLUB_ONGOING', 'ongoing'],
    ['2026-11-15T13:29:59+09:00', 'CLUB_ONGOING', 'ongoing'],
    ['2026-11-15T13:30:00+09:00', 'CLUB_CLOSED', 'over'],
    ['2026-11-16T08:59:00+09:00', 'CLUB_CLOSED', 'over'],
  ])('at %s the clubStatus is %s', async (clubTime, clubStatus, phase) => {
    server.clock.set(clubTime);
    const clubId = await createClub(server.context, {
      hostId: host.memberId,
      meetingDate: '2026-11-15',
      meetingTime: '12:00',
      durationMinutes: 90,
    });
    const viewer = await createMember(server.context);
    expect(await read(clubId, viewer)).toMatchObject({ clubStatus, phase });
  });

  test('a cancelled club is still cancelled after its meeting time', async () => {
    const clubId = await createClub(server.context, {
      hostId: host.memberId,
      meetingDate: '2026-11-14',
      cancelledAt: new Date('2026-11-13T00:00:00Z'),
    });
    expect((await read(clubId, stranger)).clubStatus).toBe('CLUB_CANCEL');
  });

  // covers A4.18 (docs/coverage-statements.md)
  test('a club whose date is changed to the past in SQL is over at once', async () => {
    const clubId = await createClub(server.context, { hostId: host.memberId });
    const sql = `update clubs set meeting_date = '2026-11-14' where club_id = $1`;
    await runSql(server.context.database, sql, [clubId]);
    expect((await read(clubId, stranger)).clubStatus).toBe('CLUB_CLOSED');
  });
});

// covers A4.16 (docs/coverage-statements.md)
test('club members are listed by time of joining, waiting applicants last', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const waiting = await createMember(server.context);
  const joined = await createMember(server.context);
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  const { clubMembers, joinedCount } = await read(clubId, host);
  const ids = clubMembers.map(({ member }: { member: { memberId: number } }) => member.memberId);
  expect(ids).toEqual([host.memberId, joined.memberId, waiting.memberId]);
  expect(joinedCount).toBe(2);
});

test('a withdrawn participant is listed without name and picture', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const { database } = server.context;
  const sql = `update members set image_path = '/images/member_profile', image_name = 'a.webp'
    where member_id = $1`;
  await runSql(database, sql, [host.memberId]);
  const shown = { fileUrl: '/images/member_profile', fileName: 'a.webp' };
  expect((await read(clubId, stranger)).host.fileInfo).toEqual(shown);
  await withdraw(server.context, host.memberId);
  const { host: left, clubMembers } = await read(clubId, stranger);
  const gone = {
    memberId: host.memberId,
    nickname: '알 수 없는 회원',
    fileInfo: DEFAULT_PROFILE_FILE,
  };
  expect(left).toEqual({ ...gone, reputation: 36.5 });
  expect(clubMembers[0].member).toEqual({ ...gone, aboutMe: '' });
});

test('only a rejected applicant sees the time of the next possible application', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const decided = server.clock.now();
  await addClubMember(
    server.context,
    clubId,
    stranger.memberId,
    'CLUB_REJECTED',
    '부탁해요.',
    decided,
  );
  const own = (await read(clubId, stranger)).clubMembers.at(-1);
  expect(own).toMatchObject({
    clubMemberStatus: 'CLUB_REJECTED',
    joinAnswer: '부탁해요.',
    reapplyAt: '2026-11-16T03:00:00.000Z',
  });
  expect(JSON.stringify(await read(clubId, host))).not.toContain('CLUB_REJECTED');
});

// covers U1.3 (docs/coverage-statements.md)
test.each([
  ['FULL_SOON', rejectionText('FULL_SOON')],
  [null, null],
])('a rejected applicant reads the sentence for the reason %s', async (reason, reasonText) => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const { memberId } = stranger;
  const { database, clock } = server.context;
  await addClubMember(server.context, clubId, memberId, 'CLUB_REJECTED', '.', clock.now());
  const chosen =
    'update club_members set rejection_reason = $1 where club_id = $2 and member_id = $3';
  await runSql(database, chosen, [reason, clubId, memberId]);
  expect((await read(clubId, stranger)).clubMembers.at(-1)).toMatchObject({ reasonText });
});

// covers S7.15 (docs/coverage-statements.md)
test('the join question is returned to members', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const reply = await get(`/api/clubs/${clubId}/join-question`);
  expect(reply.json()).toEqual({ data: { clubId, joinQuestion: '몇 번 해 봤나요?' } });
});

describe.each(['', '/join-question', '/signups'])(
  'refused requests to GET /api/clubs/{id}%s',
  (rest) => {
    // covers A1.4 (docs/coverage-statements.md)
    test.each([
      ['999999', 404, 'CLUB_NOT_FOUND'],
      ['2147483647', 404, 'CLUB_NOT_FOUND'],
      ['2147483648', 400, 'VALIDATION_FAILED'],
      ['0', 400, 'VALIDATION_FAILED'],
      ['-1', 400, 'VALIDATION_FAILED'],
      ['1e3', 400, 'VALIDATION_FAILED'],
      ['%00', 400, 'VALIDATION_FAILED'],
      ["1'--", 400, 'VALIDATION_FAILED'],
    ])('a request with the id %s is refused', async (id, status, code) => {
      expect((await get(`/api/clubs/${id}${rest}`)).json()).toMatchObject({ status, code });
    });

    test('a request of a guest is refused', async () => {
      const url = `/api/clubs/1${rest}`;
      expect((await server.call({ method: 'GET', url })).json()).toMatchObject({ status: 401 });
    });
  },
);
