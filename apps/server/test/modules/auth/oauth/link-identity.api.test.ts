import { describe, expect } from 'vitest';
import { resolveOauthLogin } from '#server/modules/auth/oauth/resolve-oauth-login.ts';
import { hashRecoveryCode } from '#server/modules/auth/recovery-code.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import {
  createPasswordMember,
  logInByPassword,
  PASSWORD,
  readTokens,
  tryLogin,
} from '#test/factories/password-member.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({
  settings: {
    PUBLIC_URL: 'http://azit.test',
    OAUTH_OIDC_ISSUER: 'https://provider.test',
    OAUTH_OIDC_CLIENT_ID: 'azit',
    OAUTH_OIDC_CLIENT_SECRET: 'secret',
    OAUTH_OIDC_LABEL: '시험 계정',
  },
});

async function logInByProvider(subject: string, email: string, emailVerified = true): Promise<URL> {
  return new URL(
    await resolveOauthLogin(server.context, 'oidc', { subject, email, emailVerified }, null),
  );
}

async function exchange(address: URL): Promise<string> {
  const payload = { code: new URLSearchParams(address.hash.slice(1)).get('code') };
  const url = '/api/auth/oauth/entries';
  return readTokens(await server.call({ method: 'POST', url, payload })).token;
}

const isLoggedIn = async (token: string, { memberId }: { memberId: number }) =>
  (await server.call({ method: 'GET', url: `/api/members/${memberId}`, token })).statusCode === 200;

const listSubjects = async ({ memberId }: { memberId: number }) => {
  const sql = 'select subject from oauth_identities where member_id = $1 order by 1';
  return (await runSql(server.context.database, sql, [memberId])).map((row) => row.subject);
};

const mailsTo = (email: string) =>
  runSql(server.context.database, 'select text_body from mail_outbox where recipient = $1', [
    email,
  ]);

async function recover({ memberId, email }: TestMember) {
  await insertRow(server.context.database, 'password_recoveries', {
    member_id: memberId,
    code_hash: hashRecoveryCode(server.context.keyedHash, memberId, '123456'),
    created_at: server.clock.now(),
    expires_at: new Date(server.clock.now().getTime() + 60_000),
  });
  const payload = { email, authNum: '123456' };
  const url = '/api/auth/refresh/passwords';
  expect((await server.call({ method: 'POST', url, payload })).statusCode).toBe(200);
}

describe('an account whose e-mail was never verified', () => {
  test('a verified provider login takes over an unverified account and ends its sessions', async () => {
    const stranger = await createPasswordMember(server);
    const { token, refresh } = await logInByPassword(server, stranger.email);
    const owner = await logInByProvider('owner', stranger.email);
    expect(owner.pathname).toBe('/oauth');
    const own = await exchange(owner);
    expect(await isLoggedIn(own, stranger), 'the owner').toBe(true);

    expect(await isLoggedIn(token, stranger), 'the session of before').toBe(false);
    const url = `/api/auth/re-issue/${stranger.email}`;
    const again = await server.call({ method: 'GET', url, headers: { refresh } });
    expect(again.statusCode, 'its refresh token').toBe(401);
    expect((await tryLogin(server, stranger.email, PASSWORD)).statusCode, 'the password').toBe(401);
  });

  test('the owner of a taken-over account is notified by mail and can set a new password', async () => {
    const member = await createPasswordMember(server);
    await logInByProvider('notified', member.email);
    const [mail, ...others] = await mailsTo(member.email);
    expect(mail?.text_body).toContain('시험 계정');
    expect(mail?.text_body).toContain('비밀번호 찾기');
    expect(others).toEqual([]);
    await recover(member);
    const password = /^ {4}(\S+)$/m.exec(String((await mailsTo(member.email))[1]?.text_body))?.[1];
    expect((await tryLogin(server, member.email, password ?? '')).statusCode).toBe(200);
    expect(await listSubjects(member), 'the link stays').toEqual(['notified']);
  });

  test('a taken-over account loses a linked social login whose e-mail was unverified', async () => {
    const member = await createPasswordMember(server);
    const row = { provider: 'oidc', subject: 'stranger', member_id: member.memberId };
    await insertRow(server.context.database, 'oauth_identities', {
      ...row,
      created_at: server.clock.now(),
    });
    await logInByProvider('vouched', member.email);
    expect(await listSubjects(member)).toEqual(['vouched']);
  });

  test('a taken-over account loses its pending recovery code', async () => {
    const member = await createPasswordMember(server);
    await server.call({
      method: 'POST',
      url: '/api/auth/refresh/passwords/email',
      payload: { email: member.email },
    });
    await logInByProvider('void', member.email);
    const sql = 'select 1 from password_recoveries where member_id = $1';
    expect(await runSql(server.context.database, sql, [member.memberId])).toEqual([]);
  });

  test('four parallel provider logins link an account once and end its earlier sessions', async () => {
    const member = await createPasswordMember(server);
    const before = await logInByPassword(server, member.email);
    const where = await Promise.all(
      [1, 2, 3, 4].map(() => logInByProvider('at once', member.email)),
    );
    expect(where.map((url) => url.pathname)).toContain('/oauth');
    expect(await listSubjects(member)).toEqual(['at once']);
    expect(await isLoggedIn(before.token, member)).toBe(false);
  });
});

describe('an account whose e-mail was verified', () => {
  test('a provider login leaves the password and sessions of a recovered account intact', async () => {
    const member = await createPasswordMember(server);
    await recover(member);
    const sql = 'update members set password_hash = $2 where member_id = $1';
    const known = await createPasswordMember(server);
    const [row] = await runSql(
      server.context.database,
      'select password_hash from members where member_id = $1',
      [known.memberId],
    );
    await runSql(server.context.database, sql, [member.memberId, row?.password_hash]);
    const { token } = await logInByPassword(server, member.email);
    await logInByProvider('first', member.email);
    await logInByProvider('second', member.email);
    expect(await isLoggedIn(token, member)).toBe(true);
    expect((await tryLogin(server, member.email, PASSWORD)).statusCode).toBe(200);
    expect(await listSubjects(member)).toEqual(['first', 'second']);
  });

  test.each([
    ['a provider that verified the e-mail', true, ['began', 'joined later']],
    ['a provider that did not verify the e-mail', false, ['joined later']],
  ])(
    'after a second provider login, an account created by %s has the logins $2',
    async (_, emailVerified, subjects) => {
      const email = `signup.${emailVerified}@example.com`;
      const where = await logInByProvider('began', email, emailVerified);
      const data = {
        ticket: where.searchParams.get('ticket'),
        nickname: emailVerified ? '확인됨' : '미확인',
        gender: 'MALE',
        birthYear: '1990',
        aboutMe: '반가워요.',
        categorySmallId: [4],
      };
      const form = await multipartForm(await smallImage(), data);
      const made = await server.call({ method: 'POST', url: '/api/auth/oauth/signups', ...form });
      expect(made.statusCode).toBe(201);
      await logInByProvider('joined later', email);
      expect(await listSubjects(made.json().data)).toEqual(subjects);
      await runSql(server.context.database, 'delete from oauth_identities');
    },
  );
});

test('a password recovery by mail removes a social login whose e-mail was unverified', async () => {
  const member = await createPasswordMember(server);
  await insertRow(server.context.database, 'oauth_identities', {
    provider: 'oidc',
    subject: 'unvouched',
    member_id: member.memberId,
    created_at: server.clock.now(),
  });
  await recover(member);
  expect(await listSubjects(member)).toEqual([]);
});
