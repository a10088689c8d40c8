import { expect, test } from 'vitest';
import { readKeyword } from './read-keyword.ts';

const findArea = (word: string) => (word === '강남역' ? '11680' : null);
const listForms = (keyword: string) =>
  readKeyword(keyword, findArea).words.map(({ forms }) => forms);

test.each([
  ['a plain word', '보드게임', [['보드게임']]],
  ['capitals', 'DIY', [['diy']]],
  ['a particle after a consonant', '보드게임을', [['보드게임을', '보드게임']]],
  ['a particle after a vowel', '영화를', [['영화를', '영화']]],
  ['a particle that does not fit its word', '마늘를', [['마늘를']]],
  ['what only looks like a particle', '가을', [['가을']]],
  ['모임 at the end of a word', '독서모임', [['독서모임', '독서']]],
  ['모임 and a particle', '독서모임을', [['독서모임을', '독서모임', '독서']]],
  ['모임 as a word', '독서 모임', [['독서']]],
  ['모임 alone', '모임', []],
  ['Korean on an English keyboard', 'qhemrpdla', [['qhemrpdla', '보드게임']]],
  ['a double consonant on an English keyboard', 'Emrowlf', [['emrowlf', '뜨개질']]],
  ['keys that make no syllables', 'asdf', [['asdf']]],
  ['English on a Korean keyboard', '야ㅛ', [['야ㅛ', 'diy']]],
  ['a letter alone', 'ㅇ', [['ㅇ']]],
  ['initials', 'ㄷㅅ', [['ㄷㅅ']]],
  ['a station', '성수역', [['성수역', '성수']]],
  ['a station of one syllable', '강역', [['강역']]],
  ['an entrance', '건대입구역', [['건대입구역', '건대']]],
  ['a neighbourhood', '망원동', [['망원동', '망원']]],
  ['a neighbourhood and a particle', '망원동에서', [['망원동에서', '망원동', '망원']]],
  ['a Latin word before 역', 'lp역', [['lp역']]],
  ['한 and 동 inside a word', '운동장', [['운동장']]],
  [
    'Shift on a Korean keyboard',
    '야ㅛ Emrowlf',
    [
      ['야ㅛ', 'diy'],
      ['emrowlf', '뜨개질'],
    ],
  ],
  ['surrounding spaces', '  등산   영화 ', [['등산'], ['영화']]],
  ['a word before 동 that is not Hangul', 'lp망원동', [['lp망원동']]],
  ['text after 동', '성수동길', [['성수동길']]],
  ['모임 and a particle only', '모임을', [['모임을', '모임']]],
  ['a synonym that ends in 모임', '책모임', [['책모임', '책']]],
  ['two words with a synonym together', '그림 그리기', [['그림 그리기']]],
])('a keyword with %s is read: “%s” as %j', (_name, keyword, expected) => {
  expect(listForms(keyword)).toEqual(expected);
});

test.each(['소모임', '동호회', '동아리', '모임', '번개', '벙개', '정모'])(
  'the word %s is not searched, and is stripped from the end of another',
  (word) => {
    expect(listForms(word)).toEqual([]);
    expect(listForms(`등산${word}`)).toEqual([[`등산${word}`, '등산']]);
  },
);

test.each([
  ['무료', { name: 'free' }],
  ['공짜', { name: 'free' }],
  ['온라인', { name: 'mode', value: 'online' }],
  ['비대면', { name: 'mode', value: 'online' }],
  ['랜선', { name: 'mode', value: 'online' }],
  ['오프라인', { name: 'mode', value: 'offline' }],
  ['대면', { name: 'mode', value: 'offline' }],
  ['주말', { name: 'when', value: 'weekend' }],
  ['이번주말', { name: 'when', value: 'weekend' }],
  ['오늘', { name: 'when', value: 'today' }],
  ['내일', { name: 'when', value: 'tomorrow' }],
  ['월요일', { name: 'weekday', value: 1 }],
  ['화요일', { name: 'weekday', value: 2 }],
  ['수요일', { name: 'weekday', value: 3 }],
  ['목요일', { name: 'weekday', value: 4 }],
  ['금요일', { name: 'weekday', value: 5 }],
  ['토요일', { name: 'weekday', value: 6 }],
  ['일요일', { name: 'weekday', value: 7 }],
  ['강남역', { name: 'area', value: '11680' }],
])('the word %s in a keyword is read as a filter', (word, filter) => {
  expect(readKeyword(`${word} 등산`, findArea)).toEqual({
    words: [{ forms: ['등산'] }],
    filters: [{ word, ...filter }],
  });
});

test('two words that have synonyms together are one word without filters', () => {
  const words = [{ forms: ['그림 그리기'] }];
  expect(readKeyword('그림  그리기', findArea)).toEqual({ words, filters: [] });
});
