/**
 * Returns a text such as `2시간 30분`, for choices in forms and for the time that has passed or is
 * left.
 */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours}시간`, (rest > 0 || hours === 0) && `${rest}분`];
  return parts.filter(Boolean).join(' ');
}
