import { expect, test } from 'vitest';
import { foundText } from '#web/features/search/model/found-text.ts';

test.each([
  [0, '검색 결과 0개'],
  [14, '검색 결과 14개'],
  [300, '검색 결과 300개'],
  [301, '검색 결과 300개 넘게'],
])('a search with %i matches shows “%s”', (total, text) => {
  expect(foundText(total)).toBe(text);
});
