import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Less is not worth unpacking. */
export const SMALLEST_PACKED = 1024;

export type Packing = 'br' | 'gzip' | 'none';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Packed once and sent many times, by the fastest that is still small.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Returns how a reply may be packed for this request; undefined where it says so in a way that the
 * plugin which packs all other replies has to read.
 */
export function acceptedPacking(headers: IncomingHttpHeaders): Packing | undefined {
  if (headers['x-no-compression'] !== undefined) return undefined;
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return 'none';
  if (typeof accepted !== 'string') return undefined;
  const names = accepted.split(',').map((name) => name.trim());
  if (names.some((name) => !/^\w+$/.test(name))) return undefined;
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

export function pack(bytes: Buffer, packing: Exclude<Packing, 'none'>): Promise<Buffer> {
  return packing === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes);
}
