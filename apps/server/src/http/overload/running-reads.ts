import type { FastifyRequest } from 'fastify';
import type { Release } from '#server/limits/slots.ts';

export type ReadKind = 'guests-list' | 'read';

/**
 * How many reads may run at once; further reads are refused. The highest load that one process can
 * sustain has about 40 running reads, and 128 finish in 0.2 s (`npm run lab -- bench:overload`).
 * Lists for guests get only half, so that members still get replies.
 */
const MAX_RUNNING: Record<ReadKind, number> = { 'guests-list': 64, read: 128 };

export class RunningReads {
  readonly #counts: Record<ReadKind, number> = { 'guests-list': 0, read: 0 };

  acquire(kind: ReadKind): Release | undefined {
    if (this.#counts[kind] >= MAX_RUNNING[kind]) return undefined;
    this.#counts[kind] += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#counts[kind] -= 1;
    };
  }

  count(kind: ReadKind): number {
    return this.#counts[kind];
  }
}

const GUESTS_LIST = /^\/api\/clubs\/(category|date|days|areas)$/;
/**
 * Never refuse these: a social login consists of several GET requests and must complete, and a
 * stream is cheap.
 */
const NEVER_REFUSED = /^\/api\/(auth\/|stream$)/;
const READS = new Set(['GET', 'HEAD']);

/**
 * Match the route instead of the URL: another spelling of the URL, such as `/%61pi`, would bypass
 * the limit.
 */
export function classifyRead(
  request: Pick<FastifyRequest, 'method' | 'headers'> & { routeOptions: { url?: string } },
): ReadKind | undefined {
  const { method, headers, routeOptions } = request;
  const { url = '' } = routeOptions;
  if (!READS.has(method) || !url.startsWith('/api/') || NEVER_REFUSED.test(url)) return undefined;
  const isGuests = headers.authorization === undefined && GUESTS_LIST.test(url);
  return isGuests ? 'guests-list' : 'read';
}
