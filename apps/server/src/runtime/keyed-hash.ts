import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** For values that are too short for a plain hash: without the key nobody can try all of them. */
export type KeyedHash = (text: string) => Buffer;

/** Derives the key, so that one secret is enough; it differs from the key of the tokens. */
export function keyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'azit keyed hash', KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest();
}
