import { convertHangulToQwerty } from 'es-hangul';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swapKeyboard } from './other-keyboard.ts';

test.each([
  ['qhemrpdla', '보드게임'],
  ['QHEMRPDLA', '보드게임'],
  ['Emrowlf', '뜨개질'],
  ['rkQ', '갑'],
  ['야ㅛ', 'diy'],
  ['ㄱㅕㅜ', 'run'],
  ['ㅣㅔ', 'lp'],
  ['ㅛㅐㅎㅁ', 'yoga'],
  ['쟈ㅜㄷ', 'wine'],
])('the keys of %s on the other layout are %s', (typed, meant) => {
  expect(swapKeyboard(typed)).toBe(meant);
});

test.each([
  ['a single Latin letter', 'r'],
  ['a single Hangul letter', 'ㅛ'],
  ['nothing', ''],
  ['Latin letters that give no syllables', 'diy'],
  ['Latin letters that give a syllable and a letter', 'rkr1'],
  ['Latin letters after Hangul', '바rk'],
  ['Latin letters before Hangul', 'rk바'],
  ['Latin letters that begin with a lone vowel', 'hrk'],
  ['Hangul after a digit', '1야ㅛ'],
  ['Hangul before a digit', '야ㅛ1'],
  ['whole syllables', '독서'],
  ['initials', 'ㄷㅅ'],
])('%s has no reading on the other layout', (_name, typed) => {
  expect(swapKeyboard(typed)).toBeUndefined();
});

test('Korean syllables typed on an English layout are always recognised', () => {
  const syllable = fc
    .integer({ min: 0xac00, max: 0xd7a3 })
    .map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
      const word = syllables.join('');
      expect(swapKeyboard(convertHangulToQwerty(word))).toBe(word);
    }),
  );
});
