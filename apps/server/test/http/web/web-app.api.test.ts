import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageDirectory } from '#server/modules/images/image-directory.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'azit-dist-'));
  await writeFile(join(dist, 'index.html'), '<html><head></head><body>app</body></html>');
  server = await startTestApp({ WEB_DIST_DIR: dist });
  await mkdir(join(imageDirectory(server.context.config), 'club_banner'), { recursive: true });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

test.each(['/', '/login', '/azit/detail/3', '/azit/detail/3/'])('%s is the app', async (url) => {
  const reply = await server.call({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('app');
});

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
])('%s is not found, and not the app', async (url) => {
  const reply = await server.call({ method: 'GET', url });
  expect(reply.json()).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
  expect(reply.statusCode).toBe(404);
});
