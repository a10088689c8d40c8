import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function bannerPicture(width = 600, height = 400): Buffer {
  return png(width, height, (row, y) => {
    const colour = [187, Math.round((y / height) * 255), 73];
    for (let x = 0; x < width; x += 1) row.set(colour, x * 3);
  });
}

/** Noise does not compress, so the size of the file is predictable: about three bytes per pixel. */
export function noisePicture(width: number, height: number): Buffer {
  return png(width, height, (row) => randomFillSync(row));
}

function png(width: number, height: number, fill: (row: Buffer, y: number) => void): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * 3 + 1) + 1;
    fill(rows.subarray(start, start + width * 3), y);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
