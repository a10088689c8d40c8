import { expect, test } from 'vitest';
import { fillPage } from '#server/http/web/web-page.ts';

const page = '<html><head><title>아지트</title></head><body></body></html>';

test('a page without facts only learns the settings', () => {
  const filled = fillPage(page, '/', 'https://images.example', undefined);
  expect(filled).toContain('<meta name="azit-storage-base" content="https://images.example" />');
  expect(filled).toContain('<title>아지트</title>');
  expect(filled).not.toContain('azit-postcode');
});

test('the two forms with the address search say so', () => {
  expect(fillPage(page, '/azit/create', '', undefined)).toContain('azit-postcode');
  expect(fillPage(page, '/azit/edit/7', '', undefined)).toContain('azit-postcode');
});

test('a preview cannot break out of its tag, nor use replacement patterns', () => {
  const title = '"><script>$&</script>';
  const filled = fillPage(page, '/azit/detail/1', '', { title, description: "$'" });
  expect(filled).not.toContain('<script>');
  expect(filled).toContain('<title>&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;</title>');
  expect(filled).toContain(`<meta property="og:description" content="$'" />`);
});

test('what a page shows of its club is escaped like everything else', () => {
  const facts = { title: '', description: '', club: { name: '<b>$&', banner: '/a"b.webp' } };
  const filled = fillPage('<img src="{{banner}}"><h1>{{title}}</h1>', '/', '', facts);
  expect(filled).toBe('<img src="/a&quot;b.webp"><h1>&lt;b&gt;$&amp;</h1>');
});
