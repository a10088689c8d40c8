import { transcode } from 'node:buffer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseSlots } from '../overload/held-slots.ts';
import { REQUEST_ID } from '../request-id.ts';
import {
  addVary,
  type Compression,
  compress,
  type Encoding,
  MIN_COMPRESSED_BYTES,
  negotiateCompression,
} from './compression.ts';

/**
 * The body is a latin1 string: Node writes a string in one packet with the headers, but a Buffer
 * separately.
 */
export type WholeReply = {
  headers: string[];
  latin1Body: string;
};

export async function sendJsonText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply | undefined> {
  const encoding = getEncoding(request);
  if (encoding === undefined) return reply.send(text);
  const latin1 = toLatin1(text);
  const body =
    encoding === 'none' || latin1.length < MIN_COMPRESSED_BYTES
      ? latin1
      : await compressedAs(encoding, Buffer.from(latin1, 'latin1'), reply);
  return sendWhole(request, reply, wholeReply(reply, body));
}

export function getEncoding(request: FastifyRequest): Encoding | undefined {
  return request.method === 'GET' ? (negotiateCompression(request.headers) ?? 'none') : undefined;
}

export function wholeReply(reply: FastifyReply, latin1Body: string): WholeReply {
  const headers: string[] = [];
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (name === REQUEST_ID) continue;
    if (Array.isArray(value)) for (const each of value) headers.push(name, each);
    else headers.push(name, String(value));
  }
  headers.push('content-length', String(latin1Body.length));
  return { headers, latin1Body };
}

export function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, latin1Body }: WholeReply,
): undefined {
  releaseSlots(request);
  reply.hijack();
  const ownHeaders = [...headers, REQUEST_ID, request.id];
  reply.raw.writeHead(reply.statusCode, ownHeaders).end(latin1Body, 'latin1');
}

export async function compressedAs(
  encoding: Compression,
  bytes: Buffer,
  reply: FastifyReply,
  compressBytes = compress,
): Promise<string> {
  reply.header('Content-Encoding', encoding);
  addVary(reply, 'accept-encoding');
  return (await compressBytes(bytes, encoding)).toString('latin1');
}

function toLatin1(text: string): string {
  return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8').toString('latin1');
}
