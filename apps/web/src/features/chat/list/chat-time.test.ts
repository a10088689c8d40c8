import { expect, test } from 'vitest';
import { chatTime } from './chat-time.ts';

test.each([
  ['2026-11-15T05:41:00Z', '오후 2:41'],
  ['2026-11-15T15:00:01Z', '오전 12:00'],
  ['2026-11-14T14:59:59Z', '어제'],
  ['2026-11-13T15:00:00Z', '어제'],
  ['2026-11-13T14:59:59Z', '11월 13일 (금)'],
  ['2025-12-31T14:59:59Z', '2025년 12월 31일 (수)'],
])('a message of %s shows the time %s on 15 November in Seoul', (createdAt, text) => {
  expect(chatTime(new Date(createdAt), '2026-11-15')).toBe(text);
});
