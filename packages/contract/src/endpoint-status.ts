import type { Endpoint } from './endpoint.ts';

const ALWAYS = [400, 429, 500, 503];
const ON_WRITES = [408, 413, 415];
/** The status of a request whose Idempotency-Key was already used with another body. */
const KEY_REUSED = 422;

export function refusedStatuses(endpoint: Endpoint): number[] {
  const { access, method, refusals = [] } = endpoint;
  const all: number[] = [...ALWAYS, ...refusals];
  if (access !== 'anyone') all.push(401);
  if (method !== 'GET') all.push(...ON_WRITES);
  if (takesIdempotencyKey(endpoint)) all.push(KEY_REUSED);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/**
 * A response with a secret must not be stored, and an endpoint that recognizes repeated calls
 * itself needs no stored response.
 */
export function takesIdempotencyKey(endpoint: Endpoint): boolean {
  const {
    method,
    responseHeaders = [],
    repliesSecret = false,
    needsNoIdempotencyKey = false,
  } = endpoint;
  const hasTokens = responseHeaders.some((name) => /^(authorization|refresh)$/i.test(name));
  return method !== 'GET' && !hasTokens && !repliesSecret && !needsNoIdempotencyKey;
}

export function mayBeUnchanged({ responseHeaders = [] }: Endpoint): boolean {
  return responseHeaders.includes('ETag');
}
