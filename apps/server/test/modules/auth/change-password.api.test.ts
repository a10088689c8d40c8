import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import {
  createPasswordMember,
  logInByPassword,
  PASSWORD,
  tryLogin,
} from '#test/factories/password-member.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';
import { waitForTries } from '#test/harness/wait-for-attempts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ RATE_LIMITS: 'passwordCheck=3/900' });
});
afterAll(() => server.close());
beforeEach(() => runSql(server.context.database, 'truncate rate_limit_hits'));

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

// covers S3.19
test('check, change, and every device is out', async () => {
  const me = await loggedIn();
  const elsewhere = await logInByPassword(server, me.email);
  const checked = await verify(me.memberId, me.token, PASSWORD);
  expect([checked.statusCode, checked.body]).toEqual([200, '']);
  const changed = await change(me.memberId, me.token);
  expect([changed.statusCode, changed.body]).toEqual([200, '']);
  for (const token of [me.token, elsewhere.token]) {
    const answer = await server.call({ method: 'POST', url: '/api/auth/logout', token });
    expect(answer.statusCode).toBe(401);
  }
  const url = `/api/auth/re-issue/${me.email}`;
  const headers = { refresh: elsewhere.refresh };
  expect((await server.call({ method: 'GET', url, headers })).statusCode).toBe(401);
  expect((await tryLogin(server, me.email, PASSWORD)).statusCode).toBe(401);
  expect((await tryLogin(server, me.email, NEW)).statusCode).toBe(200);
});

describe('the check comes first', () => {
  const required = { status: 403, code: 'PASSWORD_CHECK_REQUIRED' };

  // covers A2.8
  test('without it, with a wrong one, and on another device', async () => {
    const me = await loggedIn();
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    await verify(me.memberId, me.token, 'wrong1234!');
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    const elsewhere = await logInByPassword(server, me.email);
    await verify(me.memberId, elsewhere.token, PASSWORD);
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    expect((await tryLogin(server, me.email, PASSWORD)).statusCode).toBe(200);
  });

  // covers A2.8
  test('it lasts ten minutes', async () => {
    const me = await loggedIn();
    await verify(me.memberId, me.token, PASSWORD);
    server.clock.advance(600_000);
    expect((await change(me.memberId, me.token)).json()).toMatchObject(required);
    await verify(me.memberId, me.token, PASSWORD);
    server.clock.advance(599_000);
    expect((await change(me.memberId, me.token)).statusCode).toBe(200);
  });
});

describe('the check itself', () => {
  // covers A2.7
  test('a wrong password is 400, never 401', async () => {
    const me = await loggedIn();
    const answer = await verify(me.memberId, me.token, 'wrong1234!');
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'PASSWORD_MISMATCH',
      message: '회원 정보가 맞지 않아요.',
    });
  });

  test('somebody who has no password cannot match one', async () => {
    const social = await createMember(server.context);
    expect((await verify(social.memberId, social.token, PASSWORD)).statusCode).toBe(400);
  });

  test('guesses on one device are limited, at once too, and leave the others alone', async () => {
    const me = await loggedIn();
    const elsewhere = await logInByPassword(server, me.email);
    const guesses = await Promise.all(
      Array.from({ length: 9 }, () => verify(me.memberId, me.token, 'wrong1234!')),
    );
    const statuses = guesses.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
    const refused = await verify(me.memberId, me.token, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await verify(me.memberId, elsewhere.token, PASSWORD)).statusCode).toBe(200);
  });

  test('a right guess that comes after too many wrong ones does not count', async () => {
    const me = await loggedIn();
    const guesses = Array.from({ length: 9 }, () => verify(me.memberId, me.token, 'wrong1234!'));
    await waitForTries(server, 'passwordCheck', 3);
    expect((await verify(me.memberId, me.token, PASSWORD)).statusCode).toBe(429);
    await Promise.all(guesses);
    expect((await change(me.memberId, me.token)).statusCode).toBe(403);
  });
});

// covers A2.7
test("somebody else's password is not mine to check or change", async () => {
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
])('%s at fault: %s / %s', async (field, newPassword, check) => {
  const me = await loggedIn();
  await verify(me.memberId, me.token, PASSWORD);
  const answer = await change(me.memberId, me.token, newPassword, check);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fieldErrors[0].field).toBe(field);
});

test('two changes at once: one password wins, and it works', async () => {
  const me = await loggedIn();
  await verify(me.memberId, me.token, PASSWORD);
  const wanted = ['first1111!', 'second222!'];
  const answers = await Promise.all(wanted.map((one) => change(me.memberId, me.token, one)));
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const winner = wanted[statuses.indexOf(200)] ?? '';
  expect((await tryLogin(server, me.email, winner)).statusCode).toBe(200);
});

test('a pending recovery code dies with the old password', async () => {
  const me = await loggedIn();
  const url = '/api/auth/refresh/passwords/email';
  await server.call({ method: 'POST', url, payload: { email: me.email } });
  await verify(me.memberId, me.token, PASSWORD);
  await change(me.memberId, me.token);
  const sql = 'select 1 from password_recoveries where member_id = $1';
  expect(await runSql(server.context.database, sql, [me.memberId])).toEqual([]);
});
