import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { MAX_DELAY_MS, Pace, type Rate } from '#server/limits/pace.ts';
import { Slots } from '#server/limits/slots.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { type Caller, readCaller, type TokenReader } from '../caller.ts';
import { holdSlot } from './held-slots.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For requests that wait long for something other than the database. */
    holdsNoSlot?(request: FastifyRequest): boolean;
  }
}

type Limits = Rate & { atOnce: number };
type Kind = 'read' | 'write';

/**
 * A browser sends six requests at once: two of them wait for milliseconds. Guests of one address may
 * be many people, and load pages, files and images as well.
 */
const MEMBER: Record<Kind, Limits> = {
  read: { atOnce: 4, perSecond: 20, burst: 100 },
  write: { atOnce: 2, perSecond: 10, burst: 30 },
};
const GUESTS: Record<Kind, Limits> = {
  read: { atOnce: 12, perSecond: 300, burst: 300 },
  write: { atOnce: 8, perSecond: 20, burst: 50 },
};
/** All members of one address together: many accounts of one person are no way around the limits. */
const ADDRESS_AT_ONCE: Record<Kind, number> = { read: 16, write: 8 };

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEALTH = new Set(['/healthz', '/readyz']);

type Given = Pick<Context, 'config' | 'meters'> & { tokens: TokenReader };

/**
 * Keeps one caller from starving all others, before anything is done for a request. It first waits
 * until its caller's pace lets it start; then, once its body is there, for one of its caller's slots.
 * Who would wait too long is refused, and only then: a flood that is refused at once comes back at once.
 */
export function limitCallers(app: FastifyInstance, { config, meters, tokens }: Given): void {
  const pace = new Pace();
  const slots: Record<Kind, Slots> = {
    read: new Slots({ groupAtOnce: ADDRESS_AT_ONCE.read, waitMs: MAX_DELAY_MS }),
    write: new Slots({ groupAtOnce: ADDRESS_AT_ONCE.write, waitMs: MAX_DELAY_MS }),
  };
  const refuse = (what: string, kind: Kind): Refusal => {
    meters.count('azit_limits_refused_total', `${what} ${kind}`);
    const message = '한꺼번에 보낸 요청이 너무 많아요. 잠시 후 다시 시도해 주세요.';
    return new Refusal(429, 'RATE_LIMITED', message, { retryAfterSeconds: MAX_DELAY_MS / 1_000 });
  };

  async function waitForPace(request: FastifyRequest): Promise<void> {
    if (config.rateLimitFactor === 0) return;
    const caller = await readCaller(request, tokens);
    const kind = kindOf(request);
    const { perSecond, burst } = limitsOf(caller, kind);
    const factor = config.rateLimitFactor;
    const rate = { perSecond: perSecond * factor, burst: burst * factor };
    const delay = pace.delay(`${kind} ${keyOf(request, caller)}`, rate);
    if (delay === 0) return;
    await pause(delay ?? refusalDelay());
    if (delay === undefined) throw refuse('pace', kind);
  }

  async function waitForSlot(request: FastifyRequest): Promise<void> {
    if (request.routeOptions.config.holdsNoSlot?.(request)) return;
    const caller = await readCaller(request, tokens);
    const kind = kindOf(request);
    const { atOnce } = limitsOf(caller, kind);
    const group = caller.bearer && { group: caller.address };
    const leave = await slots[kind].enter({ key: keyOf(request, caller), atOnce, ...group });
    if (leave === undefined) throw refuse('slots', kind);
    holdSlot(request, leave);
  }

  app.addHook('onRequest', waitForPace);
  app.addHook('preHandler', waitForSlot);
  meters.addGauge({
    name: 'azit_requests_waiting',
    help: 'Requests that wait because their caller has too many at work.',
    labels: ['kind'],
    read: () => Object.entries(slots).map(([kind, each]) => ({ kind, value: each.waiting() })),
  });
}

/** Random, so that the connections of a flood do not all come back at the same moment. */
function refusalDelay(): number {
  return MAX_DELAY_MS * (0.5 + Math.random());
}

function kindOf({ method }: FastifyRequest): Kind {
  return READS.has(method) ? 'read' : 'write';
}

function limitsOf({ bearer }: Caller, kind: Kind): Limits {
  return (bearer === undefined ? GUESTS : MEMBER)[kind];
}

/** Health checks have a line of their own: a proxy asks from the address of its clients. */
function keyOf({ routeOptions }: FastifyRequest, { key, address }: Caller): string {
  return HEALTH.has(routeOptions.url ?? '') ? `health ${address}` : key;
}
