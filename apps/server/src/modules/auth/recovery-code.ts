import { randomInt, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '#server/runtime/keyed-hash.ts';

export const CODE_MS = 10 * 60 * 1000;

export function makeRecoveryCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The hash includes the member id, so that equal codes of two members have different hashes. */
export function hashRecoveryCode(keyedHash: KeyedHash, memberId: number, code: string): Buffer {
  return keyedHash(`recovery:${memberId}:${code}`);
}

export function isSameCode(known: Buffer, hash: Buffer): boolean {
  return timingSafeEqual(known, hash);
}

export function hashRequester(keyedHash: KeyedHash, address: string): Buffer {
  return keyedHash(`requester:${address}`);
}
