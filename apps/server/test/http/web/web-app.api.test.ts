import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageDirectory } from '#server/modules/images/file-image-store.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'azit-dist-'));
  await writeFile(join(dist, 'index.html'), '<html><head></head><body>app</body></html>');
  await mkdir(join(dist, 'screenshots'));
  for (const file of ['manifest.webmanifest', 'sw-share.js', 'screenshots/today.webp']) {
    await writeFile(join(dist, file), '{}');
  }
  await mkdir(join(dist, 'assets'));
  for (const ending of ['', '.br', '.gz']) {
    await writeFile(join(dist, 'assets', `app-1.js${ending}`), `written${ending} `.repeat(200));
  }
  server = await startTestApp({ WEB_DIST_DIR: dist });
  await mkdir(join(imageDirectory(server.context.config), 'club_banner'), { recursive: true });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

test.each(['/', '/login', '/azit/detail/3', '/azit/detail/3/'])(
  'the path %s returns the app',
  async (url) => {
    const reply = await server.call({ method: 'GET', url });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('app');
  },
);

test.each([
  '/.env',
  '/.git/config',
  '/.well-known/x',
  '/azit/.htpasswd',
  '/images',
  '/images/',
  '/images/club_banner',
  '/images/club_banner/',
  '/images/default',
  '/images/default/',
  '/assets/',
])('the path %s is not found and does not return the app', async (url) => {
  const reply = await server.call({ method: 'GET', url });
  expect(reply.json()).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
  expect(reply.statusCode).toBe(404);
});

// covers H1 (docs/coverage-statements.md)
test.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/sw-share.js', 'application/javascript'],
  ['/screenshots/today.webp', 'image/webp'],
])('%s has its content type and is revalidated on each visit', async (url, type) => {
  const { statusCode, headers } = await server.call({ method: 'GET', url });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test.each([
  ['gzip, deflate, br, zstd', 'br', 'written.br'],
  ['gzip', 'gzip', 'written.gz'],
  ['identity', undefined, 'written '],
])(
  'a script is sent precompressed with %s and cached forever',
  async (accepted, encoding, begins) => {
    const headers = { 'accept-encoding': accepted };
    const reply = await server.call({ method: 'GET', url: '/assets/app-1.js', headers });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.body.startsWith(begins)).toBe(true);
  },
);
