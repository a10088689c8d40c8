export type ImageHeader = {
  width: number;
  height: number;
  heldBytes: number;
  workBytes: number;
};

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Number of channels per PNG colour type. A palette image is decoded to four channels. */
const PNG_CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const SCAN_START = 0xda;
/** JPEG markers below this value, and D0 to D9, have no length field. */
const FIRST_WITH_LENGTH = 0xc0;
const NO_FRAME = [0xc4, 0xc8, 0xcc];
const COEFFICIENT_BYTES = 2;
/** Each further scan of a progressive JPEG costs a sixth of a full decode (measured). */
const SCANS_PER_DECODE = 6;

export function readImageHeader(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length >= 33 && bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes.length >= 4 && bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes);
  return undefined;
}

function readPng(bytes: Buffer): ImageHeader | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = PNG_CHANNELS[bytes.readUInt8(25)];
  if (channels === undefined) return undefined;
  const size = width * height * channels * (bytes.readUInt8(24) > 8 ? 2 : 1);
  const isInterlaced = bytes.readUInt8(28) !== 0;
  return { width, height, heldBytes: isInterlaced ? size : 0, workBytes: size };
}

type Frame = { width: number; height: number; components: number; samples: number };

function readJpeg(bytes: Buffer): ImageHeader | undefined {
  let frame: Frame | undefined;
  let isSequential = false;
  for (const { marker, at } of segments(bytes)) {
    if (marker === SCAN_START) {
      if (frame === undefined) return undefined;
      const isOneScan = isSequential && bytes[at + 2] === frame.components;
      return toHeader(frame, isOneScan ? 1 : countScans(bytes, at));
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker)) {
      frame = readFrame(bytes, at);
      isSequential = marker <= 0xc1;
    }
  }
  return undefined;
}

/**
 * Stop at a marker without a length: no camera writes such a marker, but an attacker could hide a
 * frame header behind it.
 */
function* segments(bytes: Buffer): Generator<{ marker: number; at: number }> {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes[at] !== 0xff) return;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker < FIRST_WITH_LENGTH || (marker >= 0xd0 && marker <= 0xd9)) return;
    yield { marker, at: at + 2 };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
}

function readFrame(bytes: Buffer, at: number): Frame | undefined {
  const components = bytes[at + 7] ?? 0;
  if (components === 0 || at + 8 + components * 3 > bytes.length) return undefined;
  const factors = Array.from({ length: components }, (_, index) => {
    const factor = bytes.readUInt8(at + 9 + index * 3);
    return { across: factor >> 4, down: factor & 15 };
  });
  const across = Math.max(...factors.map((factor) => factor.across), 1);
  const down = Math.max(...factors.map((factor) => factor.down), 1);
  const [height, width] = [bytes.readUInt16BE(at + 3), bytes.readUInt16BE(at + 5)];
  const share = factors.reduce((sum, factor) => sum + factor.across * factor.down, 0);
  return { width, height, components, samples: (width * height * share) / (across * down) };
}

/** Inside a scan, FF is always followed by 00, so every FF DA starts another scan. */
function countScans(bytes: Buffer, first: number): number {
  const marker = Buffer.from([0xff, SCAN_START]);
  let scans = 1;
  for (let at = bytes.indexOf(marker, first); at >= 0; at = bytes.indexOf(marker, at + 2)) {
    scans += 1;
  }
  return scans;
}

function toHeader({ width, height, samples }: Frame, scans: number): ImageHeader {
  if (scans === 1) return { width, height, heldBytes: 0, workBytes: samples };
  const workBytes = samples * (1 + scans / SCANS_PER_DECODE);
  return { width, height, heldBytes: samples * COEFFICIENT_BYTES, workBytes };
}
