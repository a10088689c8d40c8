import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import { accessTokens } from '#server/modules/auth/access-token.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import {
  createMember,
  logInAs,
  type TestMember,
  withdraw,
} from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const SECRET = 'a-secret-only-for-tests-0123456789abcdef';

let member: TestMember;
let sid: string;
test.beforeAll(async () => {
  member = await createMember(server.context);
  sid = randomUUID();
  await insertRow(server.context.database, 'sessions', {
    session_id: sid,
    member_id: member.memberId,
    created_at: server.clock.now(),
  });
});

type Claims = Record<string, unknown>;

function claims(changes: Claims = {}): Claims {
  const now = Math.floor(server.clock.now().getTime() / 1000);
  const sound = { iss: 'azit', sub: String(member.memberId), sid, iat: now, exp: now + 1_800 };
  return { ...sound, ...changes };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(header: Claims, payload: Claims, secret = SECRET, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

const HS256 = { alg: 'HS256', typ: 'JWT' };

async function getStatus(authorization: string): Promise<number> {
  const url = `/api/members/${member.memberId}`;
  return (await server.call({ method: 'GET', url, headers: { authorization } })).statusCode;
}

test('a valid access token built by this test file is accepted', async () => {
  expect(await getStatus(`Bearer ${sign(HS256, claims())}`)).toBe(200);
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('forged access tokens and Authorization headers', () => {
  const forged: Record<string, () => string | Promise<string>> = {
    'alg none': () => `${encode({ alg: 'none' })}.${encode(claims())}.`,
    'alg none, any signature': () => `${encode({ alg: 'none' })}.${encode(claims())}.x`,
    'alg nOnE': () => sign({ alg: 'nOnE' }, claims()),
    'no alg': () => sign({ typ: 'JWT' }, claims()),
    'HS384 with the right key': () => sign({ alg: 'HS384' }, claims(), SECRET, 'sha384'),
    'HS512 with the right key': () => sign({ alg: 'HS512' }, claims(), SECRET, 'sha512'),
    'RS256 with another key': () =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
    'a key brought along': () =>
      sign({ ...HS256, jwk: publicKey.export({ format: 'jwk' }) }, claims(), 'their own key'),
    'a key named elsewhere': () =>
      sign({ ...HS256, kid: '../../dev/null', jku: 'http://127.0.0.1/' }, claims(), ''),
    'an unknown critical header': () => sign({ ...HS256, crit: ['x'], x: 1 }, claims()),
    'another key': () => sign(HS256, claims(), `${SECRET}x`),
    'the empty key': () => sign(HS256, claims(), ''),
    'another issuer': () => sign(HS256, claims({ iss: 'elsewhere' })),
    'no issuer': () => sign(HS256, claims({ iss: undefined })),
    expired: () => sign(HS256, claims({ exp: claims().iat })),
    'no end': () => sign(HS256, claims({ exp: undefined })),
    'an end that is a text': () => sign(HS256, claims({ exp: '9999999999' })),
    'not valid yet': () => sign(HS256, claims({ nbf: Number(claims().exp) - 1 })),
    'no session': () => sign(HS256, claims({ sid: undefined })),
    'a session that never was': () => sign(HS256, claims({ sid: randomUUID() })),
    'a session that is no uuid': () => sign(HS256, claims({ sid: "' or true --" })),
    'a session that is an object': () => sign(HS256, claims({ sid: { $ne: null } })),
    nobody: () => sign(HS256, claims({ sub: undefined })),
    'somebody else': () => sign(HS256, claims({ sub: '2147483647' })),
    'an edited payload': () => {
      const [head, , signature] = sign(HS256, claims({ sub: '2147483647' })).split('.');
      return `${head}.${encode(claims())}.${signature}`;
    },
    'a signature cut short': () => sign(HS256, claims()).slice(0, -4),
    'a signature too long': () => `${sign(HS256, claims())}AAAA`,
    'five parts': () => `${sign(HS256, claims())}.a.b`,
    'an array for a payload': () => `${encode(HS256)}.${encode([])}.x`,
    'no JSON at all': () => 'a.b.c',
    'a very long one': () => `${'a'.repeat(6_000)}.b.c`,
  };

  test.each(Object.entries(forged))(
    'an access token with this flaw is refused: %s',
    async (_, forge) => {
      expect(await getStatus(`Bearer ${await forge()}`)).toBe(401);
    },
  );

  test.each([
    'null',
    'undefined',
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Basic dGVzdDp0ZXN0',
    'Bearer TOKEN x',
    'Bearer TOKEN, Bearer TOKEN',
    'Bearer "TOKEN"',
    'Bearer Bearer TOKEN',
    'BearerTOKEN',
    'Token TOKEN',
  ])('the Authorization header %j is refused', async (header) => {
    const authorization = header.replaceAll('TOKEN', sign(HS256, claims()));
    expect(await getStatus(authorization)).toBe(401);
  });

  test.each(['TOKEN', 'bearer TOKEN', 'BEARER TOKEN', 'Bearer  TOKEN'])(
    'the Authorization header %j is accepted',
    async (header) => {
      const authorization = header.replaceAll('TOKEN', sign(HS256, claims()));
      expect(await getStatus(authorization)).toBe(200);
    },
  );

  test('an access token in the query or in a cookie is ignored', async () => {
    const token = sign(HS256, claims());
    const url = `/api/members/${member.memberId}?access_token=${token}&token=${token}`;
    const headers = { cookie: `accessToken=${token}; Authorization=Bearer ${token}` };
    expect((await server.call({ method: 'GET', url, headers })).statusCode).toBe(401);
  });
});

describe('access tokens that are no longer valid', () => {
  const status = async ({ memberId, token }: TestMember) =>
    (await server.call({ method: 'GET', url: `/api/members/${memberId}`, token })).statusCode;

  test.each<[string, (person: TestMember) => Promise<unknown>]>([
    ['once its session has ended', ({ memberId }) => endSessions(memberId)],
    ['when its member withdraws', ({ memberId }) => withdraw(server.context, memberId)],
    ['when its member is suspended', ({ memberId }) => suspend(memberId)],
    ['when the device logs out', ({ token }) => logOut(token)],
  ])('a valid access token is refused %s', async (_, end) => {
    const person = await createMember(server.context);
    expect(await status(person)).toBe(200);
    await end(person);
    expect(await status(person)).toBe(401);
  });

  // covers A2.10 (docs/coverage-statements.md)
  test('a valid access token is refused half an hour after it was issued', async () => {
    const person = await createMember(server.context);
    const token = await logInAs(server.context, person.memberId);
    server.clock.advance(30 * 60_000 - 1_000);
    expect(await status({ ...person, token })).toBe(200);
    server.clock.advance(1_000);
    expect(await status({ ...person, token })).toBe(401);
  });
});

const endSessions = (memberId: number) =>
  runSql(server.context.database, 'update sessions set ended_at = $2 where member_id = $1', [
    memberId,
    server.clock.now(),
  ]);
const suspend = (memberId: number) =>
  runSql(server.context.database, `update members set status = 'SUSPENDED' where member_id = $1`, [
    memberId,
  ]);
const logOut = (token: string) => server.call({ method: 'POST', url: '/api/auth/logout', token });

// covers A1.9 (docs/coverage-statements.md)
test('a caller with a bad token on a public endpoint is served as a guest', async () => {
  const other = accessTokens('another-secret-of-some-other-server-000', server.clock);
  const foreign = await other.issue({ memberId: member.memberId, sessionId: sid });
  for (const authorization of ['null', 'Bearer null', 'Bearer a.b.c', `Bearer ${foreign}`]) {
    for (const url of ['/api/clubs/category?cl=1', '/api/clubs/date?days=0', '/api/auth/oauth']) {
      const reply = await server.call({ method: 'GET', url, headers: { authorization } });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    }
    const reply = await server.call({
      method: 'POST',
      url: '/api/members/check',
      headers: { authorization },
      payload: { nickname: '아무도' },
    });
    expect(reply.statusCode).toBe(200);
  }
});

test('a refusal of a caller with an expired token asks for a valid token', async () => {
  const unknown = { method: 'GET', url: '/api/crews/999999' } as const;
  const expired = sign(HS256, claims({ exp: 1 }));
  for (const [headers, challenge] of [
    [{}, undefined],
    [{ authorization: `Bearer ${expired}` }, 'Bearer error="invalid_token"'],
    [{ authorization: `Bearer ${sign(HS256, claims())}` }, undefined],
  ] as const) {
    const reply = await server.call({ ...unknown, headers });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['www-authenticate']).toBe(challenge);
  }
});
