import { expect, test } from 'vitest';
import { chooseWords, combineKeywords, type KnownTerm } from './choose-words.ts';

const term = (form: string, likeness: KnownTerm['likeness'], known: string): KnownTerm => ({
  form,
  likeness,
  term: known,
});
const chosen = (forms: string[], ...terms: KnownTerm[]) => chooseWords({ forms }, terms);

test('a word that is a stored search term is not replaced by a similar term', () => {
  const terms = [term('마술', 'same', '마술'), term('마술', 'near', '미술')];
  expect(chosen(['마술'], ...terms)).toEqual({ words: ['마술'], synonyms: [] });
});

test('a form of a word that is a stored search term is preferred to its other forms', () => {
  const known = term('마술', 'same', '마술');
  expect(chosen(['마술을', '마술'], known).words).toEqual(['마술']);
});

test('a word form with synonyms is preferred to a form that occurs in a club name', () => {
  const named = term('카페에서', 'same', '카페에서');
  expect(chosen(['카페에서', '카페'], named).words).toEqual(['카페']);
});

test('a word that is no stored search term is completed if possible, else corrected', () => {
  const terms = [term('마수', 'near', '미수'), term('마수', 'begins', '마술')];
  expect(chosen(['마수'], ...terms).words).toEqual(['마술']);
});

test('for a word that is no stored search term, at most three suggestions are used', () => {
  const terms = ['가나', '가다', '가라', '가마'].map((known) => term('가사', 'near', known));
  expect(chosen(['가사'], ...terms).words).toEqual(['가나', '가다', '가라']);
});

test('a word that matches no search term, even roughly, is searched in all its forms', () => {
  expect(chosen(['쀍을', '쀍'])).toEqual({ words: ['쀍을', '쀍'], synonyms: [] });
});

test('a synonym that contains another searched word or synonym is omitted', () => {
  expect(chosen(['베이커리']).synonyms).toContain('빵');
  expect(chosen(['베이커리']).synonyms).not.toContain('빵집');
});

test('words combine into at most eight search phrases, phrases with synonyms last', () => {
  const words = [
    { words: ['성수'], synonyms: [] },
    { words: ['조깅'], synonyms: ['러닝', '달리기'] },
  ];
  expect(combineKeywords(words)).toEqual({
    keywords: ['성수 조깅', '성수 러닝', '성수 달리기'],
    directCount: 1,
  });
  const many = { words: ['가', '나', '다'], synonyms: ['라'] };
  const { keywords, directCount } = combineKeywords([many, many]);
  expect([keywords.length, directCount]).toEqual([8, 8]);
  expect(combineKeywords([])).toEqual({ keywords: [''], directCount: 1 });
});
