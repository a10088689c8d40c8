import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const firstView = '<head></head><img src="{{banner}}"><h1>{{title}}</h1>';

let app: FastifyInstance;
let host: TestMember;
// A row names an image that has no file.
test.override({ checksInvariants: false, settings: { PUBLIC_URL: 'https://azit.example/' } });
test.beforeAll(async () => {
  const { webDistDir } = server.context.config;
  await mkdir(webDistDir);
  await writeFile(join(webDistDir, 'index.html'), '<head><title>아지트</title></head>');
  await mkdir(join(webDistDir, 'first-paint'));
  await writeFile(join(webDistDir, 'first-paint', 'detail.html'), firstView);
  app = await createApp(server.context);
  host = await createMember(server.context);
});
test.afterAll(async () => {
  await app.close();
});

async function page(clubId: number | string, on = app): Promise<string> {
  const reply = await on.inject({ method: 'GET', url: `/azit/detail/${clubId}?from=share` });
  expect(reply.statusCode).toBe(200);
  return reply.body;
}

async function showBanner(clubId: number) {
  const sql = `update clubs set image_path = '/images/club_banner', image_name = 'b.webp'
    where club_id = $1`;
  await runSql(server.context.database, sql, [clubId]);
}

test('the preview of a shared club link has name, time, area and banner', async () => {
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    clubName: '<b>"볼더링" & 커피',
    clubInfo: '처음이어도\n괜찮아요.',
  });
  await showBanner(clubId);
  const html = await page(clubId);
  const title = '&lt;b&gt;&quot;볼더링&quot; &amp; 커피 · 아지트';
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`property="og:title" content="${title}"`);
  expect(html).toContain('content="11월 21일 (토) 오후 2:00 · 서울 성동구 · 처음이어도 괜찮아요."');
  expect(html).toContain(
    'property="og:image" content="https://azit.example/images/club_banner/b.webp"',
  );
  expect(html).not.toContain(host.nickname);
});

test('the preview of an online club without a banner says online and has the picture of the app', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId, location: null });
  const html = await page(clubId);
  expect(html).toContain('오후 2:00 · 온라인 · 처음이어도');
  expect(html).toContain('property="og:image" content="https://azit.example/preview.jpg"');
});

test('the link of a cancelled, unknown or malformed club has the preview of the app', async () => {
  const cancelled = await createClub(server.context, {
    hostId: host.memberId,
    cancelledAt: new Date(0),
  });
  for (const id of [cancelled, 999_999, 99_999_999_999, '0', '-1', "1'", '%00', 'x/y']) {
    const html = await page(id);
    expect(html).toContain('property="og:title" content="아지트"');
    expect(html).toContain('<title>아지트</title>');
  }
});

test('the preview picture uses the address of an outside image store', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  await showBanner(clubId);
  const config = { ...server.context.config, storageBase: 'https://cdn.example/azit' };
  const elsewhere = await createApp({ ...server.context, config });
  const html = await page(clubId, elsewhere);
  await elsewhere.close();
  expect(html).toContain('content="https://cdn.example/azit/images/club_banner/b.webp"');
});

test('without a database the page is served with the preview of the app', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const database = {
    ...server.context.database,
    run: () => Promise.reject(new Error('Connection terminated')),
  };
  const alone = await createApp({ ...server.context, database });
  const html = await page(clubId, alone);
  await alone.close();
  expect(html).toContain('property="og:title" content="아지트"');
});

test('the first view has name and banner for a member and not for a guest', async () => {
  const clubName = '먼저 보이는 <모임>';
  const clubId = await createClub(server.context, { hostId: host.memberId, clubName });
  await showBanner(clubId);
  const request = { method: 'GET', url: `/azit/detail/${clubId}` } as const;
  const seen = await app.inject({ ...request, headers: { cookie: 'refreshToken=any' } });
  expect(seen.headers['cache-control']).toBe('private, no-cache');
  expect(seen.body).toContain('<img src="/images/club_banner/b.webp">');
  expect(seen.body).toContain('<h1>먼저 보이는 &lt;모임&gt;</h1>');
  expect((await app.inject(request)).body).not.toContain('<h1>');
});
