import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressing a smaller body gains nothing. */
export const MIN_COMPRESSED_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'none';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// The fastest quality that still compresses well.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns undefined for a header that only the compression plugin understands, such as one with weights. */
export function acceptedEncoding(headers: IncomingHttpHeaders): Encoding | undefined {
  if (headers['x-no-compression'] !== undefined) return undefined;
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return 'none';
  if (typeof accepted !== 'string') return undefined;
  const names = accepted.split(',').map((name) => name.trim());
  if (names.some((name) => !/^\w+$/.test(name))) return undefined;
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

export function compress(bytes: Buffer, encoding: Exclude<Encoding, 'none'>): Promise<Buffer> {
  return encoding === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes);
}
