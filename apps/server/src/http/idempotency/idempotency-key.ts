import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@azit/contract/endpoint';
import { takesIdempotencyKey } from '@azit/contract/endpoint-status';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#server/http/routes.ts';
import { invalidField } from '#server/runtime/refusal.ts';

/** A request that must take effect only once, however often it is sent. */
export type KeyedRequest = { keyHash: Buffer; bodyHash: Buffer; memberId: number | null };

const PRINTABLE = /^[\x20-\x7e]{1,64}$/;

/**
 * Returns undefined without an `Idempotency-Key`. Endpoints that return tokens ignore the header,
 * because such a reply is never stored. Throws 400 on a bad key.
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
    // The parsed parameters, because a URL has many spellings.
    keyHash: createHash('sha256')
      .update(JSON.stringify([sender, endpoint.name, params, query, key]))
      .digest(),
    bodyHash: hashBody(key, [body, data], image),
    memberId,
  };
}

/**
 * Hashes the parsed values, so that two spellings of one request are equal. A body may contain a
 * password: the database has only a hash of the key, so nobody can guess the body from there.
 */
function hashBody(key: string, values: unknown[], image: Buffer | undefined): Buffer {
  const hash = createHmac('sha256', key).update(JSON.stringify(values));
  if (image !== undefined) hash.update('\0').update(image);
  return hash.digest();
}
