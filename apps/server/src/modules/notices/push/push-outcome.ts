const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const delays = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
];
const MAX_DELAY_MS = 4 * HOUR_MS;
const GIVE_UP_MS = 24 * HOUR_MS;

export type PushReply = { status: number | undefined; retryAfter: string | undefined };

export type Attempted = { attempts: number; firstAttemptAt: Date | null };

export type PushOutcome = 'sent' | 'device gone' | 'too large' | { retryAt: Date } | 'failed';

export function judgePushReply(reply: PushReply, before: Attempted, now: Date): PushOutcome {
  const { status } = reply;
  if (status !== undefined && status >= 200 && status < 300) return 'sent';
  if (status === 413) return 'too large';
  if (status !== undefined && isPermanentRefusal(status)) return 'device gone';
  const retryAt = new Date(now.getTime() + computeDelay(reply, before.attempts, now));
  const giveUpAt = (before.firstAttemptAt ?? now).getTime() + GIVE_UP_MS;
  return retryAt.getTime() <= giveUpAt ? { retryAt } : 'failed';
}

function isPermanentRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function computeDelay({ retryAfter }: PushReply, attempts: number, now: Date): number {
  const scheduled = delays[attempts] ?? MAX_DELAY_MS;
  return Math.max(scheduled, readRetryAfter(retryAfter, now));
}

function readRetryAfter(text: string | undefined, now: Date): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime());
}
