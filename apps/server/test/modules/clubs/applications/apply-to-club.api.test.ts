import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { describe, expect } from 'vitest';
import { applyToClub } from '#server/modules/clubs/applications/apply-to-club.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let host: TestMember;
let applicant: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  applicant = await createMember(server.context, { gender: 'FEMALE', birthYear: 1994 });
  clubId = await createClub(server.context, { hostId: host.memberId });
});

function apply(body: object = {}, { token }: { token?: string } = applicant) {
  return server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/signups`,
    payload: { memberId: applicant.memberId, joinAnswer: '두 번 해 봤어요.', ...body },
    ...(token === undefined ? {} : { token }),
  });
}

function ownRow() {
  const sql = `select status, join_answer, is_hidden, decided_at, applied_at, club_member_id
    from club_members where club_id = $1 and member_id = $2`;
  return runSql(server.context.database, sql, [clubId, applicant.memberId]);
}

function addApplicant(status: ClubMemberStatus, decidedAt: Date | null = null) {
  return addClubMember(server.context, clubId, applicant.memberId, status, '먼저 쓴 답', decidedAt);
}

test('after five decisions of a host, applicants see the host’s usual decision time', async () => {
  const now = server.clock.now();
  const decide = async (minutes: number) => {
    const { memberId } = await createMember(server.context);
    const decidedAt = new Date(now.getTime() + minutes * 60_000);
    await addClubMember(server.context, clubId, memberId, 'CLUB_REJECTED', '네', decidedAt);
  };
  for (const minutes of [30, 45, 600, 900]) await decide(minutes);
  const withdrawn = await apply();
  expect(withdrawn.json()).not.toHaveProperty('usualReplyMinutes');
  await decide(90);
  applicant = await createMember(server.context);
  expect((await apply()).json().usualReplyMinutes).toBe(90);
});

// covers S1.4 (docs/coverage-statements.md)
test('an applicant is stored as waiting, together with the answer', async () => {
  const reply = await apply({ joinAnswer: '  첫 줄\n둘째 줄  ' });
  expect(reply.statusCode).toBe(201);
  const [row] = await ownRow();
  expect(row).toMatchObject({ status: 'CLUB_WAITING', decided_at: null });
  expect(reply.json()).toEqual({
    data: {
      clubMemberId: row?.club_member_id,
      clubMemberStatus: 'CLUB_WAITING',
      member: {
        memberId: applicant.memberId,
        nickname: applicant.nickname,
        aboutMe: '작게 모이는 걸 좋아해요.',
        fileInfo: DEFAULT_PROFILE_FILE,
      },
      joinAnswer: '첫 줄\n둘째 줄',
      expiresAt: '2026-11-17T03:00:00.000Z',
    },
  });
});

// covers S5.20 (docs/coverage-statements.md)
test.each([
  ['joinAnswer', ''],
  ['joinAnswer', '   '],
  ['joinAnswer', '가'.repeat(129)],
  ['joinAnswer', null],
  ['joinAnswer', ['답']],
  ['memberId', '1.5'],
  ['memberId', 1.5],
  ['memberId', null],
])('an application whose %s is %j is refused', async (field, value) => {
  const reply = await apply({ [field]: value });
  expect(reply.json()).toMatchObject({ status: 400, fieldErrors: [{ field }] });
});

test('an answer of 128 characters is accepted', async () => {
  expect((await apply({ joinAnswer: '가'.repeat(128) })).statusCode).toBe(201);
});

describe('refused applications', () => {
  // covers A1.11 (docs/coverage-statements.md)
  test('an application from a guest, for another member or a nonexistent club is refused', async () => {
    expect((await apply({}, {})).statusCode).toBe(401);
    const stranger = await createMember(server.context);
    expect((await apply({}, stranger)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await ownRow()).toEqual([]);
    clubId = 999_999;
    expect((await apply()).json()).toMatchObject({ status: 404, code: 'CLUB_NOT_FOUND' });
  });

  // covers S4.9 (docs/coverage-statements.md)
  test('an application from the host is refused', async () => {
    const reply = await apply({ memberId: host.memberId }, host);
    expect(reply.json()).toMatchObject({ status: 403, code: 'HOST_CANNOT_APPLY' });
  });

  // covers A4.8 (docs/coverage-statements.md)
  test.each([
    ['CLUB_WAITING', '이미 신청했어요. 호스트의 수락을 기다리고 있어요.'],
    ['CLUB_JOINED', '이미 참여 중인 아지트예요.'],
  ] as const)(
    'an application from a member who is already %s is refused with that reason',
    async (status, message) => {
      await addApplicant(status);
      const refused = { status: 409, code: 'ALREADY_APPLIED', message };
      expect((await apply()).json()).toMatchObject(refused);
      expect(await ownRow()).toMatchObject([{ status, join_answer: '먼저 쓴 답' }]);
    },
  );

  test('a repeated application is refused as already applied, even after the club ended', async () => {
    clubId = await createClub(server.context, { hostId: host.memberId, cancelledAt: new Date(0) });
    await addApplicant('CLUB_WAITING');
    expect((await apply()).statusCode).toBe(409);
  });

  // covers A4.8 (docs/coverage-statements.md)
  test('an application from a kicked member is refused forever', async () => {
    await addApplicant('CLUB_KICKED', new Date(0));
    expect((await apply()).json()).toMatchObject({
      status: 403,
      code: 'NOT_ELIGIBLE',
      message: '호스트가 내보낸 아지트에는 다시 신청할 수 없어요.',
    });
  });

  // covers A4.8 (docs/coverage-statements.md)
  test.each([
    [{ genderRestriction: 'MALE_ONLY' }, '남성만 참여할 수 있는 아지트예요.'],
    [{ birthYearMin: 1995 }, '1995년 이후에 태어난 사람만 참여할 수 있어요.'],
    [{ birthYearMax: 1993 }, '1993년 이전에 태어난 사람만 참여할 수 있어요.'],
  ] as const)(
    'an application from a member outside the limits %j is refused',
    async (limits, message) => {
      clubId = await createClub(server.context, { hostId: host.memberId, ...limits });
      expect((await apply()).json()).toMatchObject({ status: 403, code: 'NOT_ELIGIBLE', message });
      expect(await ownRow()).toEqual([]);
    },
  );

  // covers P2.3 (docs/coverage-statements.md)
  test('an application from a member exactly at the admission limits is accepted', async () => {
    clubId = await createClub(server.context, {
      hostId: host.memberId,
      genderRestriction: 'FEMALE_ONLY',
      birthYearMin: 1994,
      birthYearMax: 1994,
    });
    expect((await apply()).statusCode).toBe(201);
  });

  // covers A4.8 (docs/coverage-statements.md)
  test.each([
    ['over', { meetingDate: '2026-11-15', meetingTime: '12:00' }],
    ['closed', { cancelledAt: new Date(0) }],
  ])('an application is refused when the club is %s', async (_name, parts) => {
    clubId = await createClub(server.context, { hostId: host.memberId, ...parts });
    expect((await apply()).json()).toMatchObject({ status: 422, code: 'CLUB_ENDED' });
  });

  test('an application to a full club is refused', async () => {
    clubId = await createClub(server.context, { hostId: host.memberId, memberLimit: 3 });
    for (const _ of [1, 2]) {
      const { memberId } = await createMember(server.context);
      await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
    }
    expect((await apply()).json()).toMatchObject({ status: 422, code: 'CLUB_FULL' });
  });

  test('an application is refused if the member withdraws after authentication', async () => {
    await withdraw(server.context, applicant.memberId);
    const viewer = { memberId: applicant.memberId, sessionId: '', hidden: undefined };
    const application = { clubId, memberId: applicant.memberId, joinAnswer: '안녕' };
    await expect(applyToClub(server.context, viewer, application)).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('a rejected applicant', () => {
  // covers A4.8 (docs/coverage-statements.md)
  test('a rejected applicant may not apply again within a day', async () => {
    await addApplicant('CLUB_REJECTED', new Date(server.clock.now().getTime() - DAY_MS + 1));
    expect((await apply()).json()).toMatchObject({ status: 403, code: 'NOT_ELIGIBLE' });
    expect(await ownRow()).toMatchObject([{ status: 'CLUB_REJECTED' }]);
  });

  test('a rejected applicant may apply again a day later with a new answer', async () => {
    const clubMemberId = await addApplicant(
      'CLUB_REJECTED',
      new Date(server.clock.now().getTime() - DAY_MS),
    );
    await runSql(server.context.database, 'update club_members set is_hidden = true');
    const reply = await apply({ joinAnswer: '다시 부탁해요.' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toMatchObject({ clubMemberId, joinAnswer: '다시 부탁해요.' });
    expect(await ownRow()).toEqual([
      {
        club_member_id: clubMemberId,
        status: 'CLUB_WAITING',
        join_answer: '다시 부탁해요.',
        is_hidden: false,
        decided_at: null,
        applied_at: server.clock.now(),
      },
    ]);
  });
});
