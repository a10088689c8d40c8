import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptJson } from '../reply.ts';
import { REQUEST_ID } from '../request-id.ts';
import { acceptedPacking, type Packing, SMALLEST_PACKED } from './packing.ts';

// Bounds on what a stranger who asks in every possible way can make the process hold.
const MOST_KEPT = 256;
const LONGEST_QUESTION = 400;

/**
 * The bytes of the body stand in a string of one byte a letter: such a string goes out in one write
 * together with its headers, a Buffer in two.
 */
type KeptReply = { json: KeptJson; headers: string[]; bodyAsLetters: string };

/**
 * Whole replies to guests, headers and bytes, for as long as what they say is fresh. They are dropped
 * together, as the caches drop what they were made from.
 */
export class KeptReplies {
  readonly #kept = new Map<string, KeptReply>();
  #newest: KeptJson | undefined;

  find(request: FastifyRequest): KeptReply | undefined {
    if (!isFromGuest(request)) return undefined;
    const found = this.#kept.get(questionOf(request));
    return found?.json.keeping.isFresh() ? found : undefined;
  }

  /** Sends the text, packed once for all who take it so, and keeps the reply for other guests. */
  async send(request: FastifyRequest, reply: FastifyReply, json: KeptJson): Promise<FastifyReply> {
    const packing = acceptedPacking(request.headers);
    if (packing === undefined) return reply.send(json.bytes);
    const body = await packed(json, packing, reply);
    const bodyAsLetters = body.toString('latin1');
    this.#keep(request, { json, headers: headersOf(reply, body), bodyAsLetters });
    return reply.send(body);
  }

  #keep(request: FastifyRequest, kept: KeptReply): void {
    const question = questionOf(request);
    if (!isFromGuest(request) || question.length > LONGEST_QUESTION) return;
    if (this.#newest?.keeping.isFresh() === false || this.#kept.size >= MOST_KEPT)
      this.#kept.clear();
    this.#newest = kept.json;
    this.#kept.set(question, kept);
  }
}

/**
 * Replies from what is kept. Stands behind the limits, which count every request, and before all that
 * would only make the same headers again; the log and the metrics hear of the reply as of any other. `noteKept` is
 * told of every such request.
 */
export function replyFromKept(
  app: FastifyInstance,
  replies: KeptReplies,
  noteKept?: (request: FastifyRequest) => void,
) {
  app.addHook('onRequest', (request, reply, next) => {
    const kept = replies.find(request);
    if (kept === undefined) return next();
    kept.json.keeping.countHit();
    noteKept?.(request);
    reply.hijack();
    const headers = [...kept.headers, REQUEST_ID, request.id];
    reply.raw.writeHead(200, headers).end(kept.bodyAsLetters, 'latin1');
  });
}

/** The pages of other origins get headers of their own, and members may see more. */
function isFromGuest({ method, headers }: FastifyRequest): boolean {
  const { authorization, origin, 'x-no-compression': unpacked } = headers;
  return method === 'GET' && (authorization ?? origin ?? unpacked) === undefined;
}

/** All that the reply to a guest depends on. */
function questionOf({ protocol, url, headers }: FastifyRequest): string {
  return `${protocol} ${headers['accept-encoding'] ?? ''} ${url}`;
}

async function packed(json: KeptJson, packing: Packing, reply: FastifyReply): Promise<Buffer> {
  if (packing === 'none' || json.bytes.length < SMALLEST_PACKED) return json.bytes;
  const said = reply.getHeader('Vary');
  reply.header('Content-Encoding', packing);
  reply.header('Vary', said === undefined ? 'accept-encoding' : `${said}, accept-encoding`);
  return json.packed(packing);
}

/** By turns name and value, as Node writes them; what is said of one request alone is not kept. */
function headersOf(reply: FastifyReply, body: Buffer): string[] {
  const { connection: _, [REQUEST_ID]: __, ...headers } = reply.getHeaders();
  const all = { ...headers, 'content-length': body.length };
  return Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
}
