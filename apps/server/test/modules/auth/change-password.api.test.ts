import { describe, expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
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

test.override({ settings: { RATE_LIMITS: 'passwordCheck=3/900' } });
test.beforeEach(() => resetLimits(server.context));

const NEW = 'another99#';

const verify = (id: number, token: string, password: unknown) =>
  server.call({
    method: 'POST',
    url: `/api/auth/${id}/passwords/matchers`,
    token,
    payload: { password },
  });
const change = (id: number, token: string, newPassword = NEW, newPasswordCheck = newPassword) =>
  server.call({
    method: 'PATCH',
    url: `/api/auth/${id}/passwords`,
    token,
    payload: { newPassword, newPasswordCheck },
  });

async function loggedIn() {
  const member = await createPasswordMember(server);
  return { ...member, ...(await logInByPassword(server, member.email)) };
}

// covers S3.19 (docs/coverage-statements.md)
test('a member who passed the check changes the password and is logged out everywhere', async () => {
  const me = await loggedIn();
  const elsewhere = await logInByPassword(server, me.email);
  const checked = await verify(me.memberId, me.token, PASSWORD);
  expect([checked.statusCode, checked.body]).toEqual([200, '']);
  const changed = await change(me.memberId, me.token);
  expect([changed.statusCode, changed.body]).toEqual([200, '']);
  for (const token of [me.token, elsewhere.token]) {
    const reply = await server.call({ method: 'POST', url: '/api/auth/logout', token });
    expect(reply.statusCode).toBe(401);
  }
  const url = `/api/auth/re-issue/${me.email}`;
  const headers = { refresh: elsewhere.refresh };
  expect((await server.call({ method: 'GET', url, headers })).statusCode).toBe(401);
  expect((await tryLogin(server, me.email, PASSWORD)).statusCode).toBe(401);
  expect((await tryLogin(server, me.email, NEW)).statusCode).toBe(200);
});

describe('refused password changes', () => {
  const required = { status: 403, code: 'PASSWORD_CHECK_REQUIRED' };

  // covers A2.8 (docs/coverage-statements.md)
  test('a password change needs a successful password check on the same device', async () => {
    const me = await loggedIn();
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    await verify(me.memberId, me.token, 'wrong1234!');
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    const elsewhere = await logInByPassword(server, me.email);
    await verify(me.memberId, elsewhere.token, PASSWORD);
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    expect((await tryLogin(server, me.email, PASSWORD)).statusCode).toBe(200);
  });

  // covers A2.8 (docs/coverage-statements.md)
  test('a password change is refused more than ten minutes after the password check', async () => {
    const me = await loggedIn();
    await verify(me.memberId, me.token, PASSWORD);
    server.clock.advance(600_000);
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    await verify(me.memberId, me.token, PASSWORD);
    server.clock.advance(599_000);
    expect((await change(me.memberId, me.token)).statusCode).toBe(200);
  });
});

describe('the password check', () => {
  // covers A2.7 (docs/coverage-statements.md)
  test('the password check replies 400 to a wrong password, never 401', async () => {
    const me = await loggedIn();
    const reply = await verify(me.memberId, me.token, 'wrong1234!');
    expect(reply.json()).toMatchObject({
      status: 400,
      code: 'PASSWORD_MISMATCH',
      message: '회원 정보가 맞지 않아요.',
    });
  });

  test('the password check replies 400 to a social member, who has no password', async () => {
    const social = await createMember(server.context);
    expect((await verify(social.memberId, social.token, PASSWORD)).statusCode).toBe(400);
  });

  test('the password check limits the guesses on one device, including parallel guesses', async () => {
    const me = await loggedIn();
    const elsewhere = await logInByPassword(server, me.email);
    const guesses = await Promise.all(
      Array.from({ length: 9 }, () => verify(me.memberId, me.token, 'wrong1234!')),
    );
    const statuses = guesses.map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
    const refused = await verify(me.memberId, me.token, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await verify(me.memberId, elsewhere.token, PASSWORD)).statusCode).toBe(200);
  });

  test('the password check refuses the right password after too many wrong passwords', async () => {
    const me = await loggedIn();
    const guesses = Array.from({ length: 9 }, () => verify(me.memberId, me.token, 'wrong1234!'));
    await waitForAttempts(server, 'passwordCheck', 3);
    expect((await verify(me.memberId, me.token, PASSWORD)).statusCode).toBe(429);
    await Promise.all(guesses);
    expect((await change(me.memberId, me.token)).statusCode).toBe(403);
  });
});

// covers A2.7 (docs/coverage-statements.md)
test('a member cannot check or change the password of another member', async () => {
  const [me, other] = [await loggedIn(), await createPasswordMember(server)];
  expect((await verify(other.memberId, me.token, PASSWORD)).statusCode).toBe(403);
  expect((await change(other.memberId, me.token)).statusCode).toBe(403);
  const url = `/api/auth/${me.memberId}/passwords`;
  expect((await server.call({ method: 'PATCH', url, payload: {} })).statusCode).toBe(401);
});

test.each([
  ['newPassword', 'short1!', 'short1!'],
  ['newPassword', 'nosymbols1', 'nosymbols1'],
  ['newPasswordCheck', NEW, `${NEW}x`],
])(
  '%s is named as the wrong field for the new password %s repeated as %s',
  async (field, newPassword, check) => {
    const me = await loggedIn();
    await verify(me.memberId, me.token, PASSWORD);
    const reply = await change(me.memberId, me.token, newPassword, check);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fieldErrors[0].field).toBe(field);
  },
);

test('after two parallel password changes, one of the two new passwords works', async () => {
  const me = await loggedIn();
  await verify(me.memberId, me.token, PASSWORD);
  const wanted = ['first1111!', 'second222!'];
  const replies = await Promise.all(wanted.map((one) => change(me.memberId, me.token, one)));
  const statuses = replies.map((reply) => reply.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const winner = wanted[statuses.indexOf(200)] ?? '';
  expect((await tryLogin(server, me.email, winner)).statusCode).toBe(200);
});

test('an unused recovery code is invalid after a password change', async () => {
  const me = await loggedIn();
  const url = '/api/auth/refresh/passwords/email';
  await server.call({ method: 'POST', url, payload: { email: me.email } });
  await verify(me.memberId, me.token, PASSWORD);
  await change(me.memberId, me.token);
  const sql = 'select 1 from password_recoveries where member_id = $1';
  expect(await runSql(server.context.database, sql, [me.memberId])).toEqual([]);
});
