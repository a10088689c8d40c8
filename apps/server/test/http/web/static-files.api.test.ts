import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageDirectory } from '#server/modules/images/file-image-store.ts';
import { findFaults } from '#test/guarantees/error-shape.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

const CONTENT = 'const written = "by the build";\n'.repeat(200);
const built = [
  'assets/app-1.js',
  'assets/app-1.css',
  'assets/font-1.woff2',
  'icons/icon-192.png',
  'screenshots/today.webp',
  'favicon.ico',
  'manifest.webmanifest',
  'offline.html',
  'robots.txt',
  'sw.js',
];
const compressed = ['assets/app-1.js', 'assets/app-1.css', 'sw.js'];

const files = [
  ...built.map((file) => `/${file}`),
  '/images/club_banner/banner.webp',
  '/images/member_profile/face.webp',
  '/images/chat_picture/wall.webp',
  '/images/default/profile.webp',
];
const pages = [
  '/',
  '/azit/detail/3',
  '/chat/share',
  '/api/docs',
  '/api/openapi.json',
  '/images/link_preview/banner.jpg',
];

let server: TestApp;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'azit-dist-'));
  await writeFile(join(dist, 'index.html'), `<html><head></head><body>${CONTENT}</body></html>`);
  for (const file of built) await write(join(dist, file), CONTENT);
  for (const file of compressed) {
    for (const ending of ['.br', '.gz']) await write(join(dist, file + ending), CONTENT);
  }
  server = await startTestApp({ WEB_DIST_DIR: dist });
  const background = { width: 40, height: 40, channels: 3, background: '#bb2649' } as const;
  const image = await sharp({ create: background }).webp().toBuffer();
  const images = imageDirectory(server.context.config);
  for (const name of ['club_banner/banner', 'member_profile/face', 'chat_picture/wall']) {
    await write(join(images, `${name}.webp`), image);
  }
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

async function write(path: string, content: string | Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const PAST = 'Mon, 01 Jan 2001 00:00:00 GMT';
const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';
const encodings = ['identity', 'gzip, br'];

const conditions: [headers: Record<string, string>, status: number][] = [
  [{ range: 'bytes=0-9' }, 206],
  [{ range: 'bytes=-9' }, 206],
  [{ range: 'bytes=9-' }, 206],
  [{ range: 'bytes=9999999-' }, 416],
  [{ range: 'bytes=9999999-99999999' }, 416],
  [{ range: 'bytes=0-1,4-5' }, 200],
  [{ range: 'bytes=abc' }, 416],
  [{ range: 'pages=1-2' }, 200],
  [{ range: '' }, 200],
  [{ 'if-match': '"other"' }, 412],
  [{ 'if-match': 'W/"other", "another"' }, 412],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': 'ETAG' }, 200],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': 'ETAG' }, 304],
  [{ 'if-none-match': '"other"' }, 200],
  [{ 'if-modified-since': FUTURE }, 304],
  [{ 'if-modified-since': PAST }, 200],
  [{ 'if-modified-since': 'yesterday' }, 200],
  [{ 'if-unmodified-since': PAST }, 412],
  [{ 'if-unmodified-since': FUTURE }, 200],
  [{ 'if-unmodified-since': 'yesterday' }, 200],
  [{ 'if-range': '"other"', range: 'bytes=0-9' }, 200],
  [{ 'if-range': PAST, range: 'bytes=0-9' }, 200],
  [{ 'if-range': FUTURE, range: 'bytes=0-9' }, 206],
  [{ 'if-match': '"other"', range: 'bytes=9999999-' }, 412],
  [{ 'if-none-match': '*', range: 'bytes=9999999-' }, 304],
];

function send(method: 'GET' | 'HEAD', url: string, headers: Record<string, string>) {
  return server.call({ method, url, headers });
}

describe.each(files)('the file %s', (url) => {
  test.each(conditions)('a request with the headers %j replies %i', async (condition, status) => {
    for (const encoding of encodings) {
      const accepted = { 'accept-encoding': encoding };
      const plain = await send('GET', url, accepted);
      const headers = Object.fromEntries(
        Object.entries(condition).map(([name, value]) => [
          name,
          value.replace('ETAG', String(plain.headers.etag)),
        ]),
      );
      const reply = await send('GET', url, { ...headers, ...accepted });
      expect(reply.statusCode, encoding).toBe(status);
      expect((await send('HEAD', url, { ...headers, ...accepted })).statusCode).toBe(status);
      if (status === 206) expect(reply.rawPayload.length).toBe(rangeLength(reply.headers));
      if (status === 416) expect(reply.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      if (status >= 400) expectErrorShape(reply);
    }
  });
});

function rangeLength(headers: Record<string, unknown>): number {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(String(headers['content-range'])) ?? [];
  return Number(last) - Number(first) + 1;
}

function expectErrorShape(reply: Awaited<ReturnType<typeof send>>) {
  const contentType = String(reply.headers['content-type']);
  expect(findFaults({ status: reply.statusCode, contentType, text: reply.body })).toEqual([]);
  expect(reply.headers['cache-control']).toBe('no-store');
}

test.each(pages)('the page %s ignores every conditional header', async (url) => {
  for (const [headers] of conditions) {
    for (const encoding of encodings) {
      const accepted = { 'accept-encoding': encoding };
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await send(method, url, { ...headers, ...accepted });
        expect(reply.statusCode, JSON.stringify(headers)).toBe(200);
      }
    }
  }
});

test('the refusal of an invalid range reports the size of the file', async () => {
  const { size } = await stat(join(dist, 'icons/icon-192.png'));
  const reply = await send('GET', '/icons/icon-192.png', { range: `bytes=${size}-` });
  expect(reply.headers['content-range']).toBe(`bytes */${size}`);
});

test.each(['/images/club_banner/missing.webp', '/assets/missing.js'])(
  '%s replies 404 with any conditional header',
  async (url) => {
    for (const [headers] of conditions) {
      const reply = await send('GET', url, headers);
      expect(reply.statusCode, JSON.stringify(headers)).toBe(404);
      expectErrorShape(reply);
    }
  },
);
