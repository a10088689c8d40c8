import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import type { GuardRule, RateLimit, VolumeRule } from '#server/runtime/rate-limit-settings.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { upsertHit } from './rate-limit.repository.ts';
import { secondsUntil, waitText } from './wait-text.ts';

/** The database, or the transaction of the act: then only an act that is done counts. */
type Limited = Pick<Context, 'config' | 'clock'> & { database: Queryable };

/** Counts one use of something that everyone may do; throws RATE_LIMITED above the limit. */
export async function enforceVolumeLimit(context: Limited, rule: VolumeRule, subject: string) {
  const factor = context.config.rateLimitFactor;
  if (factor === 0) return;
  const { limit } = context.config.rateLimits[rule];
  const hits = await countHit(context, rule, subject);
  if (hits > Math.ceil(limit * factor)) throw tooMany(context, rule);
}

/** The same for what must stay limited even in a load test. */
export async function enforceGuardLimit(context: Limited, rule: GuardRule, subject: string) {
  const hits = await countHit(context, rule, subject);
  if (hits > context.config.rateLimits[rule].limit) throw tooMany(context, rule);
}

async function countHit(
  { config, database, clock }: Limited,
  rule: GuardRule | VolumeRule,
  subject: string,
): Promise<number> {
  const { start, end } = windowOf(config.rateLimits[rule], clock.now());
  const row = await findOne(database, upsertHit, {
    rule,
    subject_hash: hashSecret(subject),
    window_start: start,
    expires_at: end,
  });
  return row?.hits ?? 0;
}

export function tooMany({ config, clock }: Limited, rule: GuardRule | VolumeRule): Refusal {
  const now = clock.now();
  const { end } = windowOf(config.rateLimits[rule], now);
  const retryAfterSeconds = secondsUntil(end, now);
  const message = `너무 자주 시도했어요. ${waitText(retryAfterSeconds)} 뒤에 다시 시도해 주세요.`;
  return new Refusal(429, 'RATE_LIMITED', message, { retryAfterSeconds });
}

export function windowOf({ seconds }: RateLimit, now: Date): { start: Date; end: Date } {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}
