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
