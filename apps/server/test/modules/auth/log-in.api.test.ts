import { hash } from '@node-rs/argon2';
import { describe, expect } from 'vitest';
import { guardLogin } from '#server/modules/auth/login-guard.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import {
  createPasswordMember,
  logInByPassword,
  PASSWORD,
  tryLogin,
} from '#test/factories/password-member.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForAttempts } from '#test/harness/wait-for-attempts.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';

test.override({
  // Invariant checks are off because a test stores the name of an image but no image file.
  checksInvariants: false,
  settings: {
    RATE_LIMITS:
      'loginAccountAddress=3/900,loginAddress=6/900,loginAccount=5/3600,loginAccountAddressUnderAttack=1/900',
  },
});
test.beforeEach(() => resetLimits(server.context));

const failure = {
  status: 401,
  code: 'LOGIN_FAILED',
  message: '이메일이나 비밀번호가 맞지 않아요.',
};

// covers S3.15, S7.8 (docs/coverage-statements.md)
test('a login returns the member and both tokens', async () => {
  const member = await createPasswordMember(server);
  const reply = await tryLogin(server, ` ${member.email.toUpperCase()} `, PASSWORD);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    memberId: member.memberId,
    nickname: member.nickname,
    email: member.email,
    profileUrl: '/images/default',
    profileImageName: 'profile.webp',
  });
  expect(reply.headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect(reply.headers.refresh).toMatch(/^[\w-]{43}$/);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a login returns the profile image as path and name', async () => {
  const { memberId, email } = await createPasswordMember(server);
  const values = "image_path = '/images/member_profile', image_name = 'a.webp'";
  await runSql(server.context.database, `update members set ${values} where member_id = $1`, [
    memberId,
  ]);
  const { profileUrl, profileImageName } = (await tryLogin(server, email, PASSWORD)).json();
  expect([profileUrl, profileImageName]).toEqual(['/images/member_profile', 'a.webp']);
});

test('a successful login replaces an outdated password hash; a failed login does not', async () => {
  const older = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { memberId, email } = await createPasswordMember(server, { passwordHash: older });
  const stored = async () => {
    const sql = 'select password_hash from members where member_id = $1';
    return (await runSql(server.context.database, sql, [memberId]))[0]?.password_hash;
  };
  expect((await tryLogin(server, email, 'wrong1234!')).statusCode).toBe(401);
  expect(await stored()).toBe(older);
  expect((await tryLogin(server, email, PASSWORD)).statusCode).toBe(200);
  const renewed = await stored();
  expect(renewed).not.toBe(older);
  expect((await tryLogin(server, email, PASSWORD)).statusCode).toBe(200);
  expect(await stored(), 'only once').toBe(renewed);
});

test('the refresh token is stored as a hash only', async () => {
  const { email } = await createPasswordMember(server);
  const { refresh } = await logInByPassword(server, email);
  const rows = await runSql(server.context.database, 'select token_hash from refresh_tokens');
  for (const row of rows) expect(String(row.token_hash)).not.toContain(refresh);
});

describe('refused logins', () => {
  // covers A2.1 (docs/coverage-statements.md)
  test('a wrong password, an unused e-mail and a social member get the same refusal', async () => {
    const known = await createPasswordMember(server);
    const social = await createMember(server.context);
    for (const email of [known.email, 'nobody@example.com', social.email]) {
      const reply = await tryLogin(server, email, 'wrong1234!');
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual(failure);
    }
  });

  test('a suspended member learns of the suspension only with the right password', async () => {
    const { memberId, email } = await createPasswordMember(server);
    const sql = "update members set status = 'SUSPENDED' where member_id = $1";
    await runSql(server.context.database, sql, [memberId]);
    expect((await tryLogin(server, email, 'wrong1234!')).json()).toEqual(failure);
    const reply = await tryLogin(server, email, PASSWORD);
    expect(reply.json()).toMatchObject({ status: 403, code: 'MEMBER_SUSPENDED' });
  });

  test.each([
    [{}],
    [{ email: '', password: PASSWORD }],
    [{ email: 'a@example.com', password: '' }],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }],
    [{ email: ['a@example.com'], password: PASSWORD }],
    [{ email: { $ne: null }, password: PASSWORD }],
    [{ email: 'a\u0000@example.com', password: PASSWORD }],
  ])('a login with the malformed body %j is refused with 400', async (payload) => {
    const reply = await server.call({ method: 'POST', url: '/api/auth/login', payload });
    expect(reply.statusCode).toBe(400);
  });

  test.each(["' or 1=1 --", '%', '\\'])(
    'a login with the e-mail %s is refused like an e-mail without an account',
    async (email) => {
      expect((await tryLogin(server, email, PASSWORD)).statusCode).toBe(401);
    },
  );
});

describe('the limits on failed logins', () => {
  const fail = (email: string, address?: string) => tryLogin(server, email, 'wrong1234!', address);

  // covers A2.2 (docs/coverage-statements.md)
  test('failed logins are limited per account and address; other addresses can log in', async () => {
    const { email } = await createPasswordMember(server);
    for (let count = 0; count < 3; count += 1) expect((await fail(email)).statusCode).toBe(401);
    const refused = await tryLogin(server, email.toUpperCase(), PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await tryLogin(server, email, PASSWORD, '198.51.100.7')).statusCode).toBe(200);
    server.clock.advance(900_000);
    expect((await tryLogin(server, email, PASSWORD)).statusCode, 'a window later').toBe(200);
  });

  test('failed logins are limited per account for every spelling of its e-mail', async () => {
    await createPasswordMember(server, { email: 'mini@example.com' });
    for (let count = 0; count < 3; count += 1) await fail('mini@example.com');
    for (const spelling of ['mİni@example.com', 'minİ@example.com', 'MİNİ@example.com'])
      expect((await fail(spelling)).statusCode, spelling).toBe(429);
  });

  test('failed logins are limited for an e-mail without an account as for an account', async () => {
    for (let count = 0; count < 3; count += 1) await fail('nobody@example.com');
    expect((await fail('nobody@example.com')).statusCode).toBe(429);
  });

  test('failed logins are limited for parallel guesses as for sequential guesses', async () => {
    const { email } = await createPasswordMember(server);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => fail(email)));
    const statuses = guesses.map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  });

  test('a login with the right password is refused after too many wrong passwords', async () => {
    const { email } = await createPasswordMember(server);
    const guesses = Array.from({ length: 12 }, () => fail(email));
    await waitForAttempts(server, 'loginAccountAddress', 3);
    const right = await tryLogin(server, email, PASSWORD);
    expect(right.statusCode).toBe(429);
    expect((await Promise.all(guesses)).map((reply) => reply.statusCode)).not.toContain(200);
  });

  test('parallel logins verify no more passwords than the limit on failed logins allows', async () => {
    const { email } = await createPasswordMember(server);
    const address = '198.51.100.20';
    const verified: string[] = [];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        guardLogin(server.context, { email, ip: address }, async () => {
          verified.push(`guess ${index}`);
          return false;
        }),
      ),
    );
    expect(verified).toHaveLength(3);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(27);
  });

  test('failed logins are limited per address over all accounts', async () => {
    const { email } = await createPasswordMember(server);
    for (let count = 0; count < 6; count += 1) {
      expect((await fail(`nobody${count}@example.com`)).statusCode).toBe(401);
    }
    expect((await tryLogin(server, email, PASSWORD)).statusCode).toBe(429);
    expect((await tryLogin(server, email, PASSWORD, '198.51.100.7')).statusCode).toBe(200);
  });

  test('the owner of an account attacked from many addresses can still log in', async () => {
    const { email } = await createPasswordMember(server);
    for (let count = 0; count < 5; count += 1) {
      expect((await fail(email, `198.51.100.${count}`)).statusCode).toBe(401);
    }
    expect((await tryLogin(server, email, PASSWORD, '203.0.113.50')).statusCode).toBe(200);
    expect((await fail(email, '203.0.113.51')).statusCode).toBe(401);
    expect((await fail(email, '203.0.113.51')).statusCode).toBe(429);
  });

  test('successful logins do not count towards the limit on failed logins', async () => {
    const { email } = await createPasswordMember(server);
    const logins = await Promise.all(
      Array.from({ length: 20 }, () => tryLogin(server, email, PASSWORD)),
    );
    expect(logins.every((reply) => reply.statusCode === 200)).toBe(true);
  });
});

test('a login during a password change leaves no session with the old password', async () => {
  const { memberId, email } = await createPasswordMember(server);
  const client = await server.context.database.checkOut();
  await client.query('begin');
  await client.query("update members set password_hash = 'changed' where member_id = $1", [
    memberId,
  ]);
  const login = tryLogin(server, email, PASSWORD);
  await waitForLock(server.context);
  await client.query('commit');
  client.release();
  expect((await login).statusCode).toBe(401);
});

test('a forged access token is refused', async () => {
  const { memberId, email } = await createPasswordMember(server);
  const { token, refresh } = await logInByPassword(server, email);
  const [head, body, signature] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const edited = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), sub: '1' }),
  ).toString('base64url');
  const forged = [
    `${none}.${body}.`,
    `${none}.${body}.x`,
    `${head}.${edited}.${signature}`,
    refresh,
  ];
  const url = `/api/members/${memberId}`;
  for (const candidate of forged) {
    const reply = await server.call({ method: 'GET', url, token: candidate });
    expect(reply.statusCode).toBe(401);
  }
  expect((await server.call({ method: 'GET', url, token })).statusCode).toBe(200);
  server.clock.advance(30 * 60_000);
  expect((await server.call({ method: 'GET', url, token })).statusCode, 'after 30 minutes').toBe(
    401,
  );
});

test('an access token with the session of another member is refused', async () => {
  const [a, b] = [await createPasswordMember(server), await createPasswordMember(server)];
  const sessionId = crypto.randomUUID();
  const now = server.clock.now();
  const row = { session_id: sessionId, member_id: b.memberId, created_at: now };
  await insertRow(server.context.database, 'sessions', row);
  const token = await server.context.tokens.issue({ memberId: a.memberId, sessionId });
  const url = `/api/members/${a.memberId}`;
  expect((await server.call({ method: 'GET', url, token })).statusCode).toBe(401);
});
