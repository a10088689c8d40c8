import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const MIN_COMPRESSED_BYTES = 1024;

export type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'none';

const COMPRESSIBLE = /^(?:text\/|application\/(?:\w+\+)?json|image\/svg)/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compress(bytes: Buffer, encoding: Compression): Promise<Buffer> {
  return encoding === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes);
}

export function compressOnce(bytes: Buffer): (encoding: Compression) => Promise<Buffer> {
  const made = new Map<Compression, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? compress(bytes, encoding);
    made.set(encoding, known);
    return known;
  };
}

export function negotiateCompression(headers: IncomingHttpHeaders): Compression | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || headers['x-no-compression'] !== undefined) return undefined;
  const chosen = negotiate(String(accepted).replaceAll('*', 'gzip'), ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/**
 * Register this hook before the one that releases a caller's slots: a reply must count as running
 * until it is compressed.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('Content-Encoding')) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('Content-Type')))) return payload;
    const bytes = Buffer.from(payload);
    const encoding = negotiateCompression(request.headers);
    if (encoding === undefined || bytes.length < MIN_COMPRESSED_BYTES) return payload;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    addVary(reply, 'accept-encoding');
    return compress(bytes, encoding);
  });
}

export function addVary(reply: FastifyReply, name: string): void {
  const named = reply.getHeader('Vary');
  reply.header('Vary', named === undefined ? name : `${named}, ${name}`);
}
