import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@azit/contract/endpoint';
import { takesIdempotencyKey } from '@azit/contract/endpoint-status';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#server/http/routes.ts';
import { invalidField } from '#server/runtime/refusal.ts';

export type KeyedRequest = { keyHash: Buffer; bodyHash: Buffer; memberId: number | null };

const PRINTABLE = /^[\x20-\x7e]{1,64}$/;

/**
 * Endpoints that return tokens ignore the key, because a reply with tokens must never be stored.
 */
export function readKeyedRequest(
  endpoint: Endpoint,
  { headers }: FastifyRequest,
  { viewer, params, query, body, data, image }: Call<Endpoint>,
): KeyedRequest | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || !takesIdempotencyKey(endpoint)) return undefined;
  if (typeof key !== 'string' || !PRINTABLE.test(key)) {
    throw invalidField('Idempotency-Key', 'Idempotency-Key는 글자 64개까지 쓸 수 있어요.');
  }
  const memberId = viewer?.memberId ?? null;
  const sender = endpoint.actsOnSession ? [memberId, viewer?.sessionId] : memberId;
  return {
    // Hash the parsed parameters instead of the URL: a retry may encode the same URL differently.
    keyHash: createHash('sha256')
      .update(JSON.stringify([sender, endpoint.name, params, query, key]))
      .digest(),
    bodyHash: hashBody(key, [body, data], image),
    memberId,
  };
}

/**
 * The body may contain a password, so it is hashed with the client's key. The database stores only
 * a hash of that key and so cannot reveal the body.
 */
function hashBody(key: string, values: unknown[], image: Buffer | undefined): Buffer {
  const hash = createHmac('sha256', key).update(JSON.stringify(values));
  if (image !== undefined) hash.update('\0').update(image);
  return hash.digest();
}
