import { readOwn, writeOwn } from '#web/session/own-storage.ts';

const storageKey = 'recentSearches';
const keptAtMost = 10;

/** Newest first. */
export function readRecentWords(): string[] {
  const { words } = readOwn(storageKey);
  return Array.isArray(words) ? words.filter(isWord).slice(0, keptAtMost) : [];
}

export function addRecentWord(words: readonly string[], word: string): string[] {
  return [word, ...words.filter((kept) => kept !== word)].slice(0, keptAtMost);
}

export function writeRecentWords(words: readonly string[]): void {
  writeOwn(storageKey, words.length === 0 ? null : { words });
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
