import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBoundary, splitForm } from '#server/http/uploads/split-form.ts';

const IMAGE = 'Content-Disposition: form-data; name="image"; filename="a.png"';

function split(text: string) {
  const parts = splitForm(Buffer.from(text), 'b');
  return parts && [...parts].map(([name, { isFile, bytes }]) => [name, isFile, String(bytes)]);
}

function form(...parts: string[]): string {
  return `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
}

test('a multipart form is split into its parts by name', () => {
  const data = 'Content-Disposition: form-data; name="data"\r\nContent-Type: application/json';
  expect(split(form(`${IMAGE}\r\n\r\nx\r\n\r\ny`, `${data}\r\n\r\n{}`))).toEqual([
    ['image', true, 'x\r\n\r\ny'],
    ['data', false, '{}'],
  ]);
});

test('a multipart form that contains only the end delimiter has no parts', () => {
  expect(split('--b--\r\n')).toEqual([]);
  expect(split('--b--')).toEqual([]);
});

// Browsers, curl, OkHttp, Apache HttpClient, Dart and hand-written clients send these headers, so
// each form must be accepted.
test.each([
  [`${IMAGE}\r\nContent-Type: image/png`],
  [`Content-Type: image/png\r\nContent-Length: 1\r\n${IMAGE}`],
  [`${IMAGE}\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: binary`],
  [IMAGE.toLowerCase()],
  ['Content-Disposition: form-data; name=image; filename=a.png'],
  ['Content-Disposition:form-data;name="image";filename="a.png"'],
  ['Content-Disposition: form-data; filename="a.png"; name="image"'],
  ['Content-Disposition: form-data; name="image"; filename*=UTF-8\'\'%EA%B0%80.png'],
  ['Content-Disposition: form-data; name="image"; filename="가.png"'],
  ['Content-Disposition: form-data; name="image"; filename="a\\"; name=\\"data.png"'],
  ['Content-Disposition: form-data; name="image"; filename=""'],
  ['Content-Disposition: form-data; name="image"\r\nContent-Type: application/octet-stream'],
])('a form part “image” with %j is read as a file', (header) => {
  expect(split(form(`${header}\r\n\r\nx`))).toEqual([['image', true, 'x']]);
});

test('text before the first and after the last form delimiter is ignored', () => {
  expect(split(`before\r\n${form(`${IMAGE}\r\n\r\nx`)}after`)).toEqual([['image', true, 'x']]);
});

test.each([
  ['nothing', ''],
  ['no delimiter', 'hello'],
  ['no closing delimiter', `--b\r\n${IMAGE}\r\n\r\nx\r\n`],
  ['half of a closing delimiter', `--b\r\n${IMAGE}\r\n\r\nx\r\n--b-`],
  ['a part without headers', form('\r\nx')],
  ['a closing delimiter right after an empty header', '--b\r\n\r\n--b--\r\n'],
  ['a closing delimiter right after the headers', `--b\r\n${IMAGE}\r\n\r\n--b--\r\n`],
  ['headers without their end', `--b\r\n${IMAGE}\r\n--b--\r\n`],
  ['a longer boundary', `--bb\r\n${IMAGE}\r\n\r\nx\r\n--bb--\r\n`],
  ['line feeds without carriage returns', `--b\n${IMAGE}\n\nx\n--b--\n`],
  ['a part without a name', form('Content-Disposition: form-data; filename="a"\r\n\r\nx')],
  ['another disposition', form('Content-Disposition: attachment; name="image"\r\n\r\nx')],
  ['the same name twice', form(`${IMAGE}\r\n\r\nx`, `${IMAGE}\r\n\r\ny`)],
  [
    'seven parts',
    form(
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `Content-Disposition: form-data; name="${n}"\r\n\r\n`),
    ),
  ],
  ['headers beyond 8 KiB', form(`${IMAGE}\r\nX: ${'h'.repeat(8_192)}\r\n\r\nx`)],
])('a multipart form with %s is malformed', (_, text) => {
  expect(split(text)).toBeUndefined();
});

test('any sequence of bytes is either split into parts or malformed', () => {
  const piece = fc.constantFrom(
    '--b',
    '--b--',
    '\r\n',
    '\r\n\r\n',
    IMAGE,
    'x',
    ';',
    '="',
    '\\',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const parts = splitForm(Buffer.from(pieces.join('')), 'b');
      expect(parts === undefined || parts.size <= 6).toBe(true);
    }),
    { seed: 20_261_117, numRuns: 2_000 },
  );
});

test.each([
  ['a megabyte of delimiters', '--b\r\n'.repeat(200_000)],
  ['a megabyte of half delimiters', `--b\r\n${IMAGE}\r\n\r\n${'\r\n--'.repeat(260_000)}`],
  ['a megabyte of header ends', `--b${'\r\n\r\n'.repeat(260_000)}`],
  ['a header of parameters', form(`${IMAGE}${';a="\\"'.repeat(1_300)}\r\n\r\nx`)],
  ['a header of blanks', form(`${IMAGE};${' '.repeat(8_000)}\r\n\r\nx`)],
])('splitting %s takes linear time', (_, text) => {
  const begun = performance.now();
  split(text);
  // Linear parsing takes a few milliseconds; quadratic parsing would take minutes.
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test.each([
  ['multipart/form-data; boundary=b', 'b'],
  ['multipart/form-data;boundary="b c"; charset=utf-8', 'b c'],
  ['Multipart/Form-Data; charset=utf-8; Boundary=b', 'b'],
  [`multipart/form-data; boundary=${'b'.repeat(70)}`, 'b'.repeat(70)],
  [`multipart/form-data; boundary=${'b'.repeat(71)}`, undefined],
  ['multipart/form-data; boundary=', undefined],
  ['multipart/form-data; boundary=""', undefined],
  ['multipart/form-data', undefined],
])('the boundary in the content type %j is %j', (contentType, boundary) => {
  expect(readBoundary(contentType)).toBe(boundary);
});
