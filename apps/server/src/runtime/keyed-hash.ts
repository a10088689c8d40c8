import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Hashes what is too short to be kept under a plain hash: whoever reads it cannot try all values. */
export type KeyedHash = (text: string) => Buffer;

/** The key is derived, so that one secret to keep is enough; it never equals the one of the tokens. */
export function keyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'azit keyed hash', KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest();
}
