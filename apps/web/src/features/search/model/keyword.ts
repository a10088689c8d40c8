import { SEARCH_KEYWORD_MAX } from '@azit/contract/clubs/search-words.query';

export function toKeyword(typed: string): string {
  const word = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return [...word].slice(0, SEARCH_KEYWORD_MAX).join('').trimEnd();
}

export function splitWords(keyword: string): string[] {
  return keyword.toLowerCase().split(' ').filter(Boolean);
}

const shortestAlone = 2;

export function listSingleWords(keyword: string): string[] {
  const words = keyword.split(' ').filter(Boolean);
  if (words.length < 2) return [];
  return [...new Set(words)].filter((word) => [...word].length >= shortestAlone);
}
