import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function makeOpaqueToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** Only for random secrets; passwords use argon2. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
