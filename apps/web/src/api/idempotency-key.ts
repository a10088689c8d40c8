import type { Endpoint } from '@azit/contract/endpoint';
import type { AnyInput } from './request.ts';

type Write = { key: string; image: Blob | undefined };

const unsettled = new Map<string, Write>();

/**
 * The same write has the same key until its outcome is known, even if the user presses the button
 * again.
 */
export function getWriteKey(endpoint: Endpoint, input: AnyInput): string | undefined {
  if (endpoint.method === 'GET' || endpoint.deduplicates) return undefined;
  const image = input.files?.image;
  const before = unsettled.get(describeWrite(endpoint, input));
  if (before && before.image === image) return before.key;
  const key = newKey();
  unsettled.set(describeWrite(endpoint, input), { key, image });
  return key;
}

/**
 * After a final response the same write counts as new. A 401 is not final, because the client
 * repeats the write with another token.
 */
export function settleWrite(endpoint: Endpoint, input: AnyInput, status: number): void {
  if (status < 500 && status !== 401) unsettled.delete(describeWrite(endpoint, input));
}

function describeWrite({ name }: Endpoint, { params, query, body }: AnyInput): string {
  return JSON.stringify([name, params, query, body]);
}

/** crypto.randomUUID exists only in secure contexts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
