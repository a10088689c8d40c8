import { describe, expect } from 'vitest';
import { server, test } from '#test/harness/server-test.ts';
import { startTestApp, startTestAppForTest } from '#test/harness/test-app.ts';

const LONG = `/api/clubs/${'1'.repeat(1_000)}`;
const json = { 'content-type': 'application/json' };

describe('error replies', () => {
  // covers A1.3, C6 (docs/coverage-statements.md)
  test.each([
    ['an unknown route', 'GET', '/api/nothing', {}, undefined, 404, 'ROUTE_NOT_FOUND'],
    ['a wrong method', 'PUT', '/api/categories/small', {}, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['broken JSON', 'POST', '/api/nothing', json, '{"a":', 400, 'MALFORMED_JSON'],
    ['a __proto__ key', 'POST', '/api/nothing', json, '{"__proto__":1}', 400, 'MALFORMED_JSON'],
    [
      'a body too large',
      'POST',
      '/api/nothing',
      json,
      `"${'x'.repeat(70_000)}"`,
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'a missing file',
      'GET',
      '/images/club_banner/none.webp',
      {},
      undefined,
      404,
      'ROUTE_NOT_FOUND',
    ],
    ['a missing asset', 'GET', '/assets/none.js', {}, undefined, 404, 'ROUTE_NOT_FOUND'],
    ['the folder of images', 'GET', '/images/', {}, undefined, 404, 'ROUTE_NOT_FOUND'],
    ['a folder of images', 'GET', '/images/default', {}, undefined, 404, 'ROUTE_NOT_FOUND'],
    ['a folder with a slash', 'GET', '/images/default/', {}, undefined, 404, 'ROUTE_NOT_FOUND'],
    ['OPTIONS without an origin', 'OPTIONS', '/api/nothing', {}, undefined, 404, 'ROUTE_NOT_FOUND'],
    ['OPTIONS of a call', 'OPTIONS', '/api/clubs/1', {}, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['a long parameter', 'GET', LONG, {}, undefined, 400, 'VALIDATION_FAILED'],
    ['a long parameter of a write', 'DELETE', LONG, {}, undefined, 400, 'VALIDATION_FAILED'],
  ] as const)(
    '%s is refused in the error shape',
    async (_name, method, url, headers, payload, status, code) => {
      const reply = await server.call({ method, url, headers, ...(payload ? { payload } : {}) });
      expect(reply.headers['content-type']).toContain('application/json');
      expect(reply.json()).toEqual({ status, code, message: expect.stringMatching(/[가-힣]/) });
      expect(reply.statusCode).toBe(status);
    },
  );

  test('a request with a wrong method is refused with an Allow header', async () => {
    const reply = await server.call({ method: 'DELETE', url: '/api/categories/small' });
    expect(reply.headers.allow).toBe('GET');
  });
});

describe('response headers', () => {
  test('every reply carries the security headers', async () => {
    const { headers } = await server.call({ method: 'GET', url: '/api/categories/small' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('only the three screens with the address search allow its external script', async () => {
    for (const [path, allowed] of [
      ['/azit/create', true],
      ['/azit/edit/3', true],
      ['/azit/change/3', true],
      ['/azit/detail/3', false],
      ['/', false],
    ] as const) {
      const { headers } = await server.call({ method: 'GET', url: path });
      expect(String(headers['content-security-policy']).includes('kakaocdn')).toBe(allowed);
    }
  });

  // covers A1.10 (docs/coverage-statements.md)
  test('only an origin named in the settings gets CORS headers', async () => {
    const origin = 'https://azit.example';
    const stranger = await server.call({ method: 'GET', url: '/healthz', headers: { origin } });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    const open = await startTestApp({ WEB_ORIGINS: origin });
    const friend = await open.call({ method: 'GET', url: '/healthz', headers: { origin } });
    expect(friend.headers['access-control-allow-origin']).toBe(origin);
    expect(friend.headers['access-control-expose-headers']).toContain('Authorization, Refresh');
    expect(friend.headers['access-control-allow-credentials']).toBe('true');
    await open.close();
  });

  test('the preflight of an allowed origin allows every requested header and method', async () => {
    const origin = 'https://azit.example';
    const open = await startTestAppForTest({ WEB_ORIGINS: origin });
    const wanted = 'authorization, idempotency-key, x-anything';
    const reply = await open.call({
      method: 'OPTIONS',
      url: '/api/clubs/1',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': wanted,
      },
    });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['access-control-allow-headers']).toBe(wanted);
    expect(reply.headers['access-control-allow-methods']).toBe('GET, POST, PATCH, PUT, DELETE');
  });

  test.each([
    ['a missing page', '/api/nothing', {}, 404],
    ['a malformed address', '/api/%zz', {}, 400],
    ['an image', '/images/default/profile.webp', {}, 200],
    [
      'an image that the client has cached',
      '/images/default/profile.webp',
      { 'if-none-match': '*' },
      304,
    ],
    ['the documentation', '/api/docs', {}, 200],
  ])('%s carries the security headers', async (_name, url, headers, status) => {
    const reply = await server.call({ method: 'GET', url, headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.any(String),
    });
  });
});

const smallCategories = [
  '전시 영화 뮤지컬 공연 디자인',
  '클라이밍 등산 헬스 필라테스 골프',
  '맛집투어 카페 와인 커피 디저트',
  '보드게임 사진 방탈출 VR 음악감상',
  '복합문화공간 테마파크 피크닉 드라이브 캠핑',
  '글쓰기 드로잉 영상편집 공예 DIY',
  '습관만들기 챌린지 독서 스터디 외국어',
].flatMap((names, large) =>
  names.split(' ').map((categoryName, small) => ({
    categorySmallId: large * 5 + small + 1,
    categoryName,
    categoryLargeId: large + 1,
  })),
);

// covers S3.12, S5.16, S9.7 (docs/coverage-statements.md)
test('the list of small categories is complete and ordered by id', async () => {
  const reply = await server.call({ method: 'GET', url: '/api/categories/small' });
  expect(smallCategories).toHaveLength(35);
  expect(reply.json()).toEqual({ data: smallCategories });
});

test('a running server reports that it is alive and ready', async () => {
  expect((await server.call({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  expect((await server.call({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
});
