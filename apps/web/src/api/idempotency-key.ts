import type { Endpoint } from '@azit/contract/endpoint';
import type { AnyInput } from './request.ts';

type Write = { key: string; image: Blob | undefined };

/** Writes whose outcome is not known, because no reply came or the server failed. */
const unsettled = new Map<string, Write>();

/**
 * Returns the key under which the server does a write once, however often it is sent; undefined for
 * a read. The same write sent again while its outcome is unknown, as a user does who presses the
 * button again, has the same key.
 */
export function keyOfWrite(endpoint: Endpoint, input: AnyInput): string | undefined {
  if (endpoint.method === 'GET') return undefined;
  const image = input.files?.image;
  const before = unsettled.get(nameOfWrite(endpoint, input));
  if (before && before.image === image) return before.key;
  const key = newKey();
  unsettled.set(nameOfWrite(endpoint, input), { key, image });
  return key;
}

/** After a reply that is final, the same write is a new one; a 401 is repeated with another token. */
export function settleWrite(endpoint: Endpoint, input: AnyInput, status: number): void {
  if (status < 500 && status !== 401) unsettled.delete(nameOfWrite(endpoint, input));
}

function nameOfWrite({ name }: Endpoint, { params, query, body }: AnyInput): string {
  return JSON.stringify([name, params, query, body]);
}

/** Returns what nobody else has. Not randomUUID, which exists in secure contexts only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
