import { readOwn, writeOwn } from '#web/session/own-storage.ts';

const storageKey = 'recentSearches';
const maxKeywords = 10;

export function readRecentKeywords(): string[] {
  const { words } = readOwn(storageKey);
  return Array.isArray(words) ? words.filter(isWord).slice(0, maxKeywords) : [];
}

export function addRecentKeyword(words: readonly string[], word: string): string[] {
  return [word, ...words.filter((stored) => stored !== word)].slice(0, maxKeywords);
}

export function writeRecentKeywords(words: readonly string[]): void {
  writeOwn(storageKey, words.length === 0 ? null : { words });
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
