import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { Slots } from '#server/limits/slots.ts';
import { MAX_DELAY_MS, type Rate, TokenBuckets } from '#server/limits/token-buckets.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { type Caller, readCaller, type TokenReader } from '../caller.ts';
import { holdSlot } from './held-slots.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    holdsNoSlot?(request: FastifyRequest): boolean;
  }
}

type Limits = Rate & { atOnce: number };
type Kind = 'read' | 'write';

/**
 * A browser sends six requests at once; requests above `atOnce` wait. Many guests may share one
 * address, so guests may send more requests per second, but use at most half of the database
 * connections.
 */
const MEMBER: Record<Kind, Limits> = {
  read: { atOnce: 4, perSecond: 20, burst: 100 },
  write: { atOnce: 2, perSecond: 10, burst: 30 },
};
const GUESTS: Record<Kind, Limits> = {
  read: { atOnce: 4, perSecond: 300, burst: 100 },
  write: { atOnce: 2, perSecond: 20, burst: 20 },
};
/** All members at one address share these slots: extra accounts must not bypass the limits. */
const ADDRESS_AT_ONCE: Record<Kind, number> = { read: 16, write: 8 };

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEALTH = new Set(['/healthz', '/readyz']);

type Given = Pick<Context, 'config' | 'meters'> & { tokens: TokenReader };

/** Delay refusals: a client that is refused at once would retry at once. */
export function limitCallers(app: FastifyInstance, { config, meters, tokens }: Given): void {
  const buckets = new TokenBuckets();
  const slots: Record<Kind, Slots> = {
    read: new Slots({ groupAtOnce: ADDRESS_AT_ONCE.read, waitMs: MAX_DELAY_MS }),
    write: new Slots({ groupAtOnce: ADDRESS_AT_ONCE.write, waitMs: MAX_DELAY_MS }),
  };
  const refuse = (limit: string, kind: Kind): Refusal => {
    meters.count('azit_limits_refused_total', `${limit} ${kind}`);
    const message = '한꺼번에 보낸 요청이 너무 많아요. 잠시 후 다시 시도해 주세요.';
    return new Refusal(429, 'RATE_LIMITED', message, { retryAfterSeconds: MAX_DELAY_MS / 1_000 });
  };

  async function waitForToken(request: FastifyRequest): Promise<void> {
    if (config.rateLimitFactor === 0) return;
    const caller = await readCaller(request, tokens);
    const kind = getKind(request);
    const { perSecond, burst } = getLimits(caller, kind);
    const factor = config.rateLimitFactor;
    const rate = { perSecond: perSecond * factor, burst: burst * factor };
    const delay = buckets.take(`${kind} ${getKey(request, caller)}`, rate);
    if (delay === 0) return;
    await pause(delay ?? refusalDelay());
    if (delay === undefined) throw refuse('pace', kind);
  }

  async function waitForSlot(request: FastifyRequest): Promise<void> {
    if (request.routeOptions.config.holdsNoSlot?.(request)) return;
    const caller = await readCaller(request, tokens);
    const kind = getKind(request);
    const { atOnce } = getLimits(caller, kind);
    const group = caller.bearer && { group: caller.address };
    const release = await slots[kind].acquire({ key: getKey(request, caller), atOnce, ...group });
    if (release === undefined) throw refuse('slots', kind);
    holdSlot(request, release);
  }

  app.addHook('onRequest', waitForToken);
  app.addHook('preHandler', waitForSlot);
  meters.addGauge({
    name: 'azit_requests_waiting',
    help: 'Requests that wait because their caller has too many running.',
    labels: ['kind'],
    read: () => Object.entries(slots).map(([kind, each]) => ({ kind, value: each.waiting() })),
  });
}

/** Use random delays: clients refused at the same time should not retry at the same time. */
function refusalDelay(): number {
  return MAX_DELAY_MS * (0.5 + Math.random());
}

function getKind({ method }: FastifyRequest): Kind {
  return READS.has(method) ? 'read' : 'write';
}

function getLimits({ bearer }: Caller, kind: Kind): Limits {
  return (bearer === undefined ? GUESTS : MEMBER)[kind];
}

/** Limit health checks separately: guests behind the same proxy could exhaust a shared limit. */
function getKey({ routeOptions }: FastifyRequest, { key, address }: Caller): string {
  return HEALTH.has(routeOptions.url ?? '') ? `health ${address}` : key;
}
