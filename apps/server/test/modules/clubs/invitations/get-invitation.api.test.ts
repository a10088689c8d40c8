import { expect, vi } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
test.beforeAll(async () => {
  host = await createMember(server.context, { nickname: '햇살좋은날' });
});

function getInvitation(clubId: number, headers: Record<string, string> = {}, token?: string) {
  const url = `/api/clubs/${clubId}/invitation`;
  return server.call({ method: 'GET', url, headers, ...(token !== undefined && { token }) });
}

// covers I6.1 (docs/coverage-statements.md)
test('a guest gets the invitation without address, people and host id', async () => {
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    fee: 15_000,
    birthYearMin: 1985,
    birthYearMax: 2005,
  });
  const joined = await createMember(server.context);
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  const reply = await getInvitation(clubId);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    data: {
      clubId,
      clubName: '성수에서 볼더링',
      clubInfo: '처음이어도 괜찮아요.',
      bannerImage: { fileUrl: '/images/default', fileName: 'banner.webp' },
      categorySmall: { categorySmallId: 6, categoryName: '클라이밍', categoryLargeId: 2 },
      isOnline: 'offline',
      area: '서울 성동구',
      meetingDate: '2026-11-21',
      meetingTime: '14:00:00',
      durationMinutes: 120,
      fee: 15_000,
      bringAlong: null,
      genderRestriction: 'ALL',
      birthYearMin: '1985',
      birthYearMax: '2005',
      memberLimit: 8,
      joinedCount: 2,
      offeredCount: 0,
      phase: 'open',
      locationVisibility: 'ALL',
      visibility: 'LISTED',
      host: {
        nickname: '햇살좋은날',
        fileInfo: { fileUrl: '/images/default', fileName: 'profile.webp' },
        reputation: 36.5,
      },
    },
  });
});

// covers I6.2 (docs/coverage-statements.md)
test('an invitation may be cached for a minute and is revalidated by ETag', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const first = await getInvitation(clubId);
  expect(first.headers['cache-control']).toBe('public, max-age=60');
  expect(String(first.headers.vary).split(', ')).toContain('Authorization');
  const etag = String(first.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await getInvitation(clubId, { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=60' });
  }
  const applicant = await createMember(server.context);
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
  const changed = await getInvitation(clubId, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data.joinedCount).toBe(2);
});

test('the Vary header of an invitation lists both Authorization and Origin', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const origin = server.context.config.webOrigins[0] ?? 'https://other.example';
  const { vary } = (await getInvitation(clubId, { origin })).headers;
  expect(String(vary).split(', ')).toEqual(expect.arrayContaining(['Origin', 'Authorization']));
});

// covers I6.2 (docs/coverage-statements.md)
test('an invitation takes one SQL statement for a guest and two for a member', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const run = vi.spyOn(server.context.database, 'run');
  await getInvitation(clubId);
  await getInvitation(clubId, {}, host.token);
  const names = run.mock.calls.map(([query]) => query.name);
  run.mockRestore();
  expect(names).toEqual(['select_club', 'select_active_session', 'select_club']);
});

// covers I6.1 (docs/coverage-statements.md)
test.each([
  ['cancelled', { cancelledAt: new Date(0) }],
  ['over', { meetingDate: '2026-11-01' }],
  ['ongoing', { meetingDate: '2026-11-15', meetingTime: '00:00', durationMinutes: 720 }],
] as const)('the invitation of a club that is %s shows that state', async (phase, parts) => {
  server.clock.set('2026-11-15T01:00:00Z');
  const clubId = await createClub(server.context, { hostId: host.memberId, ...parts });
  expect((await getInvitation(clubId)).json().data).toMatchObject({ clubId, phase });
});

// covers I6.1 (docs/coverage-statements.md)
test('an invitation to a nonexistent club replies 404', async () => {
  const reply = await getInvitation(2_000_000_000);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().message).toBe('아지트를 찾을 수 없어요.');
  expect(reply.headers['cache-control']).toBe('no-store');
});
