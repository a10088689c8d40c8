import type { Endpoint } from '@azit/contract/endpoint';
import type { AnyInput } from './request.ts';

type Write = { key: string; image: Blob | undefined };

const unsettled = new Map<string, Write>();

/**
 * Returns the same idempotency key for a write until its outcome is known, so that a second tap
 * does not write twice.
 */
export function getWriteKey(endpoint: Endpoint, input: AnyInput): string | undefined {
  if (endpoint.method === 'GET' || endpoint.needsNoIdempotencyKey) return undefined;
  const image = input.files?.image;
  const before = unsettled.get(describeWrite(endpoint, input));
  if (before && before.image === image) return before.key;
  const key = newKey();
  unsettled.set(describeWrite(endpoint, input), { key, image });
  return key;
}

/**
 * After a final response, the next write gets a new key. After a 401 or 5xx the client repeats the
 * write with the same key.
 */
export function settleWrite(endpoint: Endpoint, input: AnyInput, status: number): void {
  if (status < 500 && status !== 401) unsettled.delete(describeWrite(endpoint, input));
}

function describeWrite({ name }: Endpoint, { params, query, body }: AnyInput): string {
  return JSON.stringify([name, params, query, body]);
}

/** Does not use crypto.randomUUID, which does not exist on pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
