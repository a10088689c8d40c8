import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import {
  createPasswordMember,
  logInByPassword,
  PASSWORD,
  readTokens,
  tryLogin,
} from '#test/factories/password-member.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY = 24 * 60 * 60 * 1000;
const NEW = 'another99#';

async function recover(email: string): Promise<string> {
  const url = '/api/auth/refresh/passwords';
  await server.call({ method: 'POST', url: `${url}/email`, payload: { email } });
  const payload = { email, authNum: await lastMail(email) };
  expect((await server.call({ method: 'POST', url, payload })).statusCode).toBe(200);
  return lastMail(email);
}

async function lastMail(email: string): Promise<string> {
  const sql =
    'select text_body from mail_outbox where recipient = $1 order by mail_id desc limit 1';
  const [mail] = await runSql(server.context.database, sql, [email]);
  return /^ {4}(\S+)$/m.exec(String(mail?.text_body))?.[1] ?? '';
}

// covers A2.19 (docs/coverage-statements.md)
test('a temporary password expires after 24 hours, and the refusal suggests recovery', async () => {
  const { email } = await createPasswordMember(server);
  const password = await recover(email);
  server.clock.advance(DAY - 1000);
  expect((await tryLogin(server, email, password)).statusCode).toBe(200);
  server.clock.advance(1000);
  const refused = await tryLogin(server, email, password);
  expect(refused.json()).toMatchObject({
    status: 403,
    code: 'TEMPORARY_PASSWORD_EXPIRED',
    message: '임시 비밀번호를 쓸 수 있는 24시간이 지났어요. 비밀번호 찾기에서 다시 받아 주세요.',
  });
  expect(refused.headers.authorization).toBeUndefined();
  expect((await tryLogin(server, email, 'wrong1234!')).json().code).toBe('LOGIN_FAILED');
  const again = await recover(email);
  expect((await tryLogin(server, email, again)).statusCode).toBe(200);
});

// covers A2.19 (docs/coverage-statements.md)
test('after a login with a temporary password a new password needs no password check', async () => {
  const { email, memberId } = await createPasswordMember(server);
  const password = await recover(email);
  const reply = await tryLogin(server, email, password);
  expect(reply.json()).toMatchObject({ memberId, mustChangePassword: true });
  const changed = await server.call({
    method: 'PATCH',
    url: `/api/auth/${memberId}/passwords`,
    token: readTokens(reply).token,
    payload: { newPassword: NEW, newPasswordCheck: NEW },
  });
  expect(changed.statusCode).toBe(200);
  server.clock.advance(2 * DAY);
  const later = await tryLogin(server, email, NEW);
  expect(later.statusCode).toBe(200);
  expect(later.json()).not.toHaveProperty('mustChangePassword');
});

test('after a login with a normal password a password change needs a password check', async () => {
  const { email, memberId } = await createPasswordMember(server);
  const reply = await tryLogin(server, email, PASSWORD);
  expect(reply.json()).not.toHaveProperty('mustChangePassword');
  const { token } = await logInByPassword(server, email);
  const changed = await server.call({
    method: 'PATCH',
    url: `/api/auth/${memberId}/passwords`,
    token,
    payload: { newPassword: NEW, newPasswordCheck: NEW },
  });
  expect(changed.json().code).toBe('PASSWORD_CHECK_REQUIRED');
});
