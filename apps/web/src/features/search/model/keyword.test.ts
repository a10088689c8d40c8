import { expect, test } from 'vitest';
import { listSingleWords, splitWords, toKeyword } from '#web/features/search/model/keyword.ts';

test.each([
  ['  독서  ', '독서'],
  ['성수   클라이밍', '성수 클라이밍'],
  ['   ', ''],
  ['\u1103\u1169\u11a8', '독'],
  ['가'.repeat(60), '가'.repeat(50)],
  ['👍'.repeat(51), '👍'.repeat(50)],
  [`${'가'.repeat(49)} 나`, '가'.repeat(49)],
])('the typed text %j is searched as %j', (typed, keyword) => {
  expect(toKeyword(typed)).toBe(keyword);
});

test('a keyword is split into words in lower case', () => {
  expect(splitWords('Wine 와인')).toEqual(['wine', '와인']);
  expect(splitWords('')).toEqual([]);
});

test.each([
  ['서울 보드게임', ['서울', '보드게임']],
  ['보드게임', []],
  ['Wine 밤 Wine 성수', ['Wine', '성수']],
  ['한 강', []],
  ['👍 산책', ['산책']],
])('the words of %j that can be searched separately are %j', (keyword, words) => {
  expect(listSingleWords(keyword)).toEqual(words);
});
