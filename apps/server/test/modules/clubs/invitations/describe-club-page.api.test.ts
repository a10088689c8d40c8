import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const firstView = (name: string) =>
  `<head><title>아지트</title></head><img src="{{banner}}"><h1>{{title}}</h1>${name}`;

let app: FastifyInstance;
let host: TestMember;
// Invariant checks are off because a test stores the name of an image but no image file.
test.override({ checksInvariants: false, settings: { PUBLIC_URL: 'https://azit.example/' } });
test.beforeAll(async () => {
  const { webDistDir } = server.context.config;
  await mkdir(webDistDir);
  await writeFile(join(webDistDir, 'index.html'), '<head><title>아지트</title></head>');
  await mkdir(join(webDistDir, 'first-paint'));
  await writeFile(join(webDistDir, 'first-paint', 'detail.html'), firstView('상세'));
  await writeFile(join(webDistDir, 'first-paint', 'invitation.html'), firstView('초대장'));
  app = await createApp(server.context);
  host = await createMember(server.context);
});
test.afterAll(async () => {
  await app.close();
});

async function page(clubId: number | string, on = app, at = 'detail'): Promise<string> {
  const reply = await on.inject({ method: 'GET', url: `/azit/${at}/${clubId}?from=share` });
  expect(reply.statusCode).toBe(200);
  return reply.body;
}

async function showBanner(clubId: number) {
  const sql = `update clubs set image_path = '/images/club_banner', image_name = 'b.webp'
    where club_id = $1`;
  await runSql(server.context.database, sql, [clubId]);
}

// covers I6.6 (docs/coverage-statements.md)
test.each(['detail', 'invite'])(
  'the preview of a shared %s link has name, category, area and banner only',
  async (at) => {
    const clubId = await createClub(server.context, {
      hostId: host.memberId,
      clubName: '<b>"볼더링" & 커피',
      clubInfo: '처음이어도 괜찮아요.',
    });
    await showBanner(clubId);
    const html = await page(clubId, app, at);
    const title = '&lt;b&gt;&quot;볼더링&quot; &amp; 커피 · 아지트';
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`property="og:title" content="${title}"`);
    expect(html).toContain(
      'property="og:description" content="운동/액티비티 · 클라이밍 · 서울 성동구"',
    );
    expect(html).toContain(`property="og:url" content="https://azit.example/azit/${at}/${clubId}"`);
    expect(html).toContain(
      'property="og:image" content="https://azit.example/images/link_preview/b.jpg"',
    );
    for (const words of [host.nickname, '처음이어도', '11월', '8명'])
      expect(html).not.toContain(words);
  },
);

// covers I6.6 (docs/coverage-statements.md)
test('the preview of an online club without a banner has the default banner', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId, location: null });
  const html = await page(clubId);
  expect(html).toContain('content="운동/액티비티 · 클라이밍 · 온라인"');
  expect(html).toContain('content="https://azit.example/images/default/banner.jpg"');
});

test('a link with a cancelled, nonexistent or malformed club id has the app’s preview', async () => {
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

test('a link-only club has the same link preview as an unknown club', async () => {
  const parts = { hostId: host.memberId, visibility: 'BY_LINK' } as const;
  const clubId = await createClub(server.context, parts);
  await showBanner(clubId);
  const unknown = await page(999_999, app, 'invite');
  expect(unknown).toContain('property="og:title" content="초대장이 왔어요"');
  expect(unknown).toContain('property="og:description" content="눌러서 열어 보세요"');
  expect(await page(clubId, app, 'invite')).toBe(unknown.replace('/999999"', `/${clubId}"`));
  const detail = await page(999_999);
  expect(await page(clubId)).toBe(detail.replace('/999999"', `/${clubId}"`));
});

test('every crew link has the same link preview, whether or not the crew exists', async () => {
  for (const id of [1, 999_999]) {
    const { body } = await app.inject({ method: 'GET', url: `/crew/${id}` });
    expect(body).toContain('property="og:title" content="초대장이 왔어요"');
    expect(body).toContain('property="og:description" content="눌러서 열어 보세요"');
  }
});

test('the preview picture has a URL on this server even with an external image store', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  await showBanner(clubId);
  const config = { ...server.context.config, storageBase: 'https://cdn.example/azit' };
  const elsewhere = await createApp({ ...server.context, config });
  const html = await page(clubId, elsewhere);
  await elsewhere.close();
  expect(html).toContain('content="https://azit.example/images/link_preview/b.jpg"');
});

test('the page is served with the preview of the app while the database is down', async () => {
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

test.each([
  ['detail', 'a member', { cookie: 'refreshToken=any' }, '상세'],
  ['detail', 'a guest', {}, '초대장'],
  ['invite', 'a member', { cookie: 'refreshToken=any' }, '초대장'],
  ['invite', 'a guest', {}, '초대장'],
])('the first view at %s has name and banner for %s', async (at, _who, headers, view) => {
  const clubName = '먼저 보이는 <모임>';
  const clubId = await createClub(server.context, { hostId: host.memberId, clubName });
  await showBanner(clubId);
  const seen = await app.inject({ method: 'GET', url: `/azit/${at}/${clubId}`, headers });
  expect(seen.headers['cache-control']).toBe('private, no-cache');
  expect(seen.body).toContain('<img src="/images/club_banner/b.webp">');
  expect(seen.body).toContain(`<h1>먼저 보이는 &lt;모임&gt;</h1>${view}`);
});
