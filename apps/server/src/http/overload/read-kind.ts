import type { FastifyRequest } from 'fastify';
import type { ReadKind } from './running-reads.ts';

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
