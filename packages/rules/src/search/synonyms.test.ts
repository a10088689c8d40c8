import { expect, test } from 'vitest';
import { synonymGroups } from './synonym-groups.ts';
import { synonymsOf } from './synonyms.ts';

test('a word is in one group of synonyms only and is written as it is searched for', () => {
  const words = synonymGroups.flat();
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  expect(words.filter((word) => word !== word.trim().toLowerCase().normalize('NFC'))).toEqual([]);
});

test.each([
  ['조깅', '러닝'],
  ['러닝', '달리기'],
  ['북클럽', '독서'],
])('%s stands for %s too', (word, other) => {
  expect(synonymsOf(word)).toContain(other);
});

test('a word without synonyms has none', () => {
  expect(synonymsOf('쀍')).toEqual([]);
});
