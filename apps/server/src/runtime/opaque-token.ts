import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Makes a secret that only its holder knows; the database keeps the hash alone. */
export function makeOpaqueToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** Enough for random secrets; passwords go through argon2. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
