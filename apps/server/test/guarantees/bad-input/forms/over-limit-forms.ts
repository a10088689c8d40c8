import {
  assemble,
  BOUNDARY,
  dataPart,
  field,
  imagePart,
  type Part,
} from '#test/guarantees/bad-input/broken-forms.ts';
import type { RawBody } from '#test/guarantees/bad-input/raw-bodies.ts';

const MEBIBYTE = 1_048_576;
const CLOSING = `--${BOUNDARY}--\r\n`;

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function file(name: string, bytes: Buffer): Part {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="a.png"`;
  return { head: `${disposition}\r\nContent-Type: image/png`, bytes };
}

function withHeaders(part: Part, count: number, length = 1): Part {
  const lines = times(count, (index) => `X-${index}: ${'h'.repeat(length)}`);
  return { ...part, head: [part.head, ...lines].join('\r\n') };
}

export function overLimitForms(image: Buffer, data: unknown): RawBody[] {
  const [img, json] = [imagePart(image), dataPart(data)];
  const forms: Part[][] = [
    times(7, (index) => field(`name="f${index}"`)),
    times(7, (index) => file(`f${index}`, image)),
    times(7, () => img),
    times(7, () => json),
    [img, json, ...times(5, (index) => field(`name="f${index}"`))],
    [img, json, ...times(5, (index) => file(`f${index}`, image))],
    times(1_000, (index) => field(`name="f${index}"`)),
    times(5, (index) => field(`name="f${index}"`)),
    times(3, (index) => file(`f${index}`, image)),
    [withHeaders(img, 21), json],
    [withHeaders(img, 5_000), json],
    [withHeaders(img, 1, 20_000), json],
    [withHeaders(img, 1, 200_000), json],
    [img, field(`name="${'n'.repeat(200)}"`)],
    [img, field(`name="${'n'.repeat(20_000)}"`)],
    [imagePart(image, 'f'.repeat(20_000)), json],
    [img, field('name="data"', 'x'.repeat(65_537))],
    [img, field('name="data"', 'x'.repeat(MEBIBYTE))],
    [img, { ...json, bytes: Buffer.alloc(65_537, 0x20) }],
    [imagePart(Buffer.alloc(MEBIBYTE, 1)), json],
    [imagePart(Buffer.alloc(MEBIBYTE + 1, 1)), json],
    times(2, () => imagePart(Buffer.alloc(MEBIBYTE, 1))),
    [imagePart(Buffer.alloc(3 * MEBIBYTE, 1)), json],
    [imagePart(Buffer.alloc(9 * MEBIBYTE, 1)), json],
  ];
  return forms.flatMap((parts) => [assemble(parts, CLOSING), assemble(parts, '')]);
}

export function misshapenForms(): RawBody[] {
  const disposition = 'Content-Disposition: form-data; name="image"; filename="a.png"';
  const texts = [
    '--b\r\n\r\n--b--\r\n',
    `--b\r\n${disposition}\r\n\r\n--b--\r\n`,
    `--b\r\n${disposition}\r\n--b--\r\n`,
    `--b\r\n${disposition}\r\n\r\n\r\n--b--\r\n`,
    `--b\r\n${disposition}\r\n\r\nx--b--\r\n`,
    `--b\r\n${disposition}\r\n\r\nx\r\n--b-\r\n`,
    `--b\r\n${disposition}\r\n\r\nx\r\n--bb--\r\n`,
    '--b\r\n--b\r\n--b--\r\n',
    '--b\r\n--b--\r\n',
    '--b--\r\n',
    '--b--',
    '--b',
    '--',
    '\r\n',
    '\r\n--b\r\n\r\n\r\n--b--\r\n',
    '--b\r\n\r\n',
    '--b\r\n\r\n\r\n',
    '--b\r\n:\r\n\r\n\r\n--b--\r\n',
    '--b\n\n\n--b--\n',
    '--b--\r\n--b\r\n\r\n',
    `preamble\r\n--b\r\n${disposition}\r\n\r\nx\r\n--b--\r\nepilogue`,
  ];
  const types = ['; boundary=b', '; boundary="b"', `; boundary=${'b'.repeat(500)}`, ''];
  return texts.flatMap((text) =>
    types.map((type) => ({
      contentType: `multipart/form-data${type}`,
      bytes: Buffer.from(text),
    })),
  );
}
