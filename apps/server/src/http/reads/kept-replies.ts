import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptJson } from '../reply.ts';
import { SMALLEST_PACKED } from './packing.ts';
import { packedAs, packingOf, sendWhole, type WholeReply, wholeReply } from './whole-reply.ts';

// Bounds on what a stranger who asks in every possible way can make the process hold.
const MOST_KEPT = 256;
const LONGEST_QUESTION = 400;

type KeptReply = {
  protocol: string;
  acceptEncoding: string | undefined;
  json: KeptJson;
  whole: WholeReply;
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
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    json: KeptJson,
  ): Promise<FastifyReply | undefined> {
    const packing = packingOf(request);
    if (packing === undefined) return reply.send(json.bytes);
    const body =
      packing === 'none' || json.bytes.length < SMALLEST_PACKED
        ? json.bytes.toString('latin1')
        : await packedAs(packing, json.bytes, reply, () => json.packed(packing));
    const whole = wholeReply(reply, body);
    // One that ends its connection is not for others.
    if (!reply.hasHeader('connection')) this.#keep(request, { json, whole });
    return sendWhole(request, reply, whole);
  }

  #keep(request: FastifyRequest, made: Pick<KeptReply, 'json' | 'whole'>): void {
    const { url, protocol } = request;
    const acceptEncoding = request.headers['accept-encoding'];
    const kept = { protocol, acceptEncoding, ...made };
    const length = url.length + (acceptEncoding?.length ?? 0);
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
    sendWhole(request, reply, kept.whole);
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
