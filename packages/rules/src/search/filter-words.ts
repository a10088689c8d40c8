/** A filter that a word of the search stands for, with the word itself for the page to show. */
export type WordFilter = { word: string } & (
  | { name: 'free' }
  | { name: 'mode'; value: 'online' | 'offline' }
  | { name: 'when'; value: 'weekend' | 'today' | 'tomorrow' }
  /** 1 is Monday, 7 Sunday. */
  | { name: 'weekday'; value: number }
  /** The code of an area. */
  | { name: 'area'; value: string }
);

const WEEKDAYS = ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'];
const FREE = ['무료', '공짜'];
const ONLINE = ['온라인', '비대면', '랜선'];
const OFFLINE = ['오프라인', '대면'];
const WEEKEND = ['주말', '이번주말'];

/** `areaOf` returns the code of the area a word names, or null. */
export function filterOfWord(
  word: string,
  areaOf: (word: string) => string | null,
): WordFilter | undefined {
  if (FREE.includes(word)) return { name: 'free', word };
  if (ONLINE.includes(word)) return { name: 'mode', value: 'online', word };
  if (OFFLINE.includes(word)) return { name: 'mode', value: 'offline', word };
  if (WEEKEND.includes(word)) return { name: 'when', value: 'weekend', word };
  if (word === '오늘') return { name: 'when', value: 'today', word };
  if (word === '내일') return { name: 'when', value: 'tomorrow', word };
  const weekday = WEEKDAYS.indexOf(word);
  if (weekday !== -1) return { name: 'weekday', value: weekday + 1, word };
  const area = areaOf(word);
  return area === null ? undefined : { name: 'area', value: area, word };
}
