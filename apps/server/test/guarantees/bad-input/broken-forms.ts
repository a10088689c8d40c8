import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import type { RawBody } from './raw-bodies.ts';

export type Part = { head: string; bytes: Buffer };

export const BOUNDARY = 'proofboundary';

export function imagePart(bytes: Buffer, filename = 'image.png'): Part {
  return {
    head: `Content-Disposition: form-data; name="image"; filename="${filename}"\r\nContent-Type: image/png`,
    bytes,
  };
}

export function dataPart(data: unknown): Part {
  return {
    head: 'Content-Disposition: form-data; name="data"\r\nContent-Type: application/json',
    bytes: Buffer.from(JSON.stringify(data) ?? ''),
  };
}

export function assemble(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): RawBody {
  const pieces = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.concat([...pieces, Buffer.from(end)]),
  };
}

export function field(head: string, body = 'x'): Part {
  return { head: `Content-Disposition: form-data; ${head}`, bytes: Buffer.from(body) };
}

export function brokenForms(image: Buffer, data: unknown): RawBody[] {
  const [img, json] = [imagePart(image), dataPart(data)];
  const whole = assemble([img, json]);
  return [
    assemble([]),
    assemble([json]),
    assemble([img]),
    assemble([img, img, json]),
    assemble([img, json, json]),
    assemble([img, json, field('name="other"')]),
    assemble([img, json, field('name="__proto__"')]),
    assemble([img, json, field('name=""')]),
    assemble([img, json, field('filename="x"')]),
    assemble([field('name="image"'), json]),
    assemble([imagePart(Buffer.alloc(0)), json]),
    assemble([imagePart(image, '../../x.png'), json]),
    assemble([imagePart(image, `${'f'.repeat(5_000)}.png`), json]),
    assemble([imagePart(image, '\u202egnp\0.php'), json]),
    assemble([imagePart(Buffer.alloc(1_048_576, 1)), json]),
    assemble([imagePart(Buffer.alloc(3_000_000, 1)), json]),
    assemble([img, { ...json, bytes: Buffer.from('{') }]),
    assemble([img, { ...json, bytes: Buffer.from('{"__proto__":{"a":1}}') }]),
    assemble([img, { ...json, bytes: Buffer.from([0xff, 0xfe]) }]),
    assemble([img, { ...json, bytes: Buffer.alloc(70_000, 0x20) }]),
    assemble([img, { ...json, bytes: Buffer.from('['.repeat(30_000)) }]),
    assemble([img, field('name="data"', 'null')]),
    assemble([img, field('name="data"; filename="data.json"', '[]')]),
    assemble([{ head: 'X-Long: '.padEnd(20_000, 'h'), bytes: Buffer.from('x') }]),
    assemble([{ head: 'nonsense', bytes: Buffer.from('x') }]),
    assemble(Array.from({ length: 40 }, (_, index) => field(`name="p${index}"`))),
    assemble(Array.from({ length: 200 }, () => img)),
    assemble([img, json], ''),
    assemble([img, json], `--${BOUNDARY}`),
    { ...whole, contentType: 'multipart/form-data; boundary=another' },
    { ...whole, contentType: 'multipart/form-data' },
    { ...whole, contentType: 'application/json' },
    { ...whole, bytes: Buffer.alloc(0) },
  ];
}

export function brokenForm(image: Buffer, data: unknown): fc.Arbitrary<RawBody> {
  const json = dataPart(data);
  const whole = assemble([imagePart(image), json]);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...brokenForms(image, data)) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 1, max: whole.bytes.length - 1 })
        .map((length) => ({ ...whole, bytes: whole.bytes.subarray(0, length) })),
    },
    {
      weight: 1,
      arbitrary: hostileText.map((text) =>
        assemble([imagePart(image, text.replaceAll(/["\r\n]/g, '')), json]),
      ),
    },
  );
}
