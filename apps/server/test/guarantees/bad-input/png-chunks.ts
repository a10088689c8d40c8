import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export function header(width: number, height: number, depth = 8, color = 0, interlace = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

export function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND')]);
}

export function plainPng(width: number, height: number, ...extra: Buffer[]): Buffer {
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return png(header(width, height), ...extra, chunk('IDAT', pixels));
}

export function compressedText(type: 'zTXt' | 'iCCP' | 'iTXt', megabytes: number): Buffer {
  const compressed = deflateSync(Buffer.alloc(megabytes << 20, 0x41), { level: 9 });
  const prefix = type === 'iTXt' ? 'name\0\u0001\0\0\0' : 'name\0\0';
  return chunk(type, Buffer.concat([Buffer.from(prefix, 'latin1'), compressed]));
}
