import type { SearchWord } from './read-keyword.ts';
import { findSynonyms } from './synonyms.ts';

export type KnownTerm = { form: string; term: string; likeness: 'same' | 'begins' | 'near' };

const MAX_GUESSES = 3;

export type ChosenWords = { words: readonly string[]; synonyms: readonly string[] };

export function chooseWords({ forms }: SearchWord, terms: readonly KnownTerm[]): ChosenWords {
  const termsFor = (form: string, likeness: KnownTerm['likeness']) =>
    terms.filter((each) => each.form === form && each.likeness === likeness);
  const known =
    forms.find((form) => findSynonyms(form).length > 0) ??
    forms.find((form) => termsFor(form, 'same').length > 0);
  if (known !== undefined) return withSynonyms([known]);
  for (const likeness of ['begins', 'near'] as const) {
    for (const form of forms) {
      const guesses = termsFor(form, likeness).map(({ term }) => term);
      if (guesses.length > 0) return withSynonyms(guesses.slice(0, MAX_GUESSES));
    }
  }
  return { words: forms, synonyms: [] };
}

/**
 * Drops synonyms that contain another word of the search, because every match of 빵집 is also a match
 * of 빵.
 */
function withSynonyms(words: readonly string[]): ChosenWords {
  const all = [...new Set([...words, ...words.flatMap(findSynonyms)])];
  const isNeeded = (word: string) =>
    !all.some((other) => other !== word && word.includes(other)) && !words.includes(word);
  return { words, synonyms: all.filter(isNeeded) };
}

const MAX_KEYWORDS = 8;

export function combineKeywords(chosen: readonly ChosenWords[]): {
  keywords: string[];
  directCount: number;
} {
  const direct = combine(chosen.map(({ words }) => words));
  const all = combine(chosen.map(({ words, synonyms }) => [...words, ...synonyms]));
  return {
    keywords: [...new Set([...direct, ...all])].slice(0, MAX_KEYWORDS),
    directCount: direct.length,
  };
}

function combine(choices: readonly (readonly string[])[]): string[] {
  return choices.reduce<string[]>(
    (phrases, words) =>
      phrases
        .flatMap((phrase) => words.map((word) => `${phrase} ${word}`.trim()))
        .slice(0, MAX_KEYWORDS),
    [''],
  );
}
