import { transcode } from 'node:buffer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leaveSlots } from '../overload/held-slots.ts';
import { REQUEST_ID } from '../request-id.ts';
import { addVary } from '../vary.ts';
import { acceptedPacking, type Packing, pack, SMALLEST_PACKED } from './packing.ts';

/**
 * A reply that goes out in one write, past what Fastify does for a reply of any kind. The bytes of the
 * body stand in a string of one byte a letter, which Node writes together with the headers, where a
 * Buffer takes a second piece.
 */
export type WholeReply = {
  /** By turns name and value, as Node writes them; the last is the id of the request. */
  headers: string[];
  bodyAsLetters: string;
};

/** Sends JSON that PostgreSQL has written; the status and the headers have been said already. */
export async function sendJsonText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply | undefined> {
  const packing = packingOf(request);
  if (packing === undefined) return reply.send(text);
  const letters = asLetters(text);
  const body =
    packing === 'none' || letters.length < SMALLEST_PACKED
      ? letters
      : await packedAs(packing, Buffer.from(letters, 'latin1'), reply);
  return sendWhole(request, reply, wholeReply(reply, body));
}

/** Undefined where the reply is Fastify's to send. */
export function packingOf(request: FastifyRequest): Packing | undefined {
  // That to a HEAD has no body.
  return request.method === 'GET' ? acceptedPacking(request.headers) : undefined;
}

export function wholeReply(reply: FastifyReply, bodyAsLetters: string): WholeReply {
  const headers: string[] = [];
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (name === REQUEST_ID) continue;
    if (Array.isArray(value)) for (const each of value) headers.push(name, each);
    else headers.push(name, String(value));
  }
  headers.push('content-length', String(bodyAsLetters.length), REQUEST_ID, '');
  return { headers, bodyAsLetters };
}

export function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, bodyAsLetters }: WholeReply,
): undefined {
  leaveSlots(request);
  reply.hijack();
  // Node has read them when this returns, so the next request can have the same array.
  headers[headers.length - 1] = request.id;
  reply.raw.writeHead(reply.statusCode, headers).end(bodyAsLetters, 'latin1');
}

/** Says how the body is packed, too. */
export async function packedAs(
  packing: Exclude<Packing, 'none'>,
  bytes: Buffer,
  reply: FastifyReply,
  packedBy = pack,
): Promise<string> {
  reply.header('Content-Encoding', packing);
  addVary(reply, 'accept-encoding');
  return (await packedBy(bytes, packing)).toString('latin1');
}

/** Half of the time that `Buffer.from` takes for Korean. */
function asLetters(text: string): string {
  return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8').toString('latin1');
}
