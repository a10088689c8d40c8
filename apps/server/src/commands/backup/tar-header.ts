export const BLOCK = 512;

const NAME_LENGTH = 100;
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const LARGEST_OCTAL = 8 ** 11;

/** One entry of a tar archive as POSIX ustar writes it, so that any `tar` can look inside. */
export function tarHeader(name: string, size: number, modified: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new Error(`Name too long for tar: ${name}`);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  writeSize(header, size);
  header.write(`${octal(Math.floor(modified.getTime() / 1000), 11)}\0`, 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(checksumOf(header), 6)}\0 `, CHECKSUM.at);
  return header;
}

/** Undefined for what is no sound header. */
export function readTarHeader(header: Buffer): { name: string; size: number } | undefined {
  if (header.toString('latin1', 257, 262) !== 'ustar') return undefined;
  const stated = Number.parseInt(header.toString('latin1', CHECKSUM.at, CHECKSUM.at + 6), 8);
  if (stated !== checksumOf(header)) return undefined;
  const end = header.indexOf(0);
  return { name: header.toString('utf8', 0, Math.min(end, NAME_LENGTH)), size: readSize(header) };
}

/** How many zero bytes follow a body of that size. */
export function paddingAfter(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

// Above 8 GiB tar writes sizes in binary, marked by the first bit.
function writeSize(header: Buffer, size: number): void {
  if (size < LARGEST_OCTAL) {
    header.write(`${octal(size, 11)}\0`, SIZE.at);
    return;
  }
  header[SIZE.at] = 0x80;
  header.writeBigUInt64BE(BigInt(size), SIZE.at + 4);
}

function readSize(header: Buffer): number {
  if (header[SIZE.at] === 0x80) return Number(header.readBigUInt64BE(SIZE.at + 4));
  return Number.parseInt(header.toString('latin1', SIZE.at, SIZE.at + 11), 8);
}

/** The sum of all bytes, the checksum itself counted as blanks. */
function checksumOf(header: Buffer): number {
  const blank = 0x20 * CHECKSUM.length;
  const own = header.subarray(CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  return sum(header) - sum(own) + blank;
}

function sum(bytes: Buffer): number {
  return bytes.reduce((total, byte) => total + byte, 0);
}
