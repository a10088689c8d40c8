import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { NO_POSITION, type Position } from './position.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const POSITION_BYTES = 8;
const TAG_BYTES = 16;

export type PositionTokens = ReturnType<typeof positionTokens>;

/** Derive the key from the secret, so that all processes can read each other's tokens. */
export function positionTokens(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'azit read mark', KEY_BYTES));
  // Consecutive replies and events often have the same position, so cache the last token.
  let last = { position: NO_POSITION, token: '' };

  function encrypt(position: Position): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const plain = Buffer.alloc(POSITION_BYTES);
    plain.writeBigUInt64BE(position);
    return Buffer.concat([
      nonce,
      cipher.update(plain),
      cipher.final(),
      cipher.getAuthTag(),
    ]).toString('base64url');
  }

  function decrypt(bytes: Buffer): Position | undefined {
    const end = NONCE_BYTES + POSITION_BYTES;
    if (bytes.length !== end + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(end));
    try {
      const plain = decipher.update(bytes.subarray(NONCE_BYTES, end));
      decipher.final();
      return plain.readBigUInt64BE();
    } catch {
      return undefined;
    }
  }

  return {
    write: (position: Position): string => {
      if (position !== last.position || last.token === '')
        last = { position, token: encrypt(position) };
      return last.token;
    },
    read: (token: string | undefined): Position | undefined =>
      token === undefined ? undefined : decrypt(Buffer.from(token, 'base64url')),
  };
}
