import { expect, test } from 'vitest';

import { findSynonyms, synonymGroups } from './synonyms.ts';

test('a word is in one synonym group only, spelled as it is searched', () => {
  const words = synonymGroups.flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.filter((word) => word !== word.trim().toLowerCase().normalize('NFC'))).toEqual([]);
});

test.each([
  ['조깅', '러닝'],
  ['러닝', '달리기'],
  ['북클럽', '독서'],
])('%s also means %s', (word, other) => {
  expect(findSynonyms(word)).toContain(other);
});

test('a word without synonyms has none', () => {
  expect(findSynonyms('쀍')).toEqual([]);
});
