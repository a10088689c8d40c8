export function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function loopingExif(): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x8769, 10);
  tiff.writeUInt16LE(4, 12);
  tiff.writeUInt32LE(0xffffffff, 14);
  tiff.writeUInt32LE(8, 18);
  tiff.writeUInt32LE(8, 22);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/**
 * A decoder repeats its whole work for every scan, which makes a small file with many scans
 * expensive.
 */
export function manyScans(progressive: Buffer, limit: number): Buffer {
  const start = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = progressive.subarray(start, progressive.length - 2);
  const times = Math.floor((limit - progressive.length) / scan.length);
  const scans = Array.from({ length: Math.max(1, times) }, () => scan);
  return Buffer.concat([progressive.subarray(0, start), ...scans, Buffer.from([0xff, 0xd9])]);
}

export function claimSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/**
 * The file starts with a marker that has no length. A parser that reads the next two bytes, FF FE,
 * as a length skips the real frame and finds the decoy; a decoder reads the decoy as a comment.
 */
export function withDecoy(jpeg: Buffer, bareMarker: number, decoy: Buffer): Buffer {
  const bare = Buffer.from([0xff, bareMarker]);
  const filler = segment(0xfe, Buffer.alloc(60_000));
  const comment = Buffer.alloc(30_000);
  const skippedTo = 2 + bare.length + 0xfffe;
  const commentStart = 2 + bare.length + filler.length + 4;
  decoy.copy(comment, skippedTo - commentStart, 2);
  return withSegments(jpeg, bare, filler, segment(0xfe, comment));
}
