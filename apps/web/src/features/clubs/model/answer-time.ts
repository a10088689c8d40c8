const HOUR = 60;
const DAY = 24 * HOUR;

export function describeAnswerTime(minutes: number | null): string {
  if (minutes === null) return '아직 몰라요';
  if (minutes < HOUR) return `${Math.max(1, Math.ceil(minutes / 10)) * 10}분쯤`;
  if (minutes < DAY) return `${Math.round(minutes / HOUR)}시간쯤`;
  return `${Math.round(minutes / DAY)}일쯤`;
}
