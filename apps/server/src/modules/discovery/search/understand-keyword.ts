import { findAddressArea } from '@azit/rules/areas/address-area';
import { chooseWords, combineKeywords, type KnownTerm } from '@azit/rules/search/choose-words';
import type { WordFilter } from '@azit/rules/search/filter-words';
import {
  isOneLetterOff,
  isSyllableShort,
  spellOut,
  withoutOneLetter,
} from '@azit/rules/search/jamo';
import { readKeyword } from '@azit/rules/search/read-keyword';
import type { Database } from '#server/database/database.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectSimilarTerms } from './search.repository.ts';

export type Understanding = {
  keywords: string[];
  directCount: number;
  filters: readonly WordFilter[];
};

/**
 * Finds the known terms that the words of a search may mean. Each word has several forms, such as
 * the word without its particle. Each form is compared with known terms, letter by letter (jamo).
 * `mayGuess` admits terms that only begin like a form or differ from it by one letter. The first
 * `directCount` keywords contain no synonym.
 */
export async function understandKeyword(
  database: Database,
  keyword: string,
  mayGuess: boolean,
): Promise<Understanding | undefined> {
  const { words, filters } = readKeyword(keyword, findAddressArea);
  const forms = [...new Set(words.flatMap((word) => word.forms))];
  const terms = forms.length === 0 ? [] : await findSimilarTerms(database, forms);
  const usable = terms.filter(({ likeness }) => mayGuess || likeness === 'same');
  const { keywords, directCount } = combineKeywords(words.map((word) => chooseWords(word, usable)));
  const [first] = keywords;
  const isItself = filters.length === 0 && keywords.length === 1 && first === keyword.toLowerCase();
  if (isItself || (words.length === 0 && filters.length === 0)) return undefined;
  return { keywords, directCount, filters };
}

async function findSimilarTerms(database: Database, forms: readonly string[]) {
  const jamo = forms.map(spellOut);
  const spellings = forms.flatMap((form, index) => {
    const letters = jamo[index] ?? '';
    return [letters, ...withoutOneLetter(letters)].map((each) => [form, each] as const);
  });
  const rows = await findMany(database, selectSimilarTerms, {
    forms: [...forms],
    jamo,
    spelling_forms: spellings.map(([form]) => form),
    spellings: spellings.map(([, spelling]) => spelling),
  });
  return rows.flatMap(({ form, term, likeness }): KnownTerm[] => {
    if (likeness === 'same' || likeness === 'begins') return [{ form, term, likeness }];
    const isNear = isOneLetterOff(spellOut(form), spellOut(term)) || isSyllableShort(form, term);
    return isNear ? [{ form, term, likeness: 'near' }] : [];
  });
}
