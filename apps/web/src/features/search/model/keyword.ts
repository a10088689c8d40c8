import { SEARCH_KEYWORD_MAX } from '@azit/contract/clubs/discovery.endpoints';

/** What is asked for when this stands in the field; empty where there is nothing to ask. */
export function keywordOf(typed: string): string {
  const word = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return [...word].slice(0, SEARCH_KEYWORD_MAX).join('').trimEnd();
}

/** The words that must all be found. */
export function wordsOf(keyword: string): string[] {
  return keyword.toLowerCase().split(' ').filter(Boolean);
}
