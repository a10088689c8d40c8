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
import { selectTermsLike } from './search-terms.repository.ts';

export type Understanding = {
  /** Any of these will do; none where all words were filters. */
  keywords: string[];
  /** How many of the keywords come first; the rest are synonyms. */
  own: number;
  filters: readonly WordFilter[];
};

/**
 * What else a keyword may mean, or undefined where it means only itself. Words are guessed at only
 * when the keyword finds nothing as it is: whoever finds something has not mistyped.
 */
export async function understandKeyword(
  database: Database,
  keyword: string,
  findsNothing: boolean,
): Promise<Understanding | undefined> {
  const { words, filters } = readKeyword(keyword, findAddressArea);
  const forms = [...new Set(words.flatMap((word) => word.forms))];
  const terms = forms.length === 0 ? [] : await termsLike(database, forms);
  const usable = terms.filter(({ likeness }) => findsNothing || likeness === 'same');
  const { keywords, own } = combineKeywords(words.map((word) => chooseWords(word, usable)));
  const isItself =
    filters.length === 0 && keywords.length === 1 && keywords[0] === wordsIn(keyword);
  if (isItself || (words.length === 0 && filters.length === 0)) return undefined;
  return { keywords: words.length === 0 ? [] : keywords, own, filters };
}

const wordsIn = (keyword: string) => keyword.toLowerCase().split(/\s+/).join(' ');

async function termsLike(database: Database, forms: readonly string[]): Promise<KnownTerm[]> {
  const spellings = forms.map(spellOut);
  const misspelt = forms.flatMap((form, place) => {
    const spelling = spellings[place] ?? '';
    return [spelling, ...withoutOneLetter(spelling)].map((each) => [form, each] as const);
  });
  const rows = await findMany(database, selectTermsLike, {
    forms: [...forms],
    spellings,
    misspelt_forms: misspelt.map(([form]) => form),
    misspellings: misspelt.map(([, spelling]) => spelling),
  });
  return rows.flatMap(({ form, term, likeness }): KnownTerm[] => {
    if (likeness === 'same' || likeness === 'begins') return [{ form, term, likeness }];
    const isNear = isOneLetterOff(spellOut(form), spellOut(term)) || isSyllableShort(form, term);
    return isNear ? [{ form, term, likeness: 'near' }] : [];
  });
}
