import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { describe, expect } from 'vitest';
import { addClubMember, createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let joined: TestMember;
let waiting: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  joined = await createMember(server.context);
  waiting = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
});

function change(payload: object, token = host.token) {
  return server.call({ method: 'POST', url: `/api/clubs/${clubId}/changes`, payload, token });
}

async function read(viewer: TestMember): Promise<ClubDetail> {
  const url = `/api/clubs/${clubId}`;
  return (await server.call({ method: 'GET', url, token: viewer.token })).json().data;
}

async function stored() {
  const sql = `select sequence, club_name, member_limit, meeting_date::text, meeting_time::text,
    duration_minutes, is_online, location, online_link from clubs where club_id = $1`;
  const [row] = await runSql(server.context.database, sql, [clubId]);
  return row;
}

describe('a change of a meeting’s plan', () => {
  test('a member who joined after a change does not see the change', async () => {
    await change({ meetingTime: '15:30' });
    server.clock.advance(60_000);
    const later = await createMember(server.context);
    const decision = await server.call({
      method: 'PATCH',
      url: `/api/clubs/${clubId}/signups/${waiting.memberId}`,
      token: host.token,
      payload: { status: 'CLUB_JOINED' },
    });
    expect(decision.statusCode).toBe(202);
    await addClubMember(server.context, clubId, later.memberId, 'CLUB_WAITING');
    const seen = [joined, waiting, later, host].map(
      async (one) => (await read(one)).changes.length,
    );
    expect(await Promise.all(seen)).toEqual([1, 0, 0, 1]);
  });

  // covers M3.4 (docs/coverage-statements.md)
  test('a change keeps all seats, is visible to all and asks joined members to confirm', async () => {
    const version = server.context.listCacheVersion.current();
    const reply = await change({ meetingTime: '15:30', durationMinutes: 90, note: '늦춰요.' });
    expect(reply.statusCode).toBe(201);
    expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
    const expected = {
      changedAt: server.clock.now().toISOString(),
      note: '늦춰요.',
      fields: {
        meetingTime: { from: '14:00:00', to: '15:30:00' },
        durationMinutes: { from: 120, to: 90 },
      },
    };
    const { data } = reply.json();
    expect(data).toMatchObject({ meetingTime: '15:30:00', durationMinutes: 90, joinedCount: 2 });
    expect([data.changes, data.myConfirmation]).toEqual([[expected], null]);
    for (const [viewer, confirmation] of [
      [joined, 'PENDING'],
      [waiting, null],
      [await createMember(server.context), null],
    ] as const) {
      const { changes, myConfirmation } = await read(viewer);
      expect([changes, myConfirmation]).toEqual([[expected], confirmation]);
    }
    expect(await stored()).toMatchObject({ sequence: 1 });
  });

  test('confirmed members must confirm a change again, unless only the name changed', async () => {
    await change({ meetingTime: '15:30' });
    const url = `/api/clubs/${clubId}/confirmation`;
    const payload = { going: true };
    await server.call({ method: 'PUT', url, payload, token: joined.token });
    expect((await read(joined)).myConfirmation).toBe('GOING');
    await change({ clubName: '다른 이름' });
    expect((await read(joined)).myConfirmation).toBe('GOING');
    server.clock.advance(1_000);
    await change({ durationMinutes: 60 });
    const { changes, myConfirmation } = await read(joined);
    expect(myConfirmation).toBe('PENDING');
    expect(changes.map(({ fields }) => Object.keys(fields))).toEqual([
      ['durationMinutes'],
      ['clubName'],
      ['meetingTime'],
    ]);
    expect(await stored()).toMatchObject({ sequence: 3, club_name: '다른 이름' });
  });

  test('a club can change to online and back, and has a link only while it is online', async () => {
    const onlineLink = 'https://meet.example/azit?code=1';
    expect((await change({ isOnline: 'online', onlineLink })).json().data).toMatchObject({
      isOnline: 'online',
      location: null,
      onlineLink,
    });
    expect(await stored()).toMatchObject({ is_online: true, location: null });
    const back = await change({ isOnline: 'offline', location: '서울 마포구 연남로 27' });
    expect(back.json().data).toMatchObject({ location: '서울 마포구 연남로 27', onlineLink: null });
    expect((await read(waiting)).changes[1]?.fields.onlineLink).toEqual({ from: null, to: null });
  });

  // covers M3.8 (docs/coverage-statements.md)
  test('a changed plan with a hidden address shows applicants only the area', async () => {
    const sql = `update clubs set location_visibility = 'JOINED' where club_id = $1`;
    await runSql(server.context.database, sql, [clubId]);
    await change({ location: '서울 마포구 연남로 27' });
    const whole = { from: '서울 성동구 연무장길 7', to: '서울 마포구 연남로 27' };
    expect((await read(joined)).changes[0]?.fields.location).toEqual(whole);
    const short = { from: '서울 성동구', to: '서울 마포구' };
    expect((await read(waiting)).changes[0]?.fields.location).toEqual(short);
  });

  test('the limit can be changed down to the number of joined members, not below', async () => {
    const { context } = server;
    for (const person of [await createMember(context), await createMember(context)]) {
      await addClubMember(context, clubId, person.memberId, 'CLUB_JOINED');
    }
    expect((await change({ memberLimit: 3 })).json()).toMatchObject({
      status: 400,
      code: 'CLUB_LIMIT_BELOW_JOINED',
      fieldErrors: [{ field: 'memberLimit' }],
    });
    expect((await change({ memberLimit: 4 })).json().data).toMatchObject({ memberLimit: 4 });
  });
});

describe('refused changes of a meeting’s plan', () => {
  const { clubName, location, meetingDate, meetingTime } = unchangedPlan;

  // covers M3.5 (docs/coverage-statements.md)
  test.each([
    ['nothing', {}, 'CLUB_UNCHANGED', undefined],
    ['only a note', { note: '안녕하세요.' }, 'CLUB_UNCHANGED', undefined],
    ['unchanged values', { clubName, location, meetingTime }, 'CLUB_UNCHANGED', undefined],
    ['a link for an offline club', { onlineLink: 'https://a.kr' }, 'CLUB_UNCHANGED', undefined],
    ['a past day', { meetingDate: '2026-11-14' }, 'VALIDATION_FAILED', 'meetingDate'],
    [
      'a past time',
      { meetingDate: '2026-11-15', meetingTime: '11:59' },
      'VALIDATION_FAILED',
      'meetingTime',
    ],
    ['no location', { location: null }, 'VALIDATION_FAILED', 'location'],
    ['an empty location', { location: ' ' }, 'VALIDATION_FAILED', 'location'],
    [
      'a duration under half an hour',
      { durationMinutes: 29 },
      'VALIDATION_FAILED',
      'durationMinutes',
    ],
    [
      'a duration over twelve hours',
      { durationMinutes: 721 },
      'VALIDATION_FAILED',
      'durationMinutes',
    ],
    ['two members', { memberLimit: 2 }, 'VALIDATION_FAILED', 'memberLimit'],
    ['a note too long', { meetingDate, note: '가'.repeat(129) }, 'VALIDATION_FAILED', 'note'],
    [
      'a link that is not https',
      { isOnline: 'online', onlineLink: 'http://a.kr' },
      'VALIDATION_FAILED',
      'onlineLink',
    ],
  ])('a change is refused for this value: %s', async (_what, body, code, field) => {
    const reply = (await change(body)).json();
    expect(reply).toMatchObject({ status: 400, code });
    expect(reply.fieldErrors?.[0]?.field).toBe(field);
    expect(await stored()).toMatchObject({ sequence: 0 });
    expect((await read(joined)).changes).toEqual([]);
  });

  // covers M3.5 (docs/coverage-statements.md)
  test('a change by anyone but the host or of a nonexistent club is refused', async () => {
    for (const { token } of [joined, waiting]) {
      expect((await change({ meetingTime: '15:00' }, token)).json()).toMatchObject({
        status: 403,
        code: 'NOT_HOST',
      });
    }
    clubId = 999_999;
    expect((await change({ meetingTime: '15:00' })).json()).toMatchObject({ status: 404 });
  });

  // covers M3.5 (docs/coverage-statements.md)
  test.each([
    ['cancelled', `cancelled_at = now()`, '취소돼서 열리지 않아요.'],
    ['ongoing', `meeting_date = '2026-11-15', meeting_time = '11:00'`, '이미 시작한 아지트예요.'],
    ['over', `meeting_date = '2026-11-14'`, '이미 종료된 아지트예요.'],
  ])('a change is refused for a club that is %s', async (_state, assignment, message) => {
    const sql = `update clubs set ${assignment} where club_id = $1`;
    await runSql(server.context.database, sql, [clubId]);
    const reply = await change({ meetingDate: '2026-11-30' });
    expect(reply.json()).toMatchObject({ status: 422, code: 'CLUB_ENDED', message });
  });
});
