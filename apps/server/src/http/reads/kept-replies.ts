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
type KeptReply = {
  protocol: string;
  acceptEncoding: string | undefined;
  json: KeptJson;
  /** The last is the id of whatever request was replied to last. */
  headers: string[];
  bodyAsLetters: string;
};

/**
 * Whole replies to guests, headers and bytes, for as long as what they say is fresh. They are dropped
 * together, as the caches drop what they were made from.
 */
export class KeptReplies {
  /** By address; those of one differ in what else they depend on. */
  readonly #kept = new Map<string, KeptReply[]>();
  #count = 0;
  #newest: KeptJson | undefined;

  find(request: FastifyRequest): KeptReply | undefined {
    if (!isFromGuest(request)) return undefined;
    const found = this.#kept.get(request.url)?.find((kept) => isFor(request, kept));
    return found?.json.keeping.isFresh() ? found : undefined;
  }

  /** Sends the text, packed once for all who take it so, and keeps the reply for other guests. */
  async send(request: FastifyRequest, reply: FastifyReply, json: KeptJson): Promise<FastifyReply> {
    const packing = acceptedPacking(request.headers);
    if (packing === undefined) return reply.send(json.bytes);
    const body = await packed(json, packing, reply);
    this.#keep(request, {
      protocol: request.protocol,
      acceptEncoding: request.headers['accept-encoding'],
      json,
      headers: headersOf(reply, body),
      bodyAsLetters: body.toString('latin1'),
    });
    return reply.send(body);
  }

  #keep(request: FastifyRequest, kept: KeptReply): void {
    const { url } = request;
    const length = url.length + (kept.acceptEncoding?.length ?? 0);
    if (!isFromGuest(request) || length > LONGEST_QUESTION) return;
    if (this.#newest?.keeping.isFresh() === false || this.#count >= MOST_KEPT) {
      this.#kept.clear();
      this.#count = 0;
    }
    this.#newest = kept.json;
    this.#count += 1;
    const others = this.#kept.get(url)?.filter((other) => !isFor(request, other)) ?? [];
    this.#kept.set(url, [...others, kept]);
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
    // Node has read them when this returns, so the next request can have the same array.
    kept.headers[kept.headers.length - 1] = request.id;
    reply.raw.writeHead(200, kept.headers).end(kept.bodyAsLetters, 'latin1');
  });
}

/** The pages of other origins get headers of their own, and members may see more. */
function isFromGuest({ method, headers }: FastifyRequest): boolean {
  const { authorization, origin, 'x-no-compression': unpacked } = headers;
  return method === 'GET' && (authorization ?? origin ?? unpacked) === undefined;
}

/** Whether all is alike that the reply to a guest depends on, besides the address. */
function isFor({ protocol, headers }: FastifyRequest, kept: KeptReply): boolean {
  return kept.acceptEncoding === headers['accept-encoding'] && kept.protocol === protocol;
}

async function packed(json: KeptJson, packing: Packing, reply: FastifyReply): Promise<Buffer> {
  if (packing === 'none' || json.bytes.length < SMALLEST_PACKED) return json.bytes;
  const said = reply.getHeader('Vary');
  reply.header('Content-Encoding', packing);
  reply.header('Vary', said === undefined ? 'accept-encoding' : `${said}, accept-encoding`);
  return json.packed(packing);
}

/** By turns name and value, as Node writes them; the last is left to the request that is replied to. */
function headersOf(reply: FastifyReply, body: Buffer): string[] {
  const { connection: _, [REQUEST_ID]: __, ...headers } = reply.getHeaders();
  const all = { ...headers, 'content-length': body.length };
  const kept = Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
  return [...kept, REQUEST_ID, ''];
}
