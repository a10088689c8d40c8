import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'azit-dist-'));
  await writeFile(join(dist, 'index.html'), '<html><head></head><body>app</body></html>');
  server = await startTestApp({ WEB_DIST_DIR: dist, PUBLIC_URL: 'https://azit.example' });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

type Headers = Record<string, string>;

function post(headers: Headers, url = '/chat/share') {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const payload = 'not a form';
  return server.call({ method: 'POST', url, headers: { ...type, ...headers }, payload });
}

const own: [string, Headers][] = [
  ['the system', { 'sec-fetch-site': 'none' }],
  ['the system, which hides its origin', { 'sec-fetch-site': 'none', origin: 'null' }],
  ['a page of the app', { 'sec-fetch-site': 'same-origin', origin: 'https://azit.example' }],
  ['a page of the app in an older browser', { origin: 'https://azit.example' }],
  ['a page of the app at another address', { origin: 'http://phone.local', host: 'phone.local' }],
  ['a program', {}],
];

const foreign: [string, Headers][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site, which hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another part of our site', { 'sec-fetch-site': 'same-site', origin: 'https://x.azit.example' }],
  [
    'another site with our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://azit.example' },
  ],
  ['an unknown place', { 'sec-fetch-site': 'elsewhere' }],
  ['another site in an older browser', { origin: 'https://evil.example' }],
  ['a hidden origin in an older browser', { origin: 'null' }],
  ['a site that begins as ours', { origin: 'https://azit.example.evil.example' }],
  ['no origin at all', { origin: 'azit.example' }],
];

function expectRefusalPage(reply: Awaited<ReturnType<typeof post>>) {
  expect(reply.statusCode).toBe(403);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(reply.body).toMatch(/^<!doctype html><html lang="ko">.*아지트/s);
  expect(reply.body).not.toContain('<script');
}

describe.each(['/chat/share', '/chat/share/', '/chat/%73hare'])('a form shared to %s', (url) => {
  // covers H7 (docs/coverage-statements.md)
  test.each(own)(
    'a share from %s is not read and is redirected to the app’s page',
    async (_, headers) => {
      const reply = await post(headers, url);
      expect(reply.statusCode).toBe(303);
      expect(reply.headers).toMatchObject({ location: '/chat/share', 'cache-control': 'no-store' });
      expect(reply.body).toBe('');
    },
  );

  // covers H8 (docs/coverage-statements.md)
  test.each(foreign)('a share from %s is refused with a page in Korean', async (_, headers) => {
    expectRefusalPage(await post(headers, url));
  });
});

test('a form from another site is refused with an HTML page for any type and size', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
    const payload = 'a'.repeat(100_000);
    const typed = { ...headers, 'content-type': type };
    const call = { method: 'POST', url: '/chat/share', headers: typed, payload } as const;
    expectRefusalPage(await server.call(call));
  }
});

describe('the page that the service worker opens after a share', () => {
  const open = (headers: Headers, url = '/chat/share?from=app') =>
    server.call({ method: 'GET', url, headers });

  // covers H8 (docs/coverage-statements.md)
  test.each(['cross-site', 'same-site'])(
    'the page after a share is refused when the header sec-fetch-site is %s',
    async (site) => {
      expectRefusalPage(await open({ 'sec-fetch-site': site }));
      expectRefusalPage(await open({ 'sec-fetch-site': site }, '/chat/share/?from=app'));
    },
  );

  test.each<Headers>([{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }])(
    'the page after a share is the app for the headers %j',
    async (headers) => {
      const reply = await open(headers);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('app');
    },
  );

  test('a plain link from another site to the share page opens the app', async () => {
    const reply = await open({ 'sec-fetch-site': 'cross-site' }, '/chat/share');
    expect(reply.statusCode).toBe(200);
  });
});
