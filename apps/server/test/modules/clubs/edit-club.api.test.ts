import { describe, expect } from 'vitest';
import { addClubMember, createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

const CHANGED = {
  clubName: '연남에서 볼더링',
  memberLimit: 12,
  meetingDate: '2026-11-22',
  meetingTime: '15:30:00',
  durationMinutes: 90,
  isOnline: 'online',
  location: null,
} as const;
const FREE = {
  clubInfo: '새 소개',
  fee: 9000,
  genderRestriction: 'FEMALE_ONLY',
  birthYearMin: '1980',
  birthYearMax: '1999',
} as const;

function edit(changes: object, { token }: { token?: string } = host) {
  return server.call({
    method: 'PATCH',
    url: `/api/clubs/${clubId}`,
    payload: { ...unchangedPlan, ...changes },
    ...(token === undefined ? {} : { token }),
  });
}

async function join(status: 'CLUB_WAITING' | 'CLUB_JOINED' | 'CLUB_REJECTED' | 'CLUB_KICKED') {
  const participant = await createMember(server.context);
  await addClubMember(server.context, clubId, participant.memberId, status);
}

test('every field of a club without other members can be edited, also twice in a row', async () => {
  const version = server.context.listCacheVersion.current();
  const first = await edit({ clubId, ...CHANGED, ...FREE });
  expect(first.statusCode).toBe(200);
  expect(first.json().data).toMatchObject({ clubId, ...CHANGED, ...FREE });
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  const second = await edit({ clubId, ...CHANGED, ...FREE });
  expect(second.json()).toEqual(first.json());
});

// covers M3.15 (docs/coverage-statements.md)
test('an edit by an older client leaves duration, link and visibility unchanged', async () => {
  const onlineLink = 'https://meet.example/7';
  const online = { isOnline: 'online', location: null };
  const unchanged = { durationMinutes: 45, locationVisibility: 'JOINED', onlineLink };
  expect((await edit({ ...online, ...unchanged })).json().data).toMatchObject(unchanged);
  expect((await edit({ ...online, fee: 100 })).json().data).toMatchObject({
    ...unchanged,
    fee: 100,
  });
  const cleared = await edit({ ...online, onlineLink: null });
  expect(cleared.json().data).toMatchObject({ ...unchanged, onlineLink: null });
});

test('an edit raises the calendar sequence only if it changes the meeting time', async () => {
  const sequence = async () => {
    const sql = 'select sequence from clubs where club_id = $1';
    const [row] = await runSql(server.context.database, sql, [clubId]);
    return row?.sequence;
  };
  await edit(FREE);
  expect(await sequence()).toBe(0);
  await edit({ ...FREE, meetingTime: '16:00' });
  expect(await sequence()).toBe(1);
});

describe('the edit of a club with a waiting or joined member', () => {
  const locked = Object.entries({ ...CHANGED, location: '다른 곳' }).map(([field, value]) =>
    field === 'isOnline' ? { isOnline: value, location: null } : { [field]: value },
  );

  // covers P1.5, A4.6 (docs/coverage-statements.md)
  test.each(locked)('the change %j of a club with members is refused as locked', async (change) => {
    for (const status of ['CLUB_WAITING', 'CLUB_JOINED'] as const) {
      clubId = await createClub(server.context, { hostId: host.memberId });
      await join(status);
      expect((await edit(change)).json()).toMatchObject({
        status: 409,
        code: 'CLUB_FIELDS_LOCKED',
      });
    }
  });

  test('introduction, fee, gender limit and birth-year limits can still be changed', async () => {
    await join('CLUB_JOINED');
    const reply = await edit(FREE);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject(FREE);
  });

  test('rejected and kicked members do not lock any field', async () => {
    await join('CLUB_REJECTED');
    await join('CLUB_KICKED');
    expect((await edit(CHANGED)).statusCode).toBe(200);
  });
});

// covers A4.6 (docs/coverage-statements.md)
test('a limit below the number of joined members is refused as a field error', async () => {
  for (const _ of [1, 2, 3, 4]) await join('CLUB_JOINED');
  expect((await edit({ memberLimit: 4 })).json()).toMatchObject({
    status: 400,
    code: 'CLUB_LIMIT_BELOW_JOINED',
    fieldErrors: [{ field: 'memberLimit' }],
  });
  expect((await edit({ memberLimit: 5 })).statusCode).toBe(409);
});

describe('the time of an edited club', () => {
  // covers P7.3 (docs/coverage-statements.md)
  test.each([
    [{ meetingDate: '2026-11-14' }, 'meetingDate'],
    [{ meetingDate: '2026-11-15', meetingTime: '12:00' }, 'meetingTime'],
  ])('the time %j of an edited club is refused as past', async (change, field) => {
    expect((await edit(change)).json()).toMatchObject({ status: 400, fieldErrors: [{ field }] });
  });

  test('the time of an edited club may be later today', async () => {
    const today = { meetingDate: '2026-11-15', meetingTime: '12:01' };
    expect((await edit(today)).statusCode).toBe(200);
  });

  // covers A4.6 (docs/coverage-statements.md)
  test.each([
    ['over', { meetingDate: '2026-11-15', meetingTime: '12:00' }],
    ['closed', { cancelledAt: new Date(0) }],
  ])('the time cannot be changed when the club is %s', async (_name, parts) => {
    clubId = await createClub(server.context, { hostId: host.memberId, ...parts });
    expect((await edit({})).json()).toMatchObject({ status: 422, code: 'CLUB_ENDED' });
  });
});

describe('edits of a club', () => {
  // covers S6.3, A4.6 (docs/coverage-statements.md)
  test('an edit by anyone but the host is refused', async () => {
    const participant = await createMember(server.context);
    expect((await edit({}, participant)).json()).toMatchObject({ status: 403, code: 'NOT_HOST' });
    expect((await edit({}, {})).statusCode).toBe(401);
    clubId = 999_999;
    expect((await edit({})).json()).toMatchObject({ status: 404, code: 'CLUB_NOT_FOUND' });
  });

  test.each([
    [{ clubName: '가' }, 'clubName'],
    [{ clubInfo: '가'.repeat(129) }, 'clubInfo'],
    [{ memberLimit: 2 }, 'memberLimit'],
    [{ memberLimit: 21 }, 'memberLimit'],
    [{ fee: '1,000' }, 'fee'],
    [{ birthYearMin: '2000', birthYearMax: '1999' }, 'birthYearMax'],
    [{ location: null }, 'location'],
    [{ durationMinutes: 29 }, 'durationMinutes'],
    [{ durationMinutes: 721 }, 'durationMinutes'],
    [{ locationVisibility: 'HOST' }, 'locationVisibility'],
    [{ clubId: 999_999 }, 'clubId'],
    [{ clubId: 'x' }, 'clubId'],
  ])('an edit with %j is refused', async (change, field) => {
    expect((await edit(change)).json()).toMatchObject({ status: 400, fieldErrors: [{ field }] });
  });

  test('an edit cannot change the host, the join question or the category', async () => {
    const changes = { hostId: 1, joinQuestion: '바뀐 질문', categorySmallId: 1, joinedCount: 0 };
    const { data } = (await edit(changes)).json();
    expect(data).toMatchObject({
      host: { memberId: host.memberId },
      joinQuestion: '몇 번 해 봤나요?',
      categorySmall: { categorySmallId: 6 },
      joinedCount: 1,
    });
  });
});
