import { filterOfWord, type WordFilter } from './filter-words.ts';
import { isGatheringWord, withoutGatheringWord } from './gathering-words.ts';
import { onOtherKeyboard } from './other-keyboard.ts';
import { withoutParticle } from './particles.ts';
import { synonymsOf } from './synonyms.ts';

/** A word of the search as it was typed, then what else it may have been meant to be. */
export type SearchWord = { forms: readonly string[] };

export type KeywordReading = { words: readonly SearchWord[]; filters: readonly WordFilter[] };

/** Takes a keyword apart: words that are filters, words that say nothing, and those to look for. */
export function readKeyword(
  keyword: string,
  areaOf: (word: string) => string | null,
): KeywordReading {
  const typed = keyword.split(/\s+/).filter(Boolean);
  const whole = typed.join(' ').toLowerCase();
  // Two words that mean one thing together: 그림 그리기.
  if (typed.length > 1 && synonymsOf(whole).length > 0) {
    return { words: [{ forms: [whole] }], filters: [] };
  }
  const filters: WordFilter[] = [];
  const words: SearchWord[] = [];
  for (const word of typed) {
    const filter = filterOfWord(word, areaOf);
    if (filter !== undefined) filters.push(filter);
    else if (!isGatheringWord(word)) words.push({ forms: formsOf(word) });
  }
  return { words, filters };
}

/** The word, then on the other keyboard, and without a particle, 모임 or 역 at its end. */
function formsOf(word: string): string[] {
  const forms = [word.toLowerCase()];
  // Before the capitals are gone: with Shift a key means another letter.
  const swapped = onOtherKeyboard(word);
  if (swapped !== undefined) forms.push(swapped);
  for (const shorten of [withoutParticle, withoutGatheringWord, withoutPlaceEnding]) {
    for (const form of [...forms]) {
      const shorter = shorten(form);
      if (shorter !== undefined) forms.push(shorter);
    }
  }
  return [...new Set(forms)];
}

/** 성수역 and 성수동 are in 성수, which is what names say. */
function withoutPlaceEnding(word: string): string | undefined {
  return /^([가-힣]{2,})(입구역|역|동)$/.exec(word)?.[1];
}
