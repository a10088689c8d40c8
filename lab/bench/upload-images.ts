import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const RGBA = 6;

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function plainPng(width: number, height: number, color = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, color], 8);
  const line = width * (color === RGBA ? 4 : 1) + 1;
  const pixels = deflateSync(Buffer.alloc(line * height), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')]);
}

/**
 * The server reads only the header of these images and refuses them because of their size in
 * pixels.
 */
export const refusedImages = [plainPng(1, 40_000_000), plainPng(40_000_000, 1)];

export async function expensiveImages(): Promise<Buffer[]> {
  const flat = { width: 4_000, height: 4_000, channels: 3, background: '#bb2649' } as const;
  const progressive = sharp({ create: flat }).jpeg({ progressive: true, quality: 1 });
  return [plainPng(6_300, 6_300, RGBA), await progressive.toBuffer()];
}

export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const small = { width: 252, height: 189, channels: 3, background: '#888', noise } as const;
  return sharp({ create: small }).resize(4_032, 3_024).jpeg({ quality: 50 }).toBuffer();
}
