import { randomInt, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/runtime/opaque-token.ts';

export function makeRecoveryCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Bound to the member, so that equal codes of two members do not look alike. */
export function hashRecoveryCode(memberId: number, code: string): Buffer {
  return hashSecret(`recovery:${memberId}:${code}`);
}

export function isSameCode(known: Buffer, memberId: number, code: string): boolean {
  return timingSafeEqual(known, hashRecoveryCode(memberId, code));
}
