import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { imageDirectory } from '#server/modules/images/file-image-store.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { createPasswordMember, PASSWORD, tryLogin } from '#test/factories/password-member.ts';
import { publishAllReviews } from '#test/factories/publish-all-reviews.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const sql = (text: string, values: unknown[] = []) => runSql(server.context.database, text, values);
const withdraw = ({ memberId }: Pick<TestMember, 'memberId'>, token: string) =>
  server.call({ method: 'DELETE', url: `/api/members/${memberId}`, token });

// covers A3.6 (docs/coverage-statements.md)
test('a withdrawal deletes the personal data and leaves the member row', async () => {
  const me = await createPasswordMember(server, { interests: [1, 2] });
  const other = await createMember(server.context);
  const form = await multipartForm(await smallImage());
  const url = `/api/members/${me.memberId}`;
  const { data } = (await server.call({ method: 'POST', url, token: me.token, ...form })).json();
  await insertRow(server.context.database, 'oauth_identities', {
    provider: 'oidc',
    subject: 'me',
    member_id: me.memberId,
    created_at: server.clock.now(),
  });
  await server.call({
    method: 'POST',
    url: '/api/auth/refresh/passwords/email',
    payload: { email: me.email },
  });
  const version = server.context.listCacheVersion.current();
  const reply = await withdraw(me, me.token);
  expect([reply.statusCode, reply.body]).toEqual([202, '']);
  const [row] = await sql('select * from members where member_id = $1', [me.memberId]);
  expect(row).toMatchObject({ status: 'WITHDRAWN', withdrawn_at: server.clock.now() });
  for (const column of ['email', 'nickname', 'password_hash', 'about_me', 'gender', 'birth_year']) {
    expect(row?.[column], column).toBeNull();
  }
  for (const table of ['member_interests', 'oauth_identities', 'password_recoveries']) {
    expect(await sql(`select 1 from ${table} where member_id = $1`, [me.memberId])).toEqual([]);
  }
  expect(await sql('select 1 from mail_outbox where recipient = $1', [me.email])).toEqual([]);
  const file = join(
    imageDirectory(server.context.config),
    'member_profile',
    data.fileInfo.fileName,
  );
  await expect(access(file)).rejects.toThrow();
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  const seen = await server.call({ method: 'GET', url, token: other.token });
  expect(seen.statusCode).toBe(404);
});

// covers A2.10, A3.6 (docs/coverage-statements.md)
test('a withdrawal disables the login and frees the nickname and the e-mail', async () => {
  const me = await createPasswordMember(server);
  const login = await tryLogin(server, me.email, PASSWORD);
  await withdraw(me, me.token);
  const own = await server.call({
    method: 'GET',
    url: `/api/members/${me.memberId}`,
    headers: { authorization: String(login.headers.authorization) },
  });
  expect(own.statusCode).toBe(401);
  const again = await server.call({
    method: 'GET',
    url: `/api/auth/re-issue/${me.email}`,
    headers: { refresh: String(login.headers.refresh) },
  });
  expect(again.statusCode).toBe(401);
  expect((await tryLogin(server, me.email, PASSWORD)).json().code).toBe('LOGIN_FAILED');
  for (const payload of [{ nickname: me.nickname }, { email: me.email }]) {
    const free = await server.call({ method: 'POST', url: '/api/members/check', payload });
    expect(free.statusCode).toBe(200);
  }
});

describe('the clubs of a member who withdraws', () => {
  const past = { meetingDate: '2026-11-01' };
  const statusIn = async (clubId: number, memberId: number) =>
    (
      await sql('select status from club_members where club_id = $1 and member_id = $2', [
        clubId,
        memberId,
      ])
    )[0]?.status;
  const club = async (clubId: number) =>
    (await sql('select joined_count, cancelled_at from clubs where club_id = $1', [clubId]))[0];

  // covers A3.6 (docs/coverage-statements.md)
  test('a member who withdraws leaves future clubs and stays listed in past clubs', async () => {
    const [me, host] = [await createMember(server.context), await createMember(server.context)];
    const joined = await createClub(server.context, { hostId: host.memberId });
    const waiting = await createClub(server.context, { hostId: host.memberId });
    const over = await createClub(server.context, { hostId: host.memberId, ...past });
    await addClubMember(server.context, joined, me.memberId, 'CLUB_JOINED');
    await addClubMember(server.context, waiting, me.memberId, 'CLUB_WAITING');
    await addClubMember(server.context, over, me.memberId, 'CLUB_JOINED');
    await withdraw(me, me.token);
    expect(await statusIn(joined, me.memberId)).toBeUndefined();
    expect(await statusIn(waiting, me.memberId)).toBeUndefined();
    expect(await statusIn(over, me.memberId)).toBe('CLUB_JOINED');
    expect(await club(joined)).toEqual({ joined_count: 1, cancelled_at: null });
    expect(await club(over)).toEqual({ joined_count: 2, cancelled_at: null });
  });

  // covers A3.6 (docs/coverage-statements.md)
  test('future clubs of a host who withdraws are cancelled and still list their members', async () => {
    const [me, participant] = [
      await createMember(server.context),
      await createMember(server.context),
    ];
    const ahead = await createClub(server.context, { hostId: me.memberId });
    const over = await createClub(server.context, { hostId: me.memberId, ...past });
    await addClubMember(server.context, ahead, participant.memberId, 'CLUB_JOINED');
    await withdraw(me, me.token);
    expect(await club(ahead)).toEqual({ joined_count: 2, cancelled_at: server.clock.now() });
    const selectCancellation = 'select cancel_reason, sequence from clubs where club_id = $1';
    expect(await sql(selectCancellation, [ahead])).toEqual([{ cancel_reason: null, sequence: 1 }]);
    expect(await club(over)).toEqual({ joined_count: 1, cancelled_at: null });
    expect(await statusIn(ahead, participant.memberId)).toBe('CLUB_JOINED');
  });

  test('a club of today counts as past from the minute in which it starts', async () => {
    const [me, host] = [await createMember(server.context), await createMember(server.context)];
    const today = { hostId: host.memberId, meetingDate: '2026-11-15' };
    const begun = await createClub(server.context, { ...today, meetingTime: '12:00' });
    const soon = await createClub(server.context, { ...today, meetingTime: '12:01' });
    for (const id of [begun, soon]) {
      await addClubMember(server.context, id, me.memberId, 'CLUB_JOINED');
    }
    await withdraw(me, me.token);
    expect(await statusIn(begun, me.memberId)).toBe('CLUB_JOINED');
    expect(await statusIn(soon, me.memberId)).toBeUndefined();
  });
});

// covers P5.4 (docs/coverage-statements.md)
test('the reviews of a withdrawn member stay and still count for the reputation', async () => {
  const [me, host] = [await createMember(server.context), await createMember(server.context)];
  const past = { hostId: host.memberId, meetingDate: '2026-11-01' };
  const clubId = await createClub(server.context, past);
  await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
  const review = { reviewerId: me.memberId, clubId, revieweeId: host.memberId };
  const payload = [{ ...review, commentCategory: 'MOOD_MAKER' }];
  const { token } = host;
  await server.call({ method: 'POST', url: '/api/reviews', payload, token: me.token });
  await publishAllReviews(server.context);
  await withdraw(me, me.token);
  const profile = await server.call({ method: 'GET', url: `/api/members/${host.memberId}`, token });
  expect(profile.json().data.reputation).toBe(37);
  const url = `/api/reviews/reviewee/${host.memberId}`;
  const received = await server.call({ method: 'GET', url, token });
  expect(received.json().data).toMatchObject([{ commentCategory: 'MOOD_MAKER', club: { clubId } }]);
});

// covers A3.6 (docs/coverage-statements.md)
test('a withdrawal removes follows in both directions and updates their counts', async () => {
  const [me, a, b] = [
    await createMember(server.context),
    await createMember(server.context),
    await createMember(server.context),
  ];
  for (const [follower, followee] of [
    [me, a],
    [b, me],
    [a, b],
  ] as const) {
    await insertRow(server.context.database, 'follows', {
      follower_id: follower.memberId,
      followee_id: followee.memberId,
    });
  }
  await withdraw(me, me.token);
  const counts = 'select following_count, follower_count from members where member_id = $1';
  expect(await sql(counts, [me.memberId])).toEqual([{ following_count: 0, follower_count: 0 }]);
  expect(await sql(counts, [a.memberId])).toEqual([{ following_count: 1, follower_count: 0 }]);
  expect(await sql(counts, [b.memberId])).toEqual([{ following_count: 0, follower_count: 1 }]);
});

test('a withdrawal replies 401 to a guest and 403 for another member', async () => {
  const [me, other] = [await createMember(server.context), await createMember(server.context)];
  const url = `/api/members/${me.memberId}`;
  expect((await server.call({ method: 'DELETE', url })).statusCode).toBe(401);
  expect((await withdraw(me, other.token)).statusCode).toBe(403);
});
