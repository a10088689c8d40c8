import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { refusalReply } from '../error-handler.ts';
import { REQUEST_ID } from '../request-id.ts';
import { plainSecurityHeaders } from '../security-headers.ts';
import { holdSlot, releaseSlots } from './held-slots.ts';
import { classifyRead, type ReadKind, RunningReads } from './running-reads.ts';
import { UnreadReplies } from './unread-replies.ts';

const MAX_RETRY_SECONDS = 3;
const KINDS: ReadKind[] = ['guests-list', 'read'];

type Given = Pick<Context, 'config' | 'meters'>;

/**
 * Refuses a read above the limit before its handler runs. After a client disconnects, its slot
 * stays taken until the handler has finished.
 */
export function shedLoad(
  app: FastifyInstance,
  { meters, config }: Given,
  runningReads = new RunningReads(),
  unread = new UnreadReplies(),
): void {
  const refusal = refusalReply(serverBusy());
  app.addHook('preHandler', (request, reply, next) => {
    const kind = classifyRead(request);
    if (kind === undefined) return next();
    const release = runningReads.acquire(kind);
    if (release !== undefined) {
      holdSlot(request, () => {
        release();
        unread.add(reply.raw);
      });
      return next();
    }
    meters.count('azit_overload_refusals_total', kind);
    releaseSlots(request);
    reply.hijack();
    reply.raw.writeHead(refusal.status, {
      ...plainSecurityHeaders,
      ...refusal.headers,
      ...corsHeaders(request.headers.origin, config.webOrigins),
      [REQUEST_ID]: request.id,
      'Retry-After': String(1 + Math.floor(Math.random() * MAX_RETRY_SECONDS)),
    });
    reply.raw.end(refusal.body);
  });
  meters.addGauge({
    name: 'azit_reads_under_way',
    help: 'Running reads; above 64 guest lists and 128 others are refused.',
    labels: ['kind'],
    read: () => KINDS.map((kind) => ({ kind, value: runningReads.count(kind) })),
  });
}

function corsHeaders(origin: string | undefined, allowed: readonly string[]) {
  const isAllowed = origin !== undefined && allowed.includes(origin);
  if (!isAllowed) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' };
}
