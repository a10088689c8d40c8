import { expect, test } from 'vitest';

import { findSynonyms, synonymGroups } from './synonyms.ts';

test('each synonym is in one group only, trimmed, in lower case and composed Unicode', () => {
  const words = synonymGroups.flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.filter((word) => word !== word.trim().toLowerCase().normalize('NFC'))).toEqual([]);
});

test.each([
  ['조깅', '러닝'],
  ['러닝', '달리기'],
  ['북클럽', '독서'],
])('the word %s has the synonym %s', (word, other) => {
  expect(findSynonyms(word)).toContain(other);
  expect(findSynonyms(word)).not.toContain(word);
});

test('a word outside all synonym groups has no synonyms', () => {
  expect(findSynonyms('쀍')).toEqual([]);
});
