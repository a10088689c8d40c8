import { findWordFilter, type WordFilter } from './filter-words.ts';
import { swapKeyboard } from './other-keyboard.ts';
import { stripParticle } from './particles.ts';
import { findSynonyms } from './synonyms.ts';

/**
 * These words mean “gathering” and are removed from a search: every club is a gathering, so club
 * names rarely contain them. Longer words come first, because the first match wins.
 */
const GATHERING_WORDS = ['소모임', '동호회', '동아리', '모임', '번개', '벙개', '정모'];

export type SearchWord = { forms: readonly string[] };

export type KeywordReading = { words: readonly SearchWord[]; filters: readonly WordFilter[] };

export function readKeyword(
  keyword: string,
  findArea: (word: string) => string | null,
): KeywordReading {
  const typed = keyword.split(/\s+/).filter(Boolean);
  const whole = typed.join(' ').toLowerCase();
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

function listForms(word: string): string[] {
  const forms = [word.toLowerCase()];
  // Read the other layout before lower-casing: on a Korean keyboard, Shift changes the letter.
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

function stripAreaSuffix(word: string): string | undefined {
  return /^([가-힣]{2,}?)(입구역|역|동)$/.exec(word)?.[1];
}

function stripGatheringWord(word: string): string | undefined {
  const ending = GATHERING_WORDS.find((each) => word.endsWith(each));
  return ending === undefined || word === ending ? undefined : word.slice(0, -ending.length);
}
