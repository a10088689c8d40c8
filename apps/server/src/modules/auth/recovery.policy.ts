import type { RateLimit } from '@azit/contract/write-rates';
import type { RateLimits } from '#server/runtime/settings/rate-limit-settings.ts';
import { CODE_MS } from './recovery-code.ts';

export type SentMail = { sent_at: Date; guesses: number };
export type NextCode = { tries: number } | { refusedUntil: Date };
type Limits = Pick<RateLimits, 'codeSendAccount' | 'codeSendAccountDay' | 'codeTryAccount'>;

const TRIES_PER_CODE = 5;

export function countedSince(limits: Limits, now: Date): Date {
  const { codeSendAccount, codeSendAccountDay, codeTryAccount } = limits;
  const rules = [codeSendAccount, codeSendAccountDay, codeTryAccount];
  return new Date(now.getTime() - Math.max(...rules.map(milliseconds)) - CODE_MS);
}

/**
 * Checks the limit on guesses before a new code is sent, so that this limit never refuses a guess
 * at a code that was sent.
 */
export function decideNextCode(mails: readonly SentMail[], limits: Limits, now: Date): NextCode {
  const { left, freeAt } = countGuesses(mails, limits.codeTryAccount, now);
  const until = Math.max(
    freeAt,
    windowEnd(mails, limits.codeSendAccount),
    windowEnd(mails, limits.codeSendAccountDay),
  );
  return until > now.getTime()
    ? { refusedUntil: new Date(until) }
    : { tries: Math.min(TRIES_PER_CODE, left) };
}

function windowEnd(mails: readonly SentMail[], rule: RateLimit): number {
  const oldest = mails[rule.limit - 1];
  return oldest === undefined ? 0 : oldest.sent_at.getTime() + milliseconds(rule);
}

/**
 * The time of a guess is not stored. Use the latest possible time, which is the expiry of the code.
 */
function countGuesses(mails: readonly SentMail[], rule: RateLimit, now: Date) {
  let left = rule.limit;
  let freeAt = 0;
  for (const { sent_at: sentAt, guesses } of mails) {
    const end = sentAt.getTime() + CODE_MS + milliseconds(rule);
    if (end <= now.getTime()) break;
    left -= guesses;
    if (left <= 0 && freeAt === 0) freeAt = end;
  }
  return { left, freeAt };
}

function milliseconds({ seconds }: RateLimit): number {
  return seconds * 1000;
}
