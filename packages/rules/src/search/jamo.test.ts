import { expect, test } from 'vitest';
import { isOneLetterOff, isSyllableShort, spellOut, withoutOneLetter } from './jamo.ts';

test.each([
  ['전시', 'ㅈㅓㄴㅅㅣ'],
  ['전ㅅ', 'ㅈㅓㄴㅅ'],
  ['과', 'ㄱㅗㅏ'],
  ['닭 lp', 'ㄷㅏㄹㄱ lp'],
])('the word %s is decomposed into %s', (word, spelling) => {
  expect(spellOut(word)).toBe(spelling);
});

test('removing one letter from a spelling yields each variant only once', () => {
  expect(withoutOneLetter('ㅏㅏㄱ')).toEqual(['ㅏㄱ', 'ㅏㅏ']);
});

test.each([
  ['보드개임', '보드게임', true],
  ['보드게이', '보드게임', true],
  ['보ㅡ게임', '보드게임', true],
  ['보드', '보드게임', false],
  ['보드게임ㅁ', '보드게임', true],
  ['보드게임', '보드게임', true],
  ['부드개임', '보드게임', false],
  ['등산', '산등', false],
])('the spellings of %s and %s differ by at most one letter: %s', (one, other, expected) => {
  expect(isOneLetterOff(spellOut(one), spellOut(other))).toBe(expected);
});

test.each([
  ['보드임', '보드게임', true],
  ['보임', '보드게임', false],
  ['게임보드', '보드게임', false],
])('the word %s equals %s without one syllable: %s', (word, whole, expected) => {
  expect(isSyllableShort(word, whole)).toBe(expected);
});
