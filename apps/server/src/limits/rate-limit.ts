import { type RateLimit, type WriteName, writeRates } from '@azit/contract/write-rates';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import type { GuardRule, VolumeRule } from '#server/runtime/settings/rate-limit-settings.ts';
import type { Counter } from './limit-counts.ts';
import { postgresCounts } from './postgres-counts.ts';

type Limited = Pick<Context, 'config' | 'clock' | 'limits' | 'localCounts' | 'meters'>;

type Rule = GuardRule | VolumeRule | WriteName;

export function limitedWithin(tx: Transaction, context: Context): Limited {
  return { ...context, limits: postgresCounts(tx) };
}

export async function enforceVolumeLimit(context: Limited, rule: VolumeRule, subject: string) {
  const { rateLimitFactor, rateLimits } = context.config;
  if (rateLimitFactor === 0) return;
  await enforce(context, rule, subject, Math.ceil(rateLimits[rule].limit * rateLimitFactor));
}

export async function enforceGuardLimit(context: Limited, rule: GuardRule, subject: string) {
  await enforce(context, rule, subject, context.config.rateLimits[rule].limit);
}

/** Remember exceeded limits until the window ends: further calls then cost no statement. */
async function enforce(context: Limited, rule: Rule, subject: string, limit: number) {
  const counter = toCounter(context, rule, subject);
  if (context.localCounts.hits(counter) > limit) throw tooMany(context, rule);
  const hits = await context.limits.countHit(counter);
  if (hits <= limit) return;
  context.localCounts.set(counter, hits);
  throw tooMany(context, rule);
}

export function enforceWriteRate(context: Limited, write: WriteName, caller: string): void {
  const { rateLimitFactor, rateLimits } = context.config;
  if (rateLimitFactor === 0) return;
  const counter = toCounter(context, write, caller);
  const hits = context.localCounts.hits(counter);
  if (hits >= Math.ceil(rateLimits[write].limit * rateLimitFactor)) throw tooMany(context, write);
  context.localCounts.set(counter, hits + 1);
}

export function isWriteName(name: string): name is WriteName {
  return Object.hasOwn(writeRates, name);
}

export function toCounter({ config, clock }: Limited, rule: Rule, subject: string): Counter {
  const window = findWindow(config.rateLimits[rule], clock.now());
  return { rule, subjectHash: hashSecret(subject), ...window };
}

export function tooMany({ config, clock, meters }: Limited, rule: Rule): Refusal {
  meters.count('azit_limits_refused_total', rule);
  const now = clock.now();
  const { end } = findWindow(config.rateLimits[rule], now);
  const retryAfterSeconds = secondsUntil(end, now);
  const message = `너무 자주 시도했어요. ${waitText(retryAfterSeconds)} 뒤에 다시 시도해 주세요.`;
  return new Refusal(429, 'RATE_LIMITED', message, { retryAfterSeconds });
}

function findWindow({ seconds }: RateLimit, now: Date): { start: Date; end: Date } {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

export function waitText(seconds: number): string {
  if (seconds < MINUTE) return `${seconds}초`;
  return seconds <= 2 * HOUR
    ? `${Math.ceil(seconds / MINUTE)}분`
    : `${Math.ceil(seconds / HOUR)}시간`;
}
