import { describe, expect } from 'vitest';
import { resolveOauthLogin } from '#server/modules/auth/oauth/resolve-oauth-login.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { readTokens } from '#test/factories/password-member.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest, type TestApp } from '#test/harness/test-app.ts';

const settings = {
  PUBLIC_URL: 'http://azit.test',
  OAUTH_OIDC_ISSUER: 'https://provider.test',
  OAUTH_OIDC_CLIENT_ID: 'azit',
  OAUTH_OIDC_CLIENT_SECRET: 'secret',
};
test.override({ settings });

const BROWSER = 'the-browser-that-logged-in';

async function comeBack(app: TestApp = server) {
  const member = await createMember(app.context);
  await insertRow(app.context.database, 'oauth_identities', {
    provider: 'oidc',
    subject: member.email,
    member_id: member.memberId,
    created_at: app.clock.now(),
  });
  const person = { subject: member.email, email: member.email, emailVerified: true };
  const address = await resolveOauthLogin(app.context, 'oidc', person, hashSecret(BROWSER));
  return { member, address: new URL(address) };
}

const readCode = ({ hash }: URL) => new URLSearchParams(hash.slice(1)).get('code');
const enter = (address: URL, browser = BROWSER) =>
  server.call({
    method: 'POST',
    url: '/api/auth/oauth/entries',
    payload: { code: readCode(address) },
    headers: { cookie: `other=1; azit_oauth_entry=${browser}` },
  });

describe('the one-time code of a finished social login', () => {
  // covers A2.21 (docs/coverage-statements.md)
  test('a social login puts no token into the URL, and its code opens one session only', async () => {
    const { member, address } = await comeBack();
    expect(address.search).toBe('');
    expect(address.hash).toMatch(/^#code=[\w-]{43}$/);
    const reply = await enter(address);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({ memberId: member.memberId, email: member.email });
    const { token } = readTokens(reply);
    const url = `/api/members/${member.memberId}`;
    expect((await server.call({ method: 'GET', url, token })).statusCode).toBe(200);
    expect((await enter(address)).json()).toMatchObject({
      status: 404,
      code: 'OAUTH_ENTRY_INVALID',
    });
  });

  // covers A2.21 (docs/coverage-statements.md)
  test('a social login code is invalid in another browser and stays valid in its own', async () => {
    const { address } = await comeBack();
    expect((await enter(address, 'another')).statusCode).toBe(404);
    expect((await enter(address, '')).statusCode).toBe(404);
    expect((await enter(address)).statusCode).toBe(200);
  });

  test('a social login code expires after a minute', async () => {
    const { address } = await comeBack();
    server.clock.advance(60_000);
    expect((await enter(address)).statusCode).toBe(404);
  });

  test('eight parallel exchanges of one social login code open one session', async () => {
    const { address } = await comeBack();
    const replies = await Promise.all(Array.from({ length: 8 }, () => enter(address)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('the login code of a member who was suspended after the social login is refused', async () => {
    const { member, address } = await comeBack();
    const sql = "update members set status = 'SUSPENDED' where member_id = $1";
    await runSql(server.context.database, sql, [member.memberId]);
    expect((await enter(address)).json().code).toBe('MEMBER_SUSPENDED');
  });

  test('a social login returns the tokens in the query if OAUTH_RETURN says so', async () => {
    const app = await startTestAppForTest({ ...settings, OAUTH_RETURN: 'query' });
    const { member, address } = await comeBack(app);
    const token = address.searchParams.get('accessToken')?.replace('Bearer ', '') ?? '';
    const url = `/api/members/${member.memberId}`;
    expect((await app.call({ method: 'GET', url, token })).statusCode).toBe(200);
    expect(address.searchParams.get('refreshToken')).toMatch(/^[\w-]{43}$/);
  });
});
