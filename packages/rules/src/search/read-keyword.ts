import { findWordFilter, type WordFilter } from './filter-words.ts';
import { swapKeyboard } from './other-keyboard.ts';
import { stripParticle } from './particles.ts';
import { findSynonyms } from './synonyms.ts';

/** Every club is one of these, so club names rarely contain them. Longer words come first. */
const GATHERING_WORDS = ['소모임', '동호회', '동아리', '모임', '번개', '벙개', '정모'];

/** A typed search word and its possible intended forms. */
export type SearchWord = { forms: readonly string[] };

export type KeywordReading = { words: readonly SearchWord[]; filters: readonly WordFilter[] };

/** Splits a keyword into filters and search words; drops words that say nothing. */
export function readKeyword(
  keyword: string,
  findArea: (word: string) => string | null,
): KeywordReading {
  const typed = keyword.split(/\s+/).filter(Boolean);
  const whole = typed.join(' ').toLowerCase();
  // Two words with one meaning: 그림 그리기.
  if (typed.length > 1 && findSynonyms(whole).length > 0) {
    return { words: [{ forms: [whole] }], filters: [] };
  }
  const filters: WordFilter[] = [];
  const words: SearchWord[] = [];
  for (const word of typed) {
    const filter = findWordFilter(word, findArea);
    if (filter !== undefined) filters.push(filter);
    else if (!GATHERING_WORDS.includes(word)) words.push({ forms: listForms(word) });
  }
  return { words, filters };
}

/** Lists the word, its reading on the other keyboard, and both without particle, 모임 or 역. */
function listForms(word: string): string[] {
  const forms = [word.toLowerCase()];
  // Swap before lower-casing: with Shift a key types another letter.
  const swapped = swapKeyboard(word);
  if (swapped !== undefined) forms.push(swapped);
  for (const shorten of [stripParticle, stripGatheringWord, stripAreaSuffix]) {
    for (const form of [...forms]) {
      const shorter = shorten(form);
      if (shorter !== undefined) forms.push(shorter);
    }
  }
  return [...new Set(forms)];
}

/** 성수역 and 성수동 become 성수, which club names use. */
function stripAreaSuffix(word: string): string | undefined {
  return /^([가-힣]{2,})(입구역|역|동)$/.exec(word)?.[1];
}

/** 독서모임 becomes 독서; undefined if nothing changes or nothing would remain. */
function stripGatheringWord(word: string): string | undefined {
  const ending = GATHERING_WORDS.find((each) => word.endsWith(each));
  return ending === undefined || word === ending ? undefined : word.slice(0, -ending.length);
}
