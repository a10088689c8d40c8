import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedJson } from '../reply.ts';
import { MIN_COMPRESSED_BYTES } from './compression.ts';
import {
  compressedAs,
  getEncoding,
  sendWhole,
  type WholeReply,
  wholeReply,
} from './whole-reply.ts';

// These limits bound the memory that a client could fill by requesting random URLs.
const MAX_RESPONSES = 256;
const MAX_KEY_LENGTH = 400;

type CachedResponse = {
  protocol: string;
  acceptEncoding: string | undefined;
  json: CachedJson;
  whole: WholeReply;
};

export class GuestResponseCache {
  readonly #responses = new Map<string, CachedResponse[]>();
  #count = 0;
  #newest: CachedJson | undefined;

  find(request: FastifyRequest): CachedResponse | undefined {
    if (!isFromGuest(request)) return undefined;
    const found = this.#responses.get(request.url)?.find((cached) => matches(request, cached));
    return found?.json.cache.isFresh() ? found : undefined;
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    json: CachedJson,
  ): Promise<FastifyReply | undefined> {
    const encoding = getEncoding(request);
    if (encoding === undefined) return reply.send(json.bytes);
    const body =
      encoding === 'none' || json.bytes.length < MIN_COMPRESSED_BYTES
        ? json.bytes.toString('latin1')
        : await compressedAs(encoding, json.bytes, reply, () => json.compressed(encoding));
    const whole = wholeReply(reply, body);
    // Never cache a Connection header: it would also close the connections of clients that get the
    // cached reply.
    if (!reply.hasHeader('connection')) this.#add(request, { json, whole });
    return sendWhole(request, reply, whole);
  }

  #add(request: FastifyRequest, made: Pick<CachedResponse, 'json' | 'whole'>): void {
    const { url, protocol } = request;
    const acceptEncoding = request.headers['accept-encoding'];
    const added = { protocol, acceptEncoding, ...made };
    const length = url.length + (acceptEncoding?.length ?? 0);
    if (!isFromGuest(request) || length > MAX_KEY_LENGTH) return;
    if (this.#newest?.cache.isFresh() === false || this.#count >= MAX_RESPONSES) {
      this.#responses.clear();
      this.#count = 0;
    }
    this.#newest = added.json;
    this.#count += 1;
    const others = this.#responses.get(url)?.filter((other) => !matches(request, other)) ?? [];
    this.#responses.set(url, [...others, added]);
  }
}

/**
 * Register this hook after the limits, because they count every request, and before the hooks that
 * only set headers, because a cached reply already contains its headers.
 */
export function replyFromCache(
  app: FastifyInstance,
  responses: GuestResponseCache,
  recordCacheHit?: (request: FastifyRequest) => void,
) {
  app.addHook('onRequest', (request, reply, next) => {
    const cached = responses.find(request);
    if (cached === undefined) return next();
    cached.json.cache.countHit();
    recordCacheHit?.(request);
    sendWhole(request, reply, cached.whole);
  });
}

/**
 * Only guests of our own origin share a response: other origins get other headers, and members may
 * see more.
 */
function isFromGuest({ method, headers }: FastifyRequest): boolean {
  const { authorization, origin, 'x-no-compression': uncompressed } = headers;
  return method === 'GET' && (authorization ?? origin ?? uncompressed) === undefined;
}

function matches({ protocol, headers }: FastifyRequest, cached: CachedResponse): boolean {
  return cached.acceptEncoding === headers['accept-encoding'] && cached.protocol === protocol;
}
