import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A keyed hash protects short values: without the key, nobody can find the value by trying all of
 * them.
 */
export type KeyedHash = (text: string) => Buffer;

/**
 * Derive a separate key from the secret: the secret also signs tokens, and one key must not serve
 * two purposes.
 */
export function keyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'azit keyed hash', KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest();
}

/**
 * Compare a signed token as text, not its decoded parts: numbers with leading zeros and base64url
 * have several spellings of one value.
 */
export function isSameToken(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}
