import type { Endpoint } from '@azit/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { parse } from '../parse.ts';

// These bounds limit the memory that a stranger with random queries can fill.
const MAX_CACHED_LENGTH = 100;
const CACHED_PER_ENDPOINT = 200;

const cache = new WeakMap<Endpoint, Map<string, unknown>>();

export function parseQuery(endpoint: Endpoint, { query }: FastifyRequest): unknown {
  if (endpoint.query === undefined) return undefined;
  // Use the parsed query as the key: only the router decides which part of the URL is the query.
  const text = JSON.stringify(query);
  // Never cache the query of a redirect: the query may contain secrets.
  if (endpoint.method !== 'GET' || endpoint.status !== 200 || text.length > MAX_CACHED_LENGTH) {
    return parse(endpoint.query, query);
  }
  const parsedByText = cache.get(endpoint) ?? new Map<string, unknown>();
  if (parsedByText.has(text)) return parsedByText.get(text);
  const parsed = Object.freeze(parse(endpoint.query, query));
  if (parsedByText.size >= CACHED_PER_ENDPOINT) parsedByText.clear();
  cache.set(endpoint, parsedByText.set(text, parsed));
  return parsed;
}
