import { expect, test } from 'vitest';
import { fillPage } from '#server/http/web/web-page.ts';

const page = '<html><head><title>아지트</title></head><body></body></html>';

test('a page without club facts contains the settings only', () => {
  const filled = fillPage(page, '/', 'https://images.example', undefined);
  expect(filled).toContain('<meta name="azit-storage-base" content="https://images.example" />');
  expect(filled).toContain('<title>아지트</title>');
  expect(filled).not.toContain('azit-postcode');
});

test('the pages of the two forms with the address search are marked as such', () => {
  expect(fillPage(page, '/azit/create', '', undefined)).toContain('azit-postcode');
  expect(fillPage(page, '/azit/edit/7', '', undefined)).toContain('azit-postcode');
});

test('a club name in the preview tags cannot close its tag or act as a replacement pattern', () => {
  const title = '"><script>$&</script>';
  const filled = fillPage(page, '/azit/detail/1', '', { title, description: "$'" });
  expect(filled).not.toContain('<script>');
  expect(filled).toContain('<title>&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;</title>');
  expect(filled).toContain(`<meta property="og:description" content="$'" />`);
});

test('a club name in the first view is escaped', () => {
  const facts = { title: '', description: '', club: { name: '<b>$&', banner: '/a"b.webp' } };
  const filled = fillPage('<img src="{{banner}}"><h1>{{title}}</h1>', '/', '', facts);
  expect(filled).toBe('<img src="/a&quot;b.webp"><h1>&lt;b&gt;$&amp;</h1>');
});

test('a club called like a place of the page is shown by its name', () => {
  const club = { name: '{{banner}}', banner: '/{{title}}.webp' };
  const facts = { title: '{{title}} · 아지트', description: '{{banner}}', club };
  const places = '<img src="{{banner}}"><h1>{{title}}</h1>';
  const filled = fillPage(page.replace('</body>', `${places}</body>`), '/', '', facts);
  expect(filled).toContain('<img src="/{{title}}.webp"><h1>{{banner}}</h1>');
  expect(filled).toContain('<title>{{title}} · 아지트</title>');
  expect(filled).toContain('<meta property="og:description" content="{{banner}}" />');
});
