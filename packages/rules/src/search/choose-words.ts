import type { SearchWord } from './read-keyword.ts';
import { synonymsOf } from './synonyms.ts';

/** A word that names of clubs or categories hold, and how it resembles a form of a typed word. */
export type KnownTerm = { form: string; term: string; likeness: 'same' | 'begins' | 'near' };

const MOST_GUESSES = 3;

/** What to look for in place of a typed word: any of the words, and after those any synonym. */
export type ChosenWords = { words: readonly string[]; synonyms: readonly string[] };

/**
 * A form that is known is taken, above all one that has synonyms; what nobody knows is guessed at,
 * first as the beginning of a word, then as a slip of one letter.
 */
export function chooseWords({ forms }: SearchWord, terms: readonly KnownTerm[]): ChosenWords {
  const termsFor = (form: string, likeness: KnownTerm['likeness']) =>
    terms.filter((each) => each.form === form && each.likeness === likeness);
  const known =
    forms.find((form) => synonymsOf(form).length > 0) ??
    forms.find((form) => termsFor(form, 'same').length > 0);
  if (known !== undefined) return withSynonyms([known]);
  for (const likeness of ['begins', 'near'] as const) {
    for (const form of forms) {
      const guesses = termsFor(form, likeness).map(({ term }) => term);
      if (guesses.length > 0) return withSynonyms(guesses.slice(0, MOST_GUESSES));
    }
  }
  return { words: forms, synonyms: [] };
}

/** A synonym that holds another word finds nothing that the other does not: 빵집 holds 빵. */
function withSynonyms(words: readonly string[]): ChosenWords {
  const all = [...new Set([...words, ...words.flatMap(synonymsOf)])];
  const isNeeded = (word: string) =>
    !all.some((other) => other !== word && word.includes(other)) && !words.includes(word);
  return { words, synonyms: all.filter(isNeeded) };
}

const MOST_KEYWORDS = 8;

/** Every way to say all of the words, those without a synonym first; `own` says how many those are. */
export function keywordsOf(chosen: readonly ChosenWords[]): { keywords: string[]; own: number } {
  const own = combine(chosen.map(({ words }) => words));
  const all = combine(chosen.map(({ words, synonyms }) => [...words, ...synonyms]));
  return { keywords: [...new Set([...own, ...all])].slice(0, MOST_KEYWORDS), own: own.length };
}

function combine(choices: readonly (readonly string[])[]): string[] {
  return choices.reduce<string[]>(
    (phrases, words) =>
      phrases
        .flatMap((phrase) => words.map((word) => `${phrase} ${word}`.trim()))
        .slice(0, MOST_KEYWORDS),
    [''],
  );
}
