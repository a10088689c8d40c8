/** `2026-11-14` reads `2026년 11월14일`: reviews stay for years, so the year is included. */
export function meetingDay(date: string): string {
  return `${date.slice(0, 4)}년 ${date.slice(5, 7)}월${date.slice(8, 10)}일`;
}
