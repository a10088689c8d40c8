import { hoursText } from '#web/domain/meeting/hours-text.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export function showsSeconds(leftMs: number): boolean {
  return leftMs < 10 * MINUTE_MS;
}

export function timeLeftText(leftMs: number): string {
  const left = Math.max(leftMs, 0);
  if (showsSeconds(left)) {
    const minutes = Math.floor(left / MINUTE_MS);
    const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
    return minutes > 0 ? `${minutes}분 ${seconds}초` : `${seconds}초`;
  }
  return hoursText(Math.floor(left / MINUTE_MS));
}

/**
 * Returns how long the seat was offered: half a day, or two hours if the meeting starts within a
 * day.
 */
export function offerLength(expiresAt: Date, start: Date, now: Date): number {
  const long = 12 * HOUR_MS;
  const short = 2 * HOUR_MS;
  const isLong =
    expiresAt.getTime() - now.getTime() > short ||
    start.getTime() - expiresAt.getTime() >= 22 * HOUR_MS;
  return isLong ? long : short;
}
