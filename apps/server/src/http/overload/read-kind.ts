import type { FastifyRequest } from 'fastify';
import type { ReadKind } from './reads-under-way.ts';

const GUESTS_LIST = /^\/api\/clubs\/(category|date|days|areas)$/;
/** A social login goes on in the browser's address: its steps are no reads. A stream is no work. */
const KEPT = /^\/api\/(auth\/|stream$)/;
/** The reply to a HEAD costs what that to a GET does. */
const READS = new Set(['GET', 'HEAD']);

/**
 * Returns undefined for what is never refused: writes, logins, streams, health, pages and images. By
 * the route, not by the address: that can be spelt in many ways, `/%61pi` for one.
 */
export function readKindOf(
  request: Pick<FastifyRequest, 'method' | 'headers'> & { routeOptions: { url?: string } },
): ReadKind | undefined {
  const { method, headers, routeOptions } = request;
  const { url = '' } = routeOptions;
  if (!READS.has(method) || !url.startsWith('/api/') || KEPT.test(url)) return undefined;
  const isGuests = headers.authorization === undefined && GUESTS_LIST.test(url);
  return isGuests ? 'guests-list' : 'read';
}
