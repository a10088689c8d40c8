import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function makeOpaqueToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/**
 * Use this fast hash only for random secrets. Passwords can be guessed and need a slow hash
 * (argon2).
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
