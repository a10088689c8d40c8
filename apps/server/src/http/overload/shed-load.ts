import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { refusalReply } from '../error-handler.ts';
import { REQUEST_ID } from '../request-id.ts';
import { plainSecurityHeaders } from '../security-headers.ts';
import { holdSlot, leaveSlots } from './held-slots.ts';
import { readKindOf } from './read-kind.ts';
import { type ReadKind, ReadsUnderWay } from './reads-under-way.ts';
import { UnreadReplies } from './unread-replies.ts';

/** Spread, so that not all come again at once. */
const LONGEST_RETRY_SECONDS = 3;
const KINDS: ReadKind[] = ['guests-list', 'read'];

type Given = Pick<Context, 'config' | 'meters'>;

/**
 * Refuses reads while there are too many of all callers, before anything is done for them: a refusal
 * costs a fraction of a reply. Guest responses from the cache are sent before, and never refused.
 *
 * A slow reader holds no slot, and a client that leaves right after its request still holds one.
 */
export function shedLoad(
  app: FastifyInstance,
  { meters, config }: Given,
  underWay = new ReadsUnderWay(),
  unread = new UnreadReplies(),
): void {
  const refusal = refusalReply(serverBusy());
  app.addHook('preHandler', (request, reply, next) => {
    const kind = readKindOf(request);
    if (kind === undefined) return next();
    const leave = underWay.enter(kind);
    if (leave !== undefined) {
      holdSlot(request, () => {
        leave();
        unread.add(reply.raw);
      });
      return next();
    }
    meters.count('azit_overload_refusals_total', kind);
    leaveSlots(request);
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
