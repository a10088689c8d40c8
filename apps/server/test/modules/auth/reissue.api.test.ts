import { describe, expect } from 'vitest';
import type { TestMember } from '#test/factories/member-factory.ts';
import {
  createPasswordMember,
  logInByPassword,
  readTokens,
} from '#test/factories/password-member.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';

const DAY = 24 * 60 * 60 * 1000;

const reissue = (email: string, refresh?: string) =>
  server.call({
    method: 'GET',
    url: `/api/auth/re-issue/${encodeURIComponent(email)}`,
    ...(refresh === undefined ? {} : { headers: { refresh } }),
  });

async function next(email: string, refresh: string) {
  const reply = await reissue(email, refresh);
  expect(reply.statusCode).toBe(200);
  return readTokens(reply);
}

const standing = async ({ memberId }: TestMember, token: string) => {
  const url = `/api/members/${memberId}`;
  return (await server.call({ method: 'GET', url, token })).statusCode === 200;
};

const refused = async (email: string, refresh?: string) => {
  const reply = await reissue(email, refresh);
  return reply.statusCode === 401 && reply.json().code === 'TOKEN_INVALID';
};

async function loggedIn() {
  const member = await createPasswordMember(server);
  return { member, ...(await logInByPassword(server, member.email)) };
}

// covers S7.9 (docs/coverage-statements.md)
test('a token renewal returns a new token pair with an empty, uncacheable body', async () => {
  const { member, refresh } = await loggedIn();
  const reply = await reissue(member.email.toUpperCase(), refresh);
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  expect(reply.headers['cache-control']).toBe('no-store');
  const fresh = readTokens(reply);
  expect(fresh.refresh).not.toBe(refresh);
  expect(await standing(member, fresh.token)).toBe(true);
});

describe('token renewals that reply 401', () => {
  // covers A2.3 (docs/coverage-statements.md)
  test('a renewal without a valid refresh token or with another member’s e-mail gets 401', async () => {
    const { member, token, refresh } = await loggedIn();
    const other = await createPasswordMember(server);
    for (const shown of [undefined, '', 'null', 'x'.repeat(43), token, `${refresh}x`]) {
      expect(await refused(member.email, shown)).toBe(true);
    }
    expect(await refused(other.email, refresh)).toBe(true);
    await next(member.email, refresh);
  });

  // covers A2.3 (docs/coverage-statements.md)
  test('a renewal replies 401 from 14 days after the last use of the token, not before', async () => {
    const { member, refresh } = await loggedIn();
    server.clock.advance(14 * DAY - 1000);
    const { refresh: second } = await next(member.email, refresh);
    server.clock.advance(14 * DAY - 1000);
    const { refresh: third } = await next(member.email, second);
    server.clock.advance(14 * DAY);
    expect(await refused(member.email, third)).toBe(true);
  });

  // covers A2.4 (docs/coverage-statements.md)
  test('after a logout renewals reply 401 on that device and succeed on other devices', async () => {
    const { member, token, refresh } = await loggedIn();
    const other = await logInByPassword(server, member.email);
    const logout = await server.call({ method: 'POST', url: '/api/auth/logout', token });
    expect([logout.statusCode, logout.body]).toEqual([200, '']);
    expect(await standing(member, token), 'access bites at once').toBe(false);
    expect(await refused(member.email, refresh)).toBe(true);
    expect(await standing(member, other.token)).toBe(true);
    await next(member.email, other.refresh);
    const again = await server.call({ method: 'POST', url: '/api/auth/logout', token });
    expect(again.statusCode).toBe(401);
  });
});

describe('a refresh token', () => {
  // covers A2.9 (docs/coverage-statements.md)
  test('a refresh token reused after its successor was used ends the device’s session', async () => {
    const { member, refresh } = await loggedIn();
    const elsewhere = await logInByPassword(server, member.email);
    const second = await next(member.email, refresh);
    const third = await next(member.email, second.refresh);
    expect(await refused(member.email, refresh)).toBe(true);
    expect(await refused(member.email, third.refresh), 'the youngest is gone too').toBe(true);
    expect(await standing(member, third.token)).toBe(false);
    expect(await standing(member, elsewhere.token), 'other devices stay').toBe(true);
  });

  // covers A2.9 (docs/coverage-statements.md)
  test('a refresh token still works while its successor is unused', async () => {
    const { member, refresh } = await loggedIn();
    await next(member.email, refresh);
    await next(member.email, refresh);
    const renewed = await next(member.email, refresh);
    expect(await standing(member, renewed.token)).toBe(true);
  });

  test('a refresh token that the client never replaces is prolonged by each renewal', async () => {
    const { member, refresh } = await loggedIn();
    for (let week = 0; week < 5; week += 1) {
      server.clock.advance(7 * DAY);
      await next(member.email, refresh);
    }
  });

  test('a refresh token used by ten tabs at once logs none of them out', async () => {
    const { member, refresh } = await loggedIn();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => next(member.email, refresh)));
    for (const tab of tabs) expect(await standing(member, tab.token)).toBe(true);
    await next(member.email, tabs[3]?.refresh ?? '');
  });

  test('a renewal waits for a parallel renewal and gets 401 if the successor was used', async () => {
    const { member, refresh } = await loggedIn();
    await next(member.email, refresh);
    const client = await server.context.database.checkOut();
    const mine = 'session_id in (select session_id from sessions where member_id = $1)';
    await client.query('begin');
    await client.query(`select 1 from sessions where ${mine} for update`, [member.memberId]);
    const waiting = reissue(member.email, refresh);
    await waitForLock(server.context);
    const use = `update refresh_tokens set used_at = now() where ${mine} and parent_id is not null`;
    await client.query(use, [member.memberId]);
    await client.query('commit');
    client.release();
    expect((await waiting).statusCode).toBe(401);
  });

  test('a refresh token used by a thief and the owner at once ends the session', async () => {
    const { member, refresh } = await loggedIn();
    const second = await next(member.email, refresh);
    const [one, two] = await Promise.all([
      reissue(member.email, second.refresh),
      reissue(member.email, refresh),
    ]);
    const last = [one, two].find((reply) => reply.statusCode === 200);
    const again = await reissue(member.email, refresh);
    expect(again.statusCode).toBe(401);
    expect(await refused(member.email, readTokens(last ?? again).refresh)).toBe(true);
  });
});
