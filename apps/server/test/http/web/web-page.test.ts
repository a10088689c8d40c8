import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fillPage } from '#server/http/web/web-page.ts';

const settings = { storageBase: 'https://images.example', publicUrl: 'https://azit.example' };
const page = '<html><head><title>아지트</title></head><body></body></html>';

test('a page without data of a club contains the settings only', () => {
  const filled = fillPage(page, '/', settings, undefined);
  expect(filled).toContain('<meta name="azit-storage-base" content="https://images.example" />');
  expect(filled).toContain('<title>아지트</title>');
  expect(filled).not.toContain('azit-postcode');
});

test('the pages for creating and editing a club contain the marker for address search', () => {
  expect(fillPage(page, '/azit/create', settings, undefined)).toContain('azit-postcode');
  expect(fillPage(page, '/azit/edit/7', settings, undefined)).toContain('azit-postcode');
});

test('a club name with markup cannot break out of the preview tags', () => {
  const title = '"><script>$&</script>';
  const filled = fillPage(page, '/azit/detail/1', settings, { title, description: "$'" });
  expect(filled).not.toContain('<script>');
  expect(filled).toContain('<title>&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;</title>');
  expect(filled).toContain(`<meta property="og:description" content="$'" />`);
});

test('a page without scripts shows its title and description', () => {
  const panel = '<noscript><div class="no-script"></div></noscript>';
  const facts = { title: '<b>산책', description: '내일 오후 7:30' };
  expect(fillPage(panel, '/azit/invite/1', settings, facts)).toBe(
    '<noscript><div class="no-script"><h1>&lt;b&gt;산책</h1><p>내일 오후 7:30</p></div></noscript>',
  );
  expect(fillPage(panel, '/login', settings, undefined)).toContain('<h1>아지트</h1><p>취향이');
});

test('a club name with markup is escaped in the first-paint page', () => {
  const facts = { title: '', description: '', club: { name: '<b>$&', banner: '/a"b.webp' } };
  const filled = fillPage('<img src="{{banner}}"><h1>{{title}}</h1>', '/', settings, facts);
  expect(filled).toBe('<img src="/a&quot;b.webp"><h1>&lt;b&gt;$&amp;</h1>');
});

const readContents = (html: string, property: string) =>
  [...html.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(
    ([, content]) => content,
  );

test('every page has each preview tag once, with absolute URLs', () => {
  const filled = fillPage(page, '/', settings, undefined);
  for (const property of ['og:type', 'og:title', 'og:description', 'og:site_name', 'og:locale']) {
    expect(readContents(filled, property), property).toHaveLength(1);
  }
  expect(readContents(filled, 'og:url')).toEqual(['https://azit.example/']);
  expect(readContents(filled, 'og:image')).toEqual(['https://azit.example/preview.jpg']);
});

test('the preview of a club has its own URL, text and picture, not those of the app', () => {
  const facts = { title: '산책', description: '걸어요', image: '/images/club_banner/b.webp' };
  const filled = fillPage(page, '/azit/detail/1', settings, facts);
  expect(readContents(filled, 'og:title')).toEqual(['산책']);
  expect(readContents(filled, 'og:description')).toEqual(['걸어요']);
  expect(readContents(filled, 'og:url')).toEqual(['https://azit.example/azit/detail/1']);
  expect(readContents(filled, 'og:image')).toEqual([
    'https://azit.example/images/club_banner/b.webp',
  ]);
  expect(filled.match(/name="description"/g)).toHaveLength(1);
});

test('the preview URL of a path like “//host/” stays on this server', () => {
  expect(readContents(fillPage(page, '//evil.example/', settings, undefined), 'og:url')).toEqual([
    'https://azit.example//evil.example/',
  ]);
});

test('the page template of the build contains no preview tags', async () => {
  const built = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8');
  expect(built).not.toContain('og:');
  expect(built).not.toContain('name="description"');
});

test('a club name that looks like a template placeholder is shown literally', () => {
  const club = { name: '{{banner}}', banner: '/{{title}}.webp' };
  const facts = { title: '{{title}} · 아지트', description: '{{banner}}', club };
  const placeholders = '<img src="{{banner}}"><h1>{{title}}</h1>';
  const filled = fillPage(page.replace('</body>', `${placeholders}</body>`), '/', settings, facts);
  expect(filled).toContain('<img src="/{{title}}.webp"><h1>{{banner}}</h1>');
  expect(filled).toContain('<title>{{title}} · 아지트</title>');
  expect(filled).toContain('<meta property="og:description" content="{{banner}}" />');
});

test('the app’s preview picture is a jpeg of 1200 by 630 pixels and at most 300 kB', async () => {
  const picture = await readFile(new URL('../../../../web/public/preview.jpg', import.meta.url));
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(300_000);
});
