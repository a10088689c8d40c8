import { isRecord } from '#web/api/error.ts';
import { sessionStore } from '#web/session/session.ts';

const storageKey = 'recentSearches';
const keptAtMost = 10;

/** Newest first, of this member on this device. Anything odd in the storage reads as nothing. */
export function readRecentWords(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (!isRecord(stored) || stored.memberId !== ownId() || !Array.isArray(stored.words)) return [];
    return stored.words.filter(isWord).slice(0, keptAtMost);
  } catch {
    return [];
  }
}

export function addRecentWord(words: readonly string[], word: string): string[] {
  return [word, ...words.filter((kept) => kept !== word)].slice(0, keptAtMost);
}

/** Beside the login; a logout clears both. */
export function writeRecentWords(words: readonly string[]): void {
  if (words.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ memberId: ownId(), words }));
}

function ownId(): number | null {
  return sessionStore.getState().session?.memberId ?? null;
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
