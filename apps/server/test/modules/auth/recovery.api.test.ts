import { PASSWORD_PATTERN } from '@azit/contract/members/member.field';
import { describe, expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import {
  createPasswordMember,
  logInByPassword,
  PASSWORD,
  tryLogin,
} from '#test/factories/password-member.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

test.beforeEach(() => resetLimits(server.context));

const MINUTE = 60_000;

const send = (email: string, on = server) =>
  on.call({ method: 'POST', url: '/api/auth/refresh/passwords/email', payload: { email } });
const submit = (email: string, authNum: string, on = server) =>
  on.call({ method: 'POST', url: '/api/auth/refresh/passwords', payload: { email, authNum } });

async function mailsTo(email: string) {
  const sql =
    'select subject, text_body, html_body from mail_outbox where recipient = $1 order by mail_id';
  return runSql(server.context.database, sql, [email]);
}

async function sentCode(email: string): Promise<string> {
  expect((await send(email)).statusCode).toBe(200);
  const mail = (await mailsTo(email)).at(-1);
  return /^ {4}(\d{6})$/m.exec(String(mail?.text_body))?.[1] ?? '';
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

// covers A2.5 (docs/coverage-statements.md)
test('a member gets a code by mail, then a temporary password, and logs in with it', async () => {
  const { email, nickname } = await createPasswordMember(server);
  const device = await logInByPassword(server, email);
  const code = await sentCode(email);
  const reply = await submit(email, ` ${code} `);
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  const mails = await mailsTo(email);
  expect(mails.map((mail) => mail.subject)).toEqual([
    '[아지트] 비밀번호 찾기 인증번호',
    '[아지트] 임시 비밀번호',
  ]);
  const password = /^ {4}(\S+)$/m.exec(String(mails[1]?.text_body))?.[1] ?? '';
  expect(password).toMatch(PASSWORD_PATTERN);
  expect(mails[1]?.text_body).toContain(`${nickname}님`);
  expect((await tryLogin(server, email, PASSWORD)).statusCode).toBe(401);
  expect((await tryLogin(server, email, password)).statusCode).toBe(200);
  const old = await server.call({ method: 'POST', url: '/api/auth/logout', token: device.token });
  expect(old.statusCode, 'every device is logged out').toBe(401);
});

test('the recovery code is stored as a hash only', async () => {
  const { email } = await createPasswordMember(server);
  const code = await sentCode(email);
  const rows = await runSql(server.context.database, 'select code_hash from password_recoveries');
  for (const row of rows) expect(String(row.code_hash)).not.toContain(code);
});

describe('recovery requests that reply 404', () => {
  const mismatch = { status: 404, code: 'CODE_MISMATCH' };

  // covers S8.5 (docs/coverage-statements.md)
  test('a recovery replies 404 if no member has the e-mail address', async () => {
    const reply = await send('nobody@example.com');
    expect(reply.json()).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' });
    expect((await submit('nobody@example.com', '123456')).json()).toMatchObject(mismatch);
  });

  // covers A2.5 (docs/coverage-statements.md)
  test('a wrong, used or never sent recovery code replies 404', async () => {
    const { email } = await createPasswordMember(server);
    expect((await submit(email, '123456')).json()).toMatchObject(mismatch);
    const code = await sentCode(email);
    expect((await submit(email, wrong(code))).json()).toMatchObject(mismatch);
    expect((await submit(email, code)).statusCode).toBe(200);
    expect((await submit(email, code)).json()).toMatchObject(mismatch);
  });

  // covers A2.5 (docs/coverage-statements.md)
  test('a recovery code replies 404 from ten minutes after it was sent, not before', async () => {
    const { email } = await createPasswordMember(server);
    const first = await sentCode(email);
    server.clock.advance(10 * MINUTE);
    expect((await submit(email, first)).statusCode).toBe(404);
    const second = await sentCode(email);
    server.clock.advance(10 * MINUTE - 1000);
    expect((await submit(email, second)).statusCode).toBe(200);
  });

  // covers A2.5 (docs/coverage-statements.md)
  test('a recovery replies 404 from the sixth attempt on, even with the right code', async () => {
    const { email } = await createPasswordMember(server);
    const code = await sentCode(email);
    for (let count = 0; count < 5; count += 1) await submit(email, wrong(code));
    expect((await submit(email, code)).statusCode).toBe(404);
    const fresh = await sentCode(email);
    for (let count = 0; count < 4; count += 1) await submit(email, wrong(fresh));
    expect((await submit(email, fresh)).statusCode, 'the fifth try').toBe(200);
  });

  test('the first recovery code replies 404 after a second recovery code was sent', async () => {
    const { email } = await createPasswordMember(server);
    const first = await sentCode(email);
    let second = await sentCode(email);
    while (second === first) second = await sentCode(email);
    expect((await submit(email, first)).statusCode).toBe(404);
    expect((await submit(email, second)).statusCode).toBe(200);
  });

  test('the recovery code of another member replies 404', async () => {
    const [a, b] = [await createPasswordMember(server), await createPasswordMember(server)];
    const code = await sentCode(a.email);
    let other = await sentCode(b.email);
    while (other === code) other = await sentCode(b.email);
    expect((await submit(b.email, code)).statusCode).toBe(404);
  });
});

describe('parallel recovery requests', () => {
  test('eight parallel submits of the right code send one temporary password', async () => {
    const { email } = await createPasswordMember(server);
    const code = await sentCode(email);
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(email, code)));
    const statuses = replies.map((reply) => reply.statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('thirty parallel guesses of a recovery code share the five attempts', async () => {
    const { email, memberId } = await createPasswordMember(server);
    const code = await sentCode(email);
    await Promise.all(Array.from({ length: 30 }, () => submit(email, wrong(code))));
    const sql = 'select tries from password_recoveries where member_id = $1';
    expect(await runSql(server.context.database, sql, [memberId])).toEqual([{ tries: 5 }]);
  });
});

test('the limits on recovery codes hold even with RATE_LIMIT_FACTOR=0', async () => {
  const limited = await startTestAppForTest({
    RATE_LIMITS: 'codeSendAccount=2/3600,codeSendAddress=4/3600,codeTryAddress=3/3600',
  });
  const { email } = await createPasswordMember(limited);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await send(email, limited)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await send('nobody@example.com', limited);
  const refused = await send('nobody@example.com', limited);
  expect(refused.statusCode, 'the address').toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  for (let count = 0; count < 3; count += 1) await submit(email, '000000', limited);
  expect((await submit(email, '000000', limited)).statusCode).toBe(429);
});

test.each([[{}], [{ email: 'a' }], [{ email: 'a@example.com', authNum: 123456 }]])(
  'the malformed recovery request %j is refused',
  async (payload) => {
    const url = '/api/auth/refresh/passwords';
    expect((await server.call({ method: 'POST', url, payload })).statusCode).toBe(400);
  },
);
