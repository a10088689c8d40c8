import { expect, test } from 'vitest';
import { chooseWords, type KnownTerm, keywordsOf } from './choose-words.ts';

const term = (form: string, likeness: KnownTerm['likeness'], known: string): KnownTerm => ({
  form,
  likeness,
  term: known,
});
const chosen = (forms: string[], ...terms: KnownTerm[]) => chooseWords({ forms }, terms);

test('a word that is known stays, although something resembles it', () => {
  const terms = [term('마술', 'same', '마술'), term('마술', 'near', '미술')];
  expect(chosen(['마술'], ...terms)).toEqual({ words: ['마술'], synonyms: [] });
});

test('of several forms the known one is taken', () => {
  const known = term('마술', 'same', '마술');
  expect(chosen(['마술을', '마술'], known).words).toEqual(['마술']);
});

test('a form with synonyms is taken although a name holds another', () => {
  const named = term('카페에서', 'same', '카페에서');
  expect(chosen(['카페에서', '카페'], named).words).toEqual(['카페']);
});

test('an unknown word is completed before it is corrected', () => {
  const terms = [term('마수', 'near', '미수'), term('마수', 'begins', '마술')];
  expect(chosen(['마수'], ...terms).words).toEqual(['마술']);
});

test('at most three guesses are taken', () => {
  const terms = ['가나', '가다', '가라', '가마'].map((known) => term('가사', 'near', known));
  expect(chosen(['가사'], ...terms).words).toEqual(['가나', '가다', '가라']);
});

test('a word nobody knows is looked for in all of its forms', () => {
  expect(chosen(['쀍을', '쀍']).words).toEqual(['쀍을', '쀍']);
});

test('a synonym that holds another word is left out', () => {
  expect(chosen(['베이커리']).synonyms).toContain('빵');
  expect(chosen(['베이커리']).synonyms).not.toContain('빵집');
});

test('keywords say every word, without synonyms first, and are eight at most', () => {
  const words = [
    { words: ['성수'], synonyms: [] },
    { words: ['조깅'], synonyms: ['러닝', '달리기'] },
  ];
  expect(keywordsOf(words)).toEqual({
    keywords: ['성수 조깅', '성수 러닝', '성수 달리기'],
    own: 1,
  });
  const many = { words: ['가', '나', '다'], synonyms: [] };
  expect(keywordsOf([many, many]).keywords).toHaveLength(8);
  expect(keywordsOf([])).toEqual({ keywords: [''], own: 1 });
});
