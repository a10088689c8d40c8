import type { Endpoint } from '@azit/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { parse } from '../parse.ts';

// Bounds on what a stranger who asks for everything can make the process hold.
const LONGEST_KEPT = 100;
const KEPT_PER_ENDPOINT = 200;

const kept = new WeakMap<Endpoint, Map<string, unknown>>();

/**
 * Parses the query of a request. Most ask what somebody has just asked, so the results of a list are
 * kept; nobody may change one.
 */
export function parseQuery(endpoint: Endpoint, { query }: FastifyRequest): unknown {
  if (endpoint.query === undefined) return undefined;
  // Not by the address: what of it is the query, the router decides.
  const text = JSON.stringify(query);
  // What leads elsewhere may carry secrets.
  if (endpoint.method !== 'GET' || endpoint.status !== 200 || text.length > LONGEST_KEPT) {
    return parse(endpoint.query, query);
  }
  const own = kept.get(endpoint) ?? new Map<string, unknown>();
  if (own.has(text)) return own.get(text);
  const parsed = Object.freeze(parse(endpoint.query, query));
  if (own.size >= KEPT_PER_ENDPOINT) own.clear();
  kept.set(endpoint, own.set(text, parsed));
  return parsed;
}
