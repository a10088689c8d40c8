import { expect, test } from 'vitest';
import { linkParts } from './link-parts.ts';

const links = (body: string) => linkParts(body).flatMap(({ href }) => href ?? []);

test.each([
  ['http://example.com', ['http://example.com']],
  ['여기예요: https://example.com/a?b=1#c 봐요', ['https://example.com/a?b=1#c']],
  ['(https://example.com/길).', ['https://example.com/길']],
  ['https://a.kr, https://b.kr!', ['https://a.kr', 'https://b.kr']],
  ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
])('the URLs in %j become links with the typed text', (body, expected) => {
  expect(links(body)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://example.com',
  'www.example.com',
  'https://',
  'https://bank.example@evil.example',
  'javascript://https',
])('the text %j contains no link', (body) => {
  expect(links(body)).toEqual([]);
});

test.each([
  '안녕하세요',
  'a https://example.com b',
  'https://example.com.',
  '\u200fhttps://example.com <b>',
])('the parts of %j add up to the whole message', (body) => {
  expect(
    linkParts(body)
      .map(({ text }) => text)
      .join(''),
  ).toBe(body);
});
