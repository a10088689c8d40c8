import { randomBytes } from 'node:crypto';
import fc from 'fast-check';

export type RawBody = { contentType: string | undefined; bytes: Buffer };

const CONTENT_TYPES = [
  undefined,
  '',
  'application/json',
  'application/json;charset=utf-16',
  'application/json; charset=',
  'APPLICATION/JSON',
  'application/jsonp',
  'application/ld+json',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'multipart/mixed; boundary=x',
  'nonsense',
  '/',
  ';;;',
];

const BODIES: (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '{"email":"a","email":"b"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":NaN}',
  '{"a":1e99999}',
  `{"a":${'9'.repeat(5_000)}}`,
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '[[]]',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\ufeff{}',
  '['.repeat(20_000),
  '{"a":'.repeat(8_000),
  `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
  `[${'0,'.repeat(30_000)}0]`,
  `[${'{},'.repeat(15_000)}{}]`,
  `"${'x'.repeat(65_600)}"`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.alloc(1_000),
  'a=1&b=2',
  '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
  randomBytes(64).toString('latin1'),
  '--x\r\n\r\n--x--\r\n',
];

export const rawBody: fc.Arbitrary<RawBody> = fc.record({
  contentType: fc.oneof(
    { weight: 2, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  ),
  bytes: fc.constantFrom(...BODIES).map((body) => Buffer.from(body)),
});

export const wrongContentType = fc.constantFrom(...CONTENT_TYPES);
