import { SEARCH_KEYWORD_MAX } from '@azit/contract/clubs/search-words.query';

/** The keyword to search for when this is typed; empty when there is nothing to search for. */
export function keywordOf(typed: string): string {
  const word = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return [...word].slice(0, SEARCH_KEYWORD_MAX).join('').trimEnd();
}

/** The words that must all be found. */
export function wordsOf(keyword: string): string[] {
  return keyword.toLowerCase().split(' ').filter(Boolean);
}

const shortestAlone = 2;

/** The words of several that say something by themselves, as they were typed, each once. */
export function singleWordsOf(keyword: string): string[] {
  const words = keyword.split(' ').filter(Boolean);
  if (words.length < 2) return [];
  return [...new Set(words)].filter((word) => [...word].length >= shortestAlone);
}
