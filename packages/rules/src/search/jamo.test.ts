import { expect, test } from 'vitest';
import { isOneLetterOff, isSyllableShort, spellOut, withoutOneLetter } from './jamo.ts';

test.each([
  ['전시', 'ㅈㅓㄴㅅㅣ'],
  ['전ㅅ', 'ㅈㅓㄴㅅ'],
  ['과', 'ㄱㅗㅏ'],
  ['닭 lp', 'ㄷㅏㄹㄱ lp'],
])('%s is spelt %s', (word, spelling) => {
  expect(spellOut(word)).toBe(spelling);
});

test('a spelling yields each variant with one letter missing, once', () => {
  expect(withoutOneLetter('ㅏㅏㄱ')).toEqual(['ㅏㄱ', 'ㅏㅏ']);
});

test.each([
  ['보드개임', '보드게임', true],
  ['보드게이', '보드게임', true],
  ['보드게임ㅁ', '보드게임', true],
  ['보드게임', '보드게임', true],
  ['부드개임', '보드게임', false],
  ['등산', '산등', false],
])('%s is at most one letter off %s: %s', (one, other, expected) => {
  expect(isOneLetterOff(spellOut(one), spellOut(other))).toBe(expected);
});

test.each([
  ['보드임', '보드게임', true],
  ['보임', '보드게임', false],
  ['게임보드', '보드게임', false],
])('%s is %s less one syllable: %s', (word, whole, expected) => {
  expect(isSyllableShort(word, whole)).toBe(expected);
});
