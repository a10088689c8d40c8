import { describe, expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { readTokens } from '#test/factories/password-member.ts';
import { cookieJar } from '#test/harness/cookie-jar.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';
import { type OidcProcess, oidcClient, spawnOidc } from '#test/peers/spawn-oidc.ts';

const HOME = 'http://azit.test';
const CALLBACK = `${HOME}/api/auth/oauth/oidc/callback`;

let peer: OidcProcess;
test.override('settings', { scope: 'file' }, async () => {
  peer = await spawnOidc(CALLBACK);
  return {
    PUBLIC_URL: HOME,
    OAUTH_OIDC_ISSUER: peer.issuer,
    OAUTH_OIDC_CLIENT_ID: oidcClient.id,
    OAUTH_OIDC_CLIENT_SECRET: oidcClient.secret,
    OAUTH_OIDC_LABEL: '시험 계정',
  };
});
test.afterAll(() => peer.stop());

type Jar = ReturnType<typeof cookieJar>;

async function begin(jar: Jar): Promise<string> {
  const reply = await server.call({ method: 'GET', url: '/api/auth/oauth/oidc' });
  expect(reply.statusCode).toBe(302);
  jar.store([String(reply.headers['set-cookie'])]);
  return String(reply.headers.location);
}

async function throughProvider(jar: Jar, start: string, form: Record<string, string>) {
  let url = start;
  for (let step = 0; step < 10; step += 1) {
    if (url.startsWith(HOME)) return url;
    const isForm = url.includes('/interaction/');
    const init = isForm ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const reply = await jar.fetch(url, init);
    url = new URL(reply.headers.get('location') ?? '', url).href;
  }
  throw new Error('the provider never sent the browser back');
}

async function comeBack(jar: Jar, url: string): Promise<URL> {
  const path = url.slice(HOME.length);
  const headers = { cookie: jar.header() };
  const reply = await server.call({ method: 'GET', url: path, headers });
  expect(reply.statusCode).toBe(302);
  expect(reply.headers['cache-control']).toBe('no-store');
  jar.store([reply.headers['set-cookie'] ?? []].flat());
  return new URL(String(reply.headers.location));
}

async function logInAs(account: string, jar = cookieJar()): Promise<URL> {
  const form = { account, do: 'login' };
  return comeBack(jar, await throughProvider(jar, await begin(jar), form));
}

function enter(address: URL, jar: Jar) {
  const payload = { code: new URLSearchParams(address.hash.slice(1)).get('code') };
  const headers = { cookie: jar.header() };
  return server.call({ method: 'POST', url: '/api/auth/oauth/entries', payload, headers });
}

const readMessage = (url: URL) =>
  url.pathname === '/login' ? url.searchParams.get('message') : url;

async function signUp(ticket: string, nickname: string) {
  const data = {
    ticket,
    nickname,
    gender: 'MALE',
    birthYear: '1990',
    aboutMe: '반가워요.',
    categorySmallId: [4],
  };
  const form = await multipartForm(await smallImage(), data);
  return server.call({ method: 'POST', url: '/api/auth/oauth/signups', ...form });
}

test('a new social member may sign up without a profile', async () => {
  const ticket = (await logInAs('short@example.com')).searchParams.get('ticket');
  const payload = { ticket, nickname: '짧은이', gender: 'MALE', birthYear: '1990' };
  const made = await server.call({ method: 'POST', url: '/api/auth/oauth/signups', payload });
  expect(made.statusCode).toBe(201);
  expect(made.json().data).toMatchObject({ nickname: '짧은이', isProfileComplete: false });
  expect(made.headers.authorization).toMatch(/^Bearer /);
});

// covers A2.11 (docs/coverage-statements.md)
test('only configured providers are listed, and all other providers reply 404', async () => {
  const list = await server.call({ method: 'GET', url: '/api/auth/oauth' });
  expect(list.json()).toEqual({ data: [{ provider: 'oidc', label: '시험 계정' }] });
  const google = await server.call({ method: 'GET', url: '/api/auth/oauth/google' });
  expect(google.json()).toMatchObject({ status: 404, code: 'PROVIDER_NOT_FOUND' });
  const none = await startTestAppForTest({});
  const empty = await none.call({ method: 'GET', url: '/api/auth/oauth' });
  expect(empty.json()).toEqual({ data: [] });
});

test('the redirect to the provider carries PKCE, state and nonce bound to this browser', async () => {
  const reply = await server.call({ method: 'GET', url: '/api/auth/oauth/oidc' });
  const { searchParams } = new URL(String(reply.headers.location));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  const cookie = `azit_oauth=${searchParams.get('state')}; Path=/api/auth/oauth; Max-Age=600; HttpOnly; SameSite=Lax`;
  expect(reply.headers['set-cookie']).toBe(cookie);
});

describe('the first login of a person by a provider', () => {
  test('a new social member completes the profile once and later logs in directly', async () => {
    const where = await logInAs('new@example.com');
    expect(where.origin + where.pathname).toBe(`${HOME}/signup/add`);
    const ticket = where.searchParams.get('ticket') ?? '';
    const url = `/api/auth/oauth/signups/${ticket}`;
    const pending = await server.call({ method: 'GET', url });
    expect(pending.json()).toEqual({ data: { email: 'new@example.com' } });
    const made = await signUp(ticket, '소셜이');
    expect(made.statusCode).toBe(201);
    const { data } = made.json();
    expect(data).toMatchObject({ nickname: '소셜이', email: 'new@example.com' });
    const own = await server.call({
      method: 'GET',
      url: `/api/members/${data.memberId}`,
      headers: { authorization: String(made.headers.authorization) },
    });
    expect(own.json().data.email).toBe('new@example.com');
    expect((await server.call({ method: 'GET', url })).statusCode, 'the ticket is spent').toBe(404);
    expect((await signUp(ticket, '또소셜')).json().code).toBe('SIGNUP_TICKET_INVALID');

    const jar = cookieJar();
    const again = await logInAs('new@example.com', jar);
    expect(again.origin + again.pathname).toBe(`${HOME}/oauth`);
    const entered = await enter(again, jar);
    expect(entered.json()).toMatchObject({ memberId: data.memberId, nickname: '소셜이' });
    const { token, refresh } = readTokens(entered);
    const profile = `/api/members/${data.memberId}`;
    expect((await server.call({ method: 'GET', url: profile, token })).statusCode).toBe(200);
    const reissue = await server.call({
      method: 'GET',
      url: '/api/auth/re-issue/new@example.com',
      headers: { refresh },
    });
    expect(reissue.statusCode).toBe(200);
  });

  test('a new social member can choose another nickname with the same sign-up ticket', async () => {
    await createMember(server.context, { nickname: '이미있음' });
    const ticket = (await logInAs('second@example.com')).searchParams.get('ticket') ?? '';
    expect((await signUp(ticket, '이미있음')).json().code).toBe('NICKNAME_TAKEN');
    expect((await signUp(ticket, '새사람')).statusCode).toBe(201);
  });

  test('four parallel sign-ups with one ticket create one member', async () => {
    const ticket = (await logInAs('twice@example.com')).searchParams.get('ticket') ?? '';
    const names = ['하나', '둘째', '셋째', '넷째'];
    const replies = await Promise.all(names.map((name) => signUp(ticket, name)));
    const statuses = replies.map((reply) => reply.statusCode).sort();
    expect(statuses).toEqual([201, 404, 404, 404]);
  });

  test('a sign-up ticket can be used for thirty minutes', async () => {
    const ticket = (await logInAs('late@example.com')).searchParams.get('ticket') ?? '';
    server.clock.advance(30 * 60_000);
    expect((await signUp(ticket, '늦은이')).statusCode).toBe(404);
  });
});

describe('a provider e-mail that belongs to a member', () => {
  test('a verified provider e-mail is linked to the member who has it', async () => {
    const member = await createMember(server.context, { email: 'linked@example.com' });
    const where = await logInAs('linked@example.com');
    expect(where.pathname).toBe('/oauth');
    const sql = 'select provider, subject from oauth_identities where member_id = $1';
    expect(await runSql(server.context.database, sql, [member.memberId])).toEqual([
      { provider: 'oidc', subject: 'linked@example.com' },
    ]);
    expect((await logInAs('linked@example.com')).pathname, 'and again').toBe('/oauth');
  });

  // covers A2.12 (docs/coverage-statements.md)
  test('an unverified provider e-mail is not linked to the member who has it', async () => {
    const member = await createMember(server.context, { email: 'mine@example.com' });
    expect(readMessage(await logInAs('unverified:MINE@example.com'))).toBe('oauth-email-taken');
    const sql = 'select 1 from oauth_identities where member_id = $1';
    expect(await runSql(server.context.database, sql, [member.memberId])).toEqual([]);
  });

  test('a suspended member cannot log in by a provider', async () => {
    const { memberId } = await createMember(server.context, { email: 'out@example.com' });
    const sql = "update members set status = 'SUSPENDED' where member_id = $1";
    await runSql(server.context.database, sql, [memberId]);
    expect(readMessage(await logInAs('out@example.com'))).toBe('oauth-suspended');
  });
});

describe('failed social logins', () => {
  test('a provider login that is denied or has no e-mail returns to login with a message', async () => {
    const jar = cookieJar();
    const back = await throughProvider(jar, await begin(jar), { do: 'deny' });
    expect(readMessage(await comeBack(jar, back))).toBe('oauth-denied');
    expect(readMessage(await logInAs('nameless:1'))).toBe('oauth-no-email');
  });

  test('a callback used twice or in another browser returns to the login with a message', async () => {
    const jar = cookieJar();
    const form = { account: 'victim@example.com', do: 'login' };
    const back = await throughProvider(jar, await begin(jar), form);
    const stranger = cookieJar();
    await begin(stranger);
    expect(readMessage(await comeBack(stranger, back))).toBe('oauth-failed');
    expect(readMessage(await comeBack(cookieJar(), back))).toBe('oauth-failed');
    expect((await comeBack(jar, back)).pathname).toBe('/signup/add');
    expect(readMessage(await comeBack(jar, back)), 'a second time').toBe('oauth-failed');
  });

  // covers A2.11 (docs/coverage-statements.md)
  test('a changed state, nonce, verifier or code returns to the login with a message', async () => {
    for (const spoil of ['nonce', 'code_verifier'] as const) {
      const jar = cookieJar();
      const form = { account: 'tampered@example.com', do: 'login' };
      const back = await throughProvider(jar, await begin(jar), form);
      const sql = `update oauth_attempts set ${spoil} = repeat('x', 43)`;
      await runSql(server.context.database, sql);
      expect(readMessage(await comeBack(jar, back)), spoil).toBe('oauth-failed');
    }
    for (const [name, value] of [
      ['state', 'x'.repeat(43)],
      ['code', 'forged'],
      ['iss', 'https://evil.example'],
    ] as const) {
      const jar = cookieJar();
      const form = { account: 'tampered@example.com', do: 'login' };
      const back = new URL(await throughProvider(jar, await begin(jar), form));
      back.searchParams.set(name, value);
      expect(readMessage(await comeBack(jar, back.href)), name).toBe('oauth-failed');
    }
  });

  test('an expired login or an empty callback returns to the login with a message', async () => {
    const jar = cookieJar();
    const form = { account: 'slow@example.com', do: 'login' };
    const back = await throughProvider(jar, await begin(jar), form);
    server.clock.advance(10 * 60_000);
    expect(readMessage(await comeBack(jar, back))).toBe('oauth-failed');
    expect(readMessage(await comeBack(cookieJar(), CALLBACK))).toBe('oauth-failed');
  });

  test('an unreachable provider returns the browser to the login with a message', async () => {
    const alone = await startTestAppForTest({
      PUBLIC_URL: HOME,
      OAUTH_OIDC_ISSUER: 'http://127.0.0.1:1',
      OAUTH_OIDC_CLIENT_ID: 'x',
      OAUTH_OIDC_CLIENT_SECRET: 'y',
    });
    const reply = await alone.call({ method: 'GET', url: '/api/auth/oauth/oidc' });
    expect(reply.headers.location).toBe(`${HOME}/login?message=oauth-failed`);
  });
});
