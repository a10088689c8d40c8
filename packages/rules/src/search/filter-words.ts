export type WordFilter = { word: string } & (
  | { name: 'free' }
  | { name: 'mode'; value: 'online' | 'offline' }
  | { name: 'when'; value: 'weekend' | 'today' | 'tomorrow' }
  /** `value` is 1 for Monday to 7 for Sunday. */
  | { name: 'weekday'; value: number }
  | { name: 'area'; value: string }
);

const WEEKDAYS = ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'];
const FREE = ['무료', '공짜'];
const ONLINE = ['온라인', '비대면', '랜선'];
const OFFLINE = ['오프라인', '대면'];
const WEEKEND = ['주말', '이번주말'];

export function findWordFilter(
  word: string,
  findArea: (word: string) => string | null,
): WordFilter | undefined {
  if (FREE.includes(word)) return { name: 'free', word };
  if (ONLINE.includes(word)) return { name: 'mode', value: 'online', word };
  if (OFFLINE.includes(word)) return { name: 'mode', value: 'offline', word };
  if (WEEKEND.includes(word)) return { name: 'when', value: 'weekend', word };
  if (word === '오늘') return { name: 'when', value: 'today', word };
  if (word === '내일') return { name: 'when', value: 'tomorrow', word };
  const weekday = WEEKDAYS.indexOf(word);
  if (weekday !== -1) return { name: 'weekday', value: weekday + 1, word };
  const area = findArea(word);
  return area === null ? undefined : { name: 'area', value: area, word };
}
