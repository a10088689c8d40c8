import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { requireDecodable } from '#server/modules/images/image-bounds.ts';
import { readImageHeader } from '#server/modules/images/image-header.ts';
import {
  claimSize,
  manyScans,
  segment,
  withDecoy,
  withSegments,
} from '#test/guarantees/bad-input/jpeg-segments.ts';
import { chunk, header, png } from '#test/guarantees/bad-input/png-chunks.ts';

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#bb2649' } });
const SIZE = 64 * 48;

const claim = (width: number, height: number, depth = 8, color = 0, interlace = 0) =>
  png(header(width, height, depth, color, interlace), chunk('IDAT'));

describe('the size and decoding cost of a picture, computed from its header', () => {
  test.each([
    ['png', picture().png(), { heldBytes: 0, workBytes: SIZE * 3 }],
    [
      'png interlaced',
      picture().png({ progressive: true }),
      { heldBytes: SIZE * 3, workBytes: SIZE * 3 },
    ],
    ['png of 16 bits', picture().toColourspace('rgb16').png(), { workBytes: SIZE * 6 }],
    ['jpeg', picture().jpeg(), { heldBytes: 0, workBytes: SIZE * 1.5 }],
    [
      'jpeg 4:4:4',
      picture().jpeg({ chromaSubsampling: '4:4:4' }),
      { heldBytes: 0, workBytes: SIZE * 3 },
    ],
    ['jpeg progressive', picture().jpeg({ progressive: true }), { heldBytes: SIZE * 3 }],
    ['jpeg grey', picture().toColourspace('b-w').jpeg(), { heldBytes: 0, workBytes: SIZE }],
    [
      'jpeg of a camera',
      picture()
        .withExif({ IFD0: { Make: 'x' } })
        .jpeg(),
      { heldBytes: 0 },
    ],
  ])(
    'size and decoding cost are computed from the header of a picture: %s',
    async (_name, image, expected) => {
      const found = readImageHeader(await image.toBuffer());
      expect(found).toMatchObject({ width: 64, height: 48, ...expected });
    },
  );

  test('every further scan of a jpeg raises its decoding cost', async () => {
    const progressive = await picture().jpeg({ progressive: true }).toBuffer();
    const price = (bytes: Buffer) => readImageHeader(bytes)?.workBytes ?? 0;
    const repeated = manyScans(progressive, progressive.length + 10_000);
    expect(price(repeated)).toBeGreaterThan(price(progressive) * 10);
  });

  test.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a text', async () => Buffer.from('<script>alert(1)</script>'.repeat(9))],
    ['a webp', () => picture().webp().toBuffer()],
    ['a png without a header', async () => png(chunk('IDAT'), chunk('tEXt', Buffer.alloc(40)))],
    ['a jpeg without a frame', async () => Buffer.from('ffd8ffe00004000000ffd9', 'hex')],
    [
      'a jpeg cut inside its frame',
      async () => (await picture().jpeg().toBuffer()).subarray(0, 165),
    ],
    ['a jpeg of empty segments', async () => Buffer.from(`ffd8${'ffe00000'.repeat(99)}`, 'hex')],
  ])('the header of this picture is invalid: %s', async (_name, make) => {
    expect(readImageHeader(await make())).toBeUndefined();
  });
});

test.each([
  ['a restart', 0xd0],
  ['the end', 0xd9],
  ['a private use', 0x01],
  ['a stuffed byte', 0x00],
])('a jpeg whose frame follows a marker of %s has no valid header', async (_name, marker) => {
  const large = await picture(640, 480).jpeg({ progressive: true }).toBuffer();
  const small = await picture().jpeg().toBuffer();
  expect(readImageHeader(withDecoy(large, marker, small))).toBeUndefined();
});

describe('pictures that are refused by their header', () => {
  const jpeg = () => picture().jpeg().toBuffer();
  test.each([
    ['one pixel wide and 40,000,000 high', async () => claim(1, 40_000_000), '12,000픽셀'],
    ['40,000,000 wide and one high', async () => claim(40_000_000, 1), '12,000픽셀'],
    ['a side of 12,001', async () => claim(12_001, 3_000), '12,000픽셀'],
    [
      'a jpeg with a stated width of 65,500',
      async () => claimSize(await jpeg(), 65_500, 9),
      '12,000픽셀',
    ],
    ['eleven times as wide as high', async () => claim(1_100, 100), '10배'],
    ['eleven times as high as wide', async () => claim(100, 1_100), '10배'],
    ['over 40 megapixels', async () => claim(6_400, 6_400), '화소'],
    ['40 megapixels of 16 bits', async () => claim(6_300, 6_300, 16, 6), '화소'],
    ['40 megapixels interlaced', async () => claim(6_300, 6_300, 8, 2, 1), '화소'],
    ['no width', async () => claim(0, 10), 'jpg나 png'],
  ])('a picture is refused by its header alone: %s', async (_name, make, words) => {
    const bytes = await make();
    expect(() => requireDecodable(readImageHeader(bytes))).toThrow(words);
  });

  test('a progressive jpeg with many scans is refused by its header', async () => {
    const large = await picture(4_000, 4_000).jpeg({ progressive: true, quality: 1 }).toBuffer();
    expect(() => requireDecodable(readImageHeader(large))).not.toThrow();
    const repeated = manyScans(large, large.length + 4_000);
    expect(() => requireDecodable(readImageHeader(repeated))).toThrow('화소');
  });

  test.each([
    [
      '12 megapixels of a phone',
      async () => claimSize(await picture().jpeg().toBuffer(), 4_032, 3_024),
    ],
    ['a panorama of ten to one', async () => claim(12_000, 1_200, 8, 2)],
    ['40 megapixels', async () => claim(6_300, 6_300, 8, 2)],
    [
      'a preview with separate scans',
      async () =>
        withSegments(
          await picture().jpeg().toBuffer(),
          segment(0xe1, await picture().jpeg().toBuffer()),
        ),
    ],
  ])('a picture is not refused by its header: %s', async (_name, make) => {
    const bytes = await make();
    expect(() => requireDecodable(readImageHeader(bytes))).not.toThrow();
  });
});
