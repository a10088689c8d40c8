const HOUR = 60;
const DAY = 24 * HOUR;

export function describeAnswerTime(minutes: number): string {
  if (minutes < HOUR) return `${Math.max(1, Math.ceil(minutes / 10)) * 10}분쯤`;
  if (minutes < DAY) return `${Math.round(minutes / HOUR)}시간쯤`;
  return `${Math.round(minutes / DAY)}일쯤`;
}
