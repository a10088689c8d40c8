import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { addressSubject } from '../client-address.ts';
import { refusalReply } from '../error-handler.ts';
import { REQUEST_ID } from '../request-id.ts';
import { plainSecurityHeaders } from '../security-headers.ts';
import { readKindOf } from './read-kind.ts';
import { type ReadKind, ReadsUnderWay } from './reads-under-way.ts';
import { UnreadReplies } from './unread-replies.ts';

/** Spread, so that not all come again at once. */
const LONGEST_RETRY_SECONDS = 3;
const KINDS: ReadKind[] = ['guests-list', 'read'];

type Given = Pick<Context, 'config' | 'meters'>;

/** How the requests that have a place leave it. */
const places = new WeakMap<FastifyRequest, () => void>();

/** For whoever writes a reply past Fastify, once the work for it is done; others need not know. */
export function leavePlace(request: FastifyRequest): void {
  places.get(request)?.();
  places.delete(request);
}

/**
 * Refuses reads for which there is no place, before anything is done for them: a refusal costs a
 * fraction of a reply. Stands behind the kept replies, which cost no more than a refusal.
 *
 * A place is left when the work is done. Who reads the reply slowly holds none, and who closes the
 * connection right after asking has taken one all the same.
 */
export function shedLoad(
  app: FastifyInstance,
  { meters, config }: Given,
  underWay = new ReadsUnderWay(),
  unread = new UnreadReplies(),
): void {
  const refusal = refusalReply(serverBusy());
  app.addHook('onSend', (request, _reply, _payload, next) => {
    leavePlace(request);
    next();
  });
  app.addHook('onRequest', (request, reply, next) => {
    const kind = readKindOf(request);
    if (kind === undefined) return next();
    const leave = underWay.enter(kind, addressSubject(request.ip));
    if (leave !== undefined) {
      places.set(request, () => {
        leave();
        unread.add(reply.raw);
      });
      return next();
    }
    meters.count('azit_overload_refusals_total', kind);
    reply.hijack();
    reply.raw.writeHead(refusal.status, {
      ...plainSecurityHeaders,
      ...refusal.headers,
      ...readableBy(request.headers.origin, config.webOrigins),
      [REQUEST_ID]: request.id,
      'Retry-After': String(1 + Math.floor(Math.random() * LONGEST_RETRY_SECONDS)),
    });
    reply.raw.end(refusal.body);
  });
  meters.addGauge({
    name: 'azit_reads_under_way',
    help: 'Reads that are worked for; beyond 64 of guests’ lists and 128 of the rest are refused.',
    labels: ['kind'],
    read: () => KINDS.map((kind) => ({ kind, value: underWay.count(kind) })),
  });
}

function readableBy(origin: string | undefined, allowed: readonly string[]) {
  const isAllowed = origin !== undefined && allowed.includes(origin);
  if (!isAllowed) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' };
}
