import type { DeliveryLimits } from './delivery-timeout.ts';

const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 60 * 60 * 1000;
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;

export const DELIVERY_LIMITS: DeliveryLimits = { handoverMs: 30_000, replyMs: 4 * 60_000 };
export const LEASE_MS = DELIVERY_LIMITS.handoverMs + DELIVERY_LIMITS.replyMs + 30_000;

export function nextAttempt(mail: { createdAt: Date; attempts: number }, now: Date) {
  if (now.getTime() - mail.createdAt.getTime() >= GIVE_UP_MS) return undefined;
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(mail.attempts - 1, 20));
  return new Date(now.getTime() + delay);
}
