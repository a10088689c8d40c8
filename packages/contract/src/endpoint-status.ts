import type { Endpoint } from './endpoint.ts';

/** On any call: a request that cannot be read, a failure inside, a server that is busy. */
const ALWAYS = [400, 500, 503];
/** On any write: a body that comes too slowly, is too large, or of another type. */
const ON_WRITES = [408, 413, 415];
/** The Idempotency-Key of another body. */
const KEY_REUSED = 422;

/** Every status that a call may refuse with, in order. */
export function refusedStatuses(endpoint: Endpoint): number[] {
  const { access, method, refusals = [] } = endpoint;
  const all: number[] = [...ALWAYS, ...refusals];
  if (access !== 'anyone') all.push(401);
  if (method !== 'GET') all.push(...ON_WRITES);
  if (takesIdempotencyKey(endpoint)) all.push(KEY_REUSED);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** A reply that carries tokens or a secret is never kept, so such a call ignores the key. */
export function takesIdempotencyKey(endpoint: Endpoint): boolean {
  const { method, responseHeaders = [], repliesSecret = false } = endpoint;
  const hasTokens = responseHeaders.some((name) => /^(authorization|refresh)$/i.test(name));
  return method !== 'GET' && !hasTokens && !repliesSecret;
}

/** Whether the client may name the version it has, and is told that nothing is newer (304). */
export function mayBeUnchanged({ responseHeaders = [] }: Endpoint): boolean {
  return responseHeaders.includes('ETag');
}
