import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import type { GuardRule, RateLimit, VolumeRule } from '#server/runtime/rate-limit-settings.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import type { Counter } from './limit-counts.ts';
import { postgresCounts } from './postgres-counts.ts';
import { secondsUntil, waitText } from './wait-text.ts';

type Limited = Pick<Context, 'config' | 'clock' | 'limits' | 'meters'>;

/** Limits are then counted in the transaction of the act: only an act that is done counts. */
export function limitedWithin(tx: Transaction, context: Context): Limited {
  return { ...context, limits: postgresCounts(tx) };
}

/** Counts one use of something that everyone may do; throws RATE_LIMITED above the limit. */
export async function enforceVolumeLimit(context: Limited, rule: VolumeRule, subject: string) {
  const factor = context.config.rateLimitFactor;
  if (factor === 0) return;
  const { limit } = context.config.rateLimits[rule];
  const hits = await context.limits.countHit(counterOf(context, rule, subject));
  if (hits > Math.ceil(limit * factor)) throw tooMany(context, rule);
}

/** The same for what must stay limited even in a load test. */
export async function enforceGuardLimit(context: Limited, rule: GuardRule, subject: string) {
  const hits = await context.limits.countHit(counterOf(context, rule, subject));
  if (hits > context.config.rateLimits[rule].limit) throw tooMany(context, rule);
}

export function counterOf(
  { config, clock }: Limited,
  rule: GuardRule | VolumeRule,
  subject: string,
): Counter {
  const window = windowOf(config.rateLimits[rule], clock.now());
  return { rule, subjectHash: hashSecret(subject), ...window };
}

export function tooMany({ config, clock, meters }: Limited, rule: GuardRule | VolumeRule): Refusal {
  meters.count('azit_limits_refused_total', rule);
  const now = clock.now();
  const { end } = windowOf(config.rateLimits[rule], now);
  const retryAfterSeconds = secondsUntil(end, now);
  const message = `너무 자주 시도했어요. ${waitText(retryAfterSeconds)} 뒤에 다시 시도해 주세요.`;
  return new Refusal(429, 'RATE_LIMITED', message, { retryAfterSeconds });
}

function windowOf({ seconds }: RateLimit, now: Date): { start: Date; end: Date } {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}
