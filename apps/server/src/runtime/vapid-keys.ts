import { createECDH } from 'node:crypto';

export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE = 'prime256v1';

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  // Node drops leading zeros of the private key, but push libraries require 32 bytes.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

export function findVapidFault({ publicKey, privateKey }: VapidKeys): string | undefined {
  if (Buffer.from(privateKey, 'base64url').length !== 32) return 'the private key has not 32 bytes';
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return 'the private key is not one of P-256';
  }
  const belongs = pair.getPublicKey('base64url') === publicKey;
  return belongs ? undefined : 'the two keys do not belong together';
}
