import { beforeEach, expect, test } from 'vitest';
import {
  addRecentWord,
  readRecentWords,
  writeRecentWords,
} from '#web/features/search/model/recent-words.ts';

beforeEach(() => localStorage.clear());

test('the newest comes first, once, and the eleventh falls out', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `낱말${index}`);
  expect(addRecentWord(ten, '독서')).toEqual(['독서', ...ten.slice(0, 9)]);
  expect(addRecentWord(['와인', '독서'], '독서')).toEqual(['독서', '와인']);
});

test('what was written is read, and an empty list leaves nothing behind', () => {
  writeRecentWords(['독서', '와인']);
  expect(readRecentWords()).toEqual(['독서', '와인']);
  writeRecentWords([]);
  expect(localStorage.length).toBe(0);
});

test.each(['{', '{"a":1}', '[1,null,"",["독서"]]'])('odd storage %j reads as nothing', (stored) => {
  writeRecentWords(['독서']);
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, stored);
  expect(readRecentWords()).toEqual([]);
});
