import sharp from 'sharp';
import {
  claimSize,
  loopingExif,
  manyScans,
  segment,
  withDecoy,
  withSegments,
} from './jpeg-segments.ts';
import { chunk, compressedText, header, plainPng, png } from './png-chunks.ts';

export type HostileImage = { name: string; bytes: Buffer };

const LIMIT = 1_048_575;
const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const SCRIPT = Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>');

function picture(width = 90, height = 60) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

async function oddButSound(): Promise<HostileImage[]> {
  const grey = picture().toColourspace('b-w');
  return Promise.all(
    Object.entries({
      'png of 16 bits': picture().toColourspace('rgb16').png(),
      'png with a palette': picture().png({ palette: true }),
      'png interlaced': picture().png({ progressive: true }),
      'png see-through': picture().ensureAlpha(0.3).png(),
      'png grey': grey.clone().png(),
      'jpeg grey': grey.clone().jpeg(),
      'jpeg cmyk': picture().toColourspace('cmyk').jpeg(),
      'jpeg progressive': picture().jpeg({ progressive: true }),
      'jpeg 4:4:4': picture().jpeg({ chromaSubsampling: '4:4:4' }),
      'jpeg with exif': picture()
        .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
        .jpeg(),
      'one pixel': picture(1, 1).png(),
      'a thin line': picture(3_000, 1).png(),
    }).map(async ([name, image]) => ({ name, bytes: await image.toBuffer() })),
  );
}

async function otherKinds(): Promise<HostileImage[]> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  const laughs = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`;
  return [
    { name: 'zero bytes', bytes: Buffer.alloc(0) },
    { name: 'one byte', bytes: Buffer.from([0xff]) },
    { name: 'the magic of a jpeg', bytes: Buffer.from('ffd8ffe0', 'hex') },
    { name: 'the magic of a png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
    { name: 'nothing but zeros', bytes: Buffer.alloc(50_000) },
    { name: 'svg', bytes: Buffer.from(svg) },
    { name: 'svg with entities', bytes: Buffer.from(laughs) },
    { name: 'html', bytes: SCRIPT },
    { name: 'pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') },
    { name: 'zip', bytes: ZIP },
    { name: 'bmp', bytes: Buffer.from('424d3a0000000000000036000000280000000100000001', 'hex') },
    { name: 'ico', bytes: Buffer.from('00000100010001010000010020', 'hex') },
    { name: 'gif', bytes: await picture().gif().toBuffer() },
    { name: 'webp', bytes: await picture().webp().toBuffer() },
    { name: 'tiff', bytes: await picture().tiff().toBuffer() },
    { name: 'avif', bytes: await picture(16, 16).avif({ effort: 0 }).toBuffer() },
  ];
}

async function bombs(): Promise<HostileImage[]> {
  const jpeg = await picture().jpeg().toBuffer();
  const flat = { width: 6_000, height: 6_000, channels: 3, background: '#fff' } as const;
  const large = await sharp({ create: flat }).jpeg({ progressive: true, quality: 1 }).toBuffer();
  const app = segment(0xe2, Buffer.alloc(60_000, 0x41));
  return [
    { name: '144 megapixels', bytes: plainPng(12_000, 12_000) },
    { name: '39 megapixels', bytes: plainPng(6_200, 6_200) },
    { name: 'a size of 2^31', bytes: png(header(2 ** 31 - 1, 2 ** 31 - 1), chunk('IDAT')) },
    { name: 'no width', bytes: png(header(0, 10), chunk('IDAT')) },
    { name: 'a size of 65,500', bytes: claimSize(jpeg, 65_500, 65_500) },
    { name: 'a text of 60 MB', bytes: plainPng(9, 9, compressedText('zTXt', 60)) },
    { name: 'a profile of 60 MB', bytes: plainPng(9, 9, compressedText('iCCP', 60)) },
    { name: 'a long text of 60 MB', bytes: plainPng(9, 9, compressedText('iTXt', 60)) },
    { name: '15 segments of 60 kB', bytes: withSegments(jpeg, ...Array(15).fill(app)) },
    { name: 'exif in a ring', bytes: withSegments(jpeg, loopingExif()) },
    { name: 'a size behind a decoy', bytes: withDecoy(large, 0xd0, jpeg) },
    { name: 'a thousand scans', bytes: manyScans(large, LIMIT) },
    {
      name: 'animated, 9,999 frames',
      bytes: plainPng(9, 9, chunk('acTL', Buffer.from('0000270f00000000', 'hex'))),
    },
    {
      name: '50,000 chunks',
      bytes: plainPng(9, 9, ...Array(50_000).fill(chunk('tEXt', Buffer.from('a\0b')))),
    },
  ];
}

async function damaged(rounds: number): Promise<HostileImage[]> {
  const sound = {
    jpeg: await picture().jpeg().toBuffer(),
    progressive: await picture().jpeg({ progressive: true }).toBuffer(),
    png: await picture().png().toBuffer(),
  };
  return Object.entries(sound).flatMap(([kind, bytes]) => [
    { name: `${kind} and a script`, bytes: Buffer.concat([bytes, SCRIPT]) },
    { name: `${kind} and a zip`, bytes: Buffer.concat([bytes, ZIP]) },
    { name: `a script and a ${kind}`, bytes: Buffer.concat([SCRIPT, bytes]) },
    { name: `gif and ${kind}`, bytes: Buffer.concat([Buffer.from('GIF89a'), bytes]) },
    ...Array.from({ length: rounds }, (_, round) => ({
      name: `${kind} cut at ${round + 1}/${rounds + 1}`,
      bytes: bytes.subarray(0, Math.floor((bytes.length * (round + 1)) / (rounds + 1))),
    })),
    ...Array.from({ length: rounds }, (_, round) => ({
      name: `${kind} bent, ${round}`,
      bytes: bent(bytes, round + 1),
    })),
  ]);
}

/** A seeded generator chooses the bytes to flip, so that every run tests the same damaged file. */
function bent(bytes: Buffer, seed: number): Buffer {
  const copy = Buffer.from(bytes);
  let state = seed * 48_271;
  for (let flips = 0; flips < 12; flips += 1) {
    state = (state * 48_271) % 2_147_483_647;
    copy[state % copy.length] = state & 0xff;
  }
  return copy;
}

export async function hostileImages(rounds: number): Promise<HostileImage[]> {
  const groups = [oddButSound(), otherKinds(), bombs(), damaged(rounds)];
  return (await Promise.all(groups)).flat();
}
