import { expect, test } from 'vitest';
import { foundText } from '#web/features/search/model/found-text.ts';

test.each([
  [0, '검색 결과 0개'],
  [14, '검색 결과 14개'],
  [1000, '검색 결과 1,000개'],
  [1001, '검색 결과 1,000개 넘게'],
])('a total of %i has its sentence', (total, text) => {
  expect(foundText(total)).toBe(text);
});
